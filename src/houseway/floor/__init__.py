"""The house over the web: sign-in, roles, the API and what running it takes (docs/api.md, docs/security.md)."""

from houseway.errors import require

require("floor")
