"""The house over the web: sign-in, roles, the API and what running it takes (docs/api.md, docs/security.md)."""
