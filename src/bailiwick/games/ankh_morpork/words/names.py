"""Names in English, Brazilian Portuguese and Italian. Persons and places mostly keep their English names."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_NAMES, SMALL_GODS

SEAT_IDS: Final = ("red", "blue", "green", "yellow")
SEAT_NAMES: Final = (
    ("Red", "Vermelho", "Rosso"),
    ("Blue", "Azul", "Blu"),
    ("Green", "Verde", "Verde"),
    ("Yellow", "Amarelo", "Giallo"),
)
KIND_IDS: Final = (*SEAT_IDS, "troll", "demon")
KIND_NAMES: Final = (
    ("red minion", "assecla vermelho", "scagnozzo rosso"),
    ("blue minion", "assecla azul", "scagnozzo blu"),
    ("green minion", "assecla verde", "scagnozzo verde"),
    ("yellow minion", "assecla amarelo", "scagnozzo giallo"),
    ("troll", "troll", "troll"),
    ("demon", "demônio", "demone"),
)
# The same with the article that each wants in Italian
THE_KIND_NAMES: Final = (
    ("the red minion", "o assecla vermelho", "lo scagnozzo rosso"),
    ("the blue minion", "o assecla azul", "lo scagnozzo blu"),
    ("the green minion", "o assecla verde", "lo scagnozzo verde"),
    ("the yellow minion", "o assecla amarelo", "lo scagnozzo giallo"),
    ("the troll", "o troll", "il troll"),
    ("the demon", "o demônio", "il demone"),
)
TRANSLATED_AREAS: Final = {SMALL_GODS: ("Small Gods", "Deuses Menores", "Piccoli Dei")}
AREA_TEXTS: Final = tuple(TRANSLATED_AREAS.get(area, (name, name, name)) for area, name in enumerate(AREA_NAMES))
EVENT_NAMES: Final = (
    ("", "", ""),
    ("The Dragon", "O Dragão", "Il Drago"),
    ("Flood", "Enchente", "Alluvione"),
    ("Fire", "Fogo", "Incendio"),
    ("Fog", "Nevoeiro", "Nebbia"),
    ("Riots", "Distúrbios", "Sommosse"),
    ("Explosion", "Explosão", "Esplosione"),
    ("Mysterious Murders", "Assassinatos misteriosos", "Omicidi misteriosi"),
    (
        "Demons from the Dungeon Dimensions",
        "Demônios da Dimensão do Calabouço",
        "Demoni dalle Dimensioni Sotterranee",
    ),
    ("Subsidence", "Assentamento", "Cedimento del terreno"),
    ("Bloody Stupid Johnson", "Estúpido Johnson", "Maledetto Stupido Johnson"),
    ("Trolls", "Trolls", "Troll"),
    ("Earthquake", "Terremoto", "Terremoto"),
)
PERSONALITY_NAMES: Final = (
    ("", "", ""),
    ("Lord Vetinari", "Vetinari", "Lord Vetinari"),
    ("Lord Selachii", "Lord Selachii", "Lord Selachii"),
    ("Lord Rust", "Lord Rust", "Lord Rust"),
    ("Lord de Worde", "Lord de Worde", "Lord de Worde"),
    ("Dragon King of Arms", "Dragon King of Arms", "Dragon King of Arms"),
    ("Chrysoprase", "Chrysoprase", "Chrysoprase"),
    ("Commander Vimes", "Commander Vimes", "Comandante Vimes"),
)
# Cards that the translated terms name; all others keep their English name.
CARD_NAMES: Final = {
    "fresh_start_club": ("Club Voltar Starting Over", "Club del Nuovo Inizio"),
}
SOURCES: Final = {
    "minions": ("minions", "asseclas", "scagnozzi"),
    "buildings": ("buildings", "edifícios", "edifici"),
    "cash": ("cash", "dinheiro", "denaro"),
    "loans": ("unpaid loans", "empréstimos não pagos", "prestiti non pagati"),
}
