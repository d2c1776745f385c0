"""What is compiled, for the exact odds and the simulator alike: streams of random numbers, poker hands by the batch."""

from houseway.errors import require

require("simulate")
