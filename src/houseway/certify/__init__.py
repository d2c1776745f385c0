"""The certificate of a game: its exact figures, what a night may bring, rounds beside them, and the law it rests on."""

from houseway.certify.certificate import Certificate, certificate

__all__ = ["Certificate", "certificate"]
