"""Names in English, Brazilian Portuguese and Italian. Site names stand with the board, most card names are the same in all."""

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
    ("nessuno", "Ambition", "Conquest", "Malice", "Guile", "Obedience"),
)
DECK_NAMES: Final = {
    "starter": ("Starting deck", "Deck inicial", "Deck iniziale"),
    "core": ("Supplies", "Suprimentos", "Riserve"),
    "drow": ("Drow", "Drow", "Drow"),
    "dragons": ("Dragons", "Dragões", "Dragons"),
    "elementals": ("Elementals", "Elementais", "Elemental"),
    "demons": ("Demons", "Demônios", "Demons"),
    "aberrations": ("Aberrations", "Aberrações", "Aberrations"),
    "undead": ("Undead", "Mortos-vivos", "Undead"),
}
# Cards that the translated rulebooks name; all others keep their English name.
CARD_NAMES: Final = {
    "noble": ("Nobre", "Nobile"),
    "soldier": ("Soldado", "Soldato"),
    "house_guard": ("Guarda das Casas", "House Guard"),
    "priestess_of_lolth": ("Sacerdotisa de Lolth", "Priestess of Lolth"),
    "insane_outcast": ("Exilado Insano", "Insane Outcast"),
    "masters_of_sorcere": ("Mestres da Sorcere", "Masters of Sorcere"),
}
SOURCES: Final = {
    "sites": ("sites", "regiões", "Site"),
    "total_control": ("total control", "controle total", "controllo totale"),
    "trophies": ("trophies", "troféus", "trofei"),
    "deck": ("deck", "deck", "deck"),
    "inner_circle": ("inner circle", "círculo interno", "Inner-Circle"),
    "vp_tokens": ("VP tokens", "marcadores de PV", "token VP"),
}
