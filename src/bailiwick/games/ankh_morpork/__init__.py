"""Discworld: Ankh-Morpork, by its rules (rules.md) and rulings (rulings.md)."""
