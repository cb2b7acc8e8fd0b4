"""The Tribunal: deals, promises, and what is owed by them."""
