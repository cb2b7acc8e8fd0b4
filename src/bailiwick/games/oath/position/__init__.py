"""Positions as JSON (docs/positions/oath.md): their fields, what a seat sees of them, and reading what a stranger wrote."""
