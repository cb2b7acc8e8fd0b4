"""Names in English, Brazilian Portuguese and Italian, but for those of cards.

The Portuguese rulebook has a word for everything. The Italian one leaves many in English, and not always the same: here they are
all said in Italian, and what it does call in Italian is called so.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = (
    ("Red", "Blue", "Orange", "Black"),
    ("Vermelho", "Azul", "Laranja", "Preto"),
    ("Rosso", "Blu", "Arancione", "Nero"),
)
TROOP_COLOURS: Final = (
    ("red", "blue", "orange", "black", "white"),
    ("vermelha", "azul", "laranja", "preta", "branca"),
    ("rossa", "blu", "arancione", "nera", "bianca"),
)
ASPECT_NAMES: Final = (
    ("none", "Ambition", "Conquest", "Malice", "Guile", "Obedience"),
    ("nenhum", "Ambição", "Conquista", "Malícia", "Astúcia", "Obediência"),
    ("nessuno", "Ambizione", "Conquista", "Malizia", "Astuzia", "Obbedienza"),
)
DECK_NAMES: Final = {
    "starter": ("Starting deck", "Deck inicial", "Mazzo iniziale"),
    "core": ("Supplies", "Suprimentos", "Riserve"),
    "drow": ("Drow", "Drow", "Drow"),
    "dragons": ("Dragons", "Dragões", "Draghi"),
    "elementals": ("Elementals", "Elementais", "Elementali"),
    "demons": ("Demons", "Demônios", "Demoni"),
    "aberrations": ("Aberrations", "Aberrações", "Aberrazioni"),
    "undead": ("Undead", "Mortos-vivos", "Non morti"),
}
# Places whose names speak, in Portuguese (as its rulebook has them) and in Italian; all others keep their name.
SITE_NAMES: Final[dict[str, tuple[str, str]]] = {
    "wormwrithings": ("As Contorções de Minhoca", "Le Spire dei Vermi"),
    "stoneshaft_clanhold": ("Fortaleza do Clã Rocha-Fosso", "Rocca del Clan Pozzopietra"),
    "blingdenstone": ("Pedra do Massacre do Refúgio", "Blingdenstone"),
    "chasmleap_bridge": ("Ponte Saltabismo", "Ponte Saltabaratro"),
    "everfire": ("Fogo Eterno", "Fuoco Eterno"),
    "halls_of_the_scoured_legion": ("Salões da Legião Flagelada", "Sale della Legione Flagellata"),
    "labyrinth": ("O Labirinto", "Il Labirinto"),
    "skullport": ("Porto da Caveira", "Porto del Teschio"),
    "phaerlin": ("O Phaerlin", "Il Phaerlin"),
    "ruins_of_dekanter": ("Ruínas de Dekanter", "Rovine di Dekanter"),
}
SOURCES: Final = {
    "sites": ("sites", "regiões", "luoghi"),
    "total_control": ("total control", "controle total", "controllo totale"),
    "trophies": ("trophies", "troféus", "trofei"),
    "deck": ("deck", "deck", "mazzo"),
    "inner_circle": ("inner circle", "círculo interno", "cerchia ristretta"),
    "vp_tokens": ("VP tokens", "marcadores de PV", "segnalini PV"),
}
