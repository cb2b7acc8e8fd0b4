"""Names in English, Brazilian Portuguese and Italian. Regions without a known translation keep their English name.

What is put together from others is: a site is a region in a realm, a card is named after what it shows.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import AREA_NAMES, AREAS, REALMS, REGION_NAMES, REGIONS, SITE_IDS
from bailiwick.games.immortals.cards import BUILDS, CARD_IDS, CONFLICT_IDS, SPACES, SPECIALS, TRIBES
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.words import Names, Texts

NOTHING: Final[Texts] = ("", "", "")

SEAT_TEXTS: Final[tuple[Texts, ...]] = (
    ("Red", "Vermelho", "Rosso"),
    ("Blue", "Azul", "Blu"),
    ("Purple", "Roxo", "Viola"),
    ("Yellow", "Amarelo", "Giallo"),
    ("Black", "Preto", "Nero"),
)
REALM_TEXTS: Final[tuple[Texts, ...]] = (
    ("light realm", "reino da luz", "regno della luce"),
    ("dark realm", "reino das trevas", "regno delle tenebre"),
)
SHORT_REALMS: Final[tuple[Texts, ...]] = (("light", "luz", "luce"), ("dark", "trevas", "tenebre"))
TRANSLATED_REGIONS: Final[dict[str, tuple[str, str]]] = {
    "grove": ("Arvoredo", "Boschetto"),
    "mountains": ("Montanhas", "Montagne"),
    "lakeside": ("Margem do Lago", "Riva del lago"),
    "emerald_cliff": ("Penhasco Esmeralda", "Scogliera di smeraldo"),
    "borderland": ("Fronteira", "Terra di confine"),
    "tributepass": ("Desfiladeiro do Tributo", "Passo del tributo"),
}
TRIBE_TEXTS: Final[tuple[Texts, ...]] = (
    ("Elves", "Elfos", "Elfi"),
    ("Humans", "Humanos", "Umani"),
    ("Dwarves", "Anões", "Nani"),
    ("Amazons", "Amazonas", "Amazzoni"),
    ("Halflings", "Halflings", "Halfling"),
    ("Demons", "Demônios", "Demoni"),
    ("Orcs", "Orcs", "Orchi"),
    ("Necromancers", "Necromantes", "Negromanti"),
    ("Night Elves", "Night Elves", "Elfi della notte"),
    ("Trolls", "Trolls", "Troll"),
)
MAGIC_TEXTS: Final[tuple[Texts, ...]] = (
    ("Transition of 5", "Transição de 5", "Transizione di 5"),
    ("Conflict card or first player", "Carta de conflito ou 1º jogador", "Carta conflitto o primo giocatore"),
    ("Dominate or temple", "Dominar ou templo", "Dominare o tempio"),
    (
        "2 conflict cards or transition of 2",
        "2 cartas de conflito ou transição de 2",
        "2 carte conflitto o transizione di 2",
    ),
)
# What a space does; the last is what two tribes do in their own
EFFECT_TEXTS: Final[tuple[Texts, ...]] = (
    ("extract gold", "extrair ouro", "estrarre oro"),
    ("extract energy", "extrair energia", "estrarre energia"),
    ("transition of 3", "transição de 3", "transizione di 3"),
    ("build", "construir", "costruire"),
    ("attack", "ataque", "attacco"),
    ("attack or move", "ataque ou movimento", "attacco o movimento"),
    ("build a temple", "construir um templo", "costruire un tempio"),
)
OTHER_SPACES: Final[tuple[Texts, ...]] = (
    ("light tribe's space", "espaço da tribo da luz", "spazio della tribù della luce"),
    ("dark tribe's space", "espaço da tribo das trevas", "spazio della tribù delle tenebre"),
    ("magic space 1", "espaço de magia 1", "spazio magia 1"),
    ("magic space 2", "espaço de magia 2", "spazio magia 2"),
)
BUILD_TEXTS: Final[tuple[Texts, ...]] = (
    ("a portal", "um portal", "un portale"),
    ("a temple", "um templo", "un tempio"),
    ("a capital", "uma capital", "una capitale"),
)
SIDE_TEXTS: Final[tuple[Texts, ...]] = (
    ("the inhabitants are with the attacker", "os habitantes estão com o atacante", "gli abitanti stanno con l'attaccante"),
    ("the inhabitants stay neutral", "os habitantes ficam neutros", "gli abitanti restano neutrali"),
    (
        "the inhabitants are against the attacker",
        "os habitantes estão contra o atacante",
        "gli abitanti stanno contro l'attaccante",
    ),
)
SOURCES: Final[dict[str, Texts]] = {
    "sites": ("sites", "locais", "siti"),
    "temples": ("temples", "templos", "templi"),
    "capitals": ("capitals", "capitais", "capitali"),
    "areas": ("areas", "áreas", "aree"),
    "building": ("building", "construções", "costruzioni"),
}


def noted(text: Texts, note: Texts) -> Texts:
    """A name with another in brackets."""
    return f"{text[0]} ({note[0]})", f"{text[1]} ({note[1]})", f"{text[2]} ({note[2]})"


def headed(head: Texts, text: Texts) -> Texts:
    return f"{head[0]} {text[0]}", f"{head[1]} {text[1]}", f"{head[2]} {text[2]}"


def region_texts(id: str, english: str) -> Texts:
    pt, it = TRANSLATED_REGIONS.get(id, (english, english))
    return english, pt, it


REGION_TEXTS: Final[tuple[Texts, ...]] = tuple(region_texts(id, name) for id, name in zip(REGIONS, REGION_NAMES, strict=True))
AREA_TEXTS: Final[tuple[Texts, ...]] = tuple((name, name, name) for name in AREA_NAMES)
SITE_TEXTS: Final[tuple[Texts, ...]] = tuple(noted(region, realm) for realm in SHORT_REALMS for region in REGION_TEXTS)

CONFLICT_TEXTS: Final[tuple[Texts, ...]] = (
    NOTHING,
    *(headed(("Conflict", "Conflito", "Conflitto"), site) for site in SITE_TEXTS),
    *(headed(("Wildcard", "Coringa", "Jolly"), noted(area, realm)) for realm in SHORT_REALMS for area in AREA_TEXTS),
)
CARD_TEXTS: Final[tuple[Texts, ...]] = (
    NOTHING,
    *(headed(("Region", "Região", "Regione"), region) for region in REGION_TEXTS),
    *CONFLICT_TEXTS[1:],
    *MAGIC_TEXTS,
    ("Blank card", "Carta em branco", "Carta vuota"),
    ("Face-down card", "Carta virada para baixo", "Carta coperta"),
)
# The ten spaces of any board; then, for each tribe, its own space
SPACE_TEXTS: Final[tuple[Texts, ...]] = (
    *EFFECT_TEXTS[:6],
    *OTHER_SPACES,
    *(noted(EFFECT_TEXTS[effect], tribe) for effect, tribe in zip(SPECIALS, TRIBE_TEXTS, strict=True)),
)
TRIBE_SPACE: Final = 10  # the first of those

NAMES: Final[dict[str, Names]] = {
    "seat": Names(SEAT_NAMES, SEAT_TEXTS),
    "realm": Names(REALMS, REALM_TEXTS),
    "short_realm": Names(REALMS, SHORT_REALMS),
    "area": Names(AREAS, AREA_TEXTS),
    "region": Names(REGIONS, REGION_TEXTS),
    "site": Names(SITE_IDS, SITE_TEXTS),
    "card": Names(CARD_IDS, CARD_TEXTS),
    "conflict": Names(CONFLICT_IDS, CONFLICT_TEXTS),
    "tribe": Names(TRIBES, TRIBE_TEXTS),
    "effect": Names((*SPACES[:6], "temple"), EFFECT_TEXTS),
    "space": Names((*SPACES, *TRIBES), SPACE_TEXTS),
    "build": Names(BUILDS, BUILD_TEXTS),
    "side": Names(("for_attacker", "neutral", "against"), SIDE_TEXTS),
    "source": Names(tuple(SOURCES), tuple(SOURCES.values())),
}
