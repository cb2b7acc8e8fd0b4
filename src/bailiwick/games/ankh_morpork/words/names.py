"""Names in English, Brazilian Portuguese and Italian, but for those of cards. People keep their names, all that speaks is translated."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_IDS, AREA_NAMES

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
TRANSLATED_AREAS: Final[dict[str, tuple[str, str]]] = {
    "": ("", ""),
    "dolly_sisters": ("Irmãs Dolly", "Sorelle Dolly"),
    "unreal_estate": ("Bens Irreais", "Beni Irreali"),
    "dragons_landing": ("Pouso do Dragão", "Approdo del Drago"),
    "small_gods": ("Deuses Menores", "Piccoli Dei"),
    "the_scours": ("Os Lavadouros", "I Lavatoi"),
    "the_hippo": ("O Hipódromo", "L'Ippodromo"),
    "the_shades": ("As Sombras", "Le Ombre"),
    "dimwell": ("Poço Turvo", "Pozzo Fosco"),
    "longwall": ("Muro Longo", "Muro Lungo"),
    "isle_of_gods": ("Ilha dos Deuses", "Isola degli Dei"),
    "seven_sleepers": ("Sete Adormecidos", "Sette Dormienti"),
    "nap_hill": ("Morro da Soneca", "Colle del Pisolino"),
}
AREA_TEXTS: Final = tuple((name, *TRANSLATED_AREAS[id]) for id, name in zip(AREA_IDS, AREA_NAMES, strict=True))
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
    ("Dragon King of Arms", "Dragão Rei de Armas", "Drago Re d'Armi"),
    ("Chrysoprase", "Chrysoprase", "Chrysoprase"),
    ("Commander Vimes", "Comandante Vimes", "Comandante Vimes"),
)
SOURCES: Final = {
    "minions": ("minions", "asseclas", "scagnozzi"),
    "buildings": ("buildings", "edifícios", "edifici"),
    "cash": ("cash", "dinheiro", "denaro"),
    "loans": ("unpaid loans", "empréstimos não pagos", "prestiti non pagati"),
}
