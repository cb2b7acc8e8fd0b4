"""The printed game as data: cards, sites, relics and the numbers of the rules. Nothing here does anything."""
