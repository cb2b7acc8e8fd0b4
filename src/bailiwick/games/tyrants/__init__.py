"""Tyrants of the Underdark: rules only. `game.GAME` is the game; `board` and `cards` read like the printed one."""
