"""Names in English, Brazilian Portuguese and Italian.

What is put together from others is: a site is a region in a realm, a card is named after what it shows.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import AREA_NAMES, AREAS, REALMS, REGION_NAMES, REGIONS, SITE_IDS
from bailiwick.games.immortals.cards import BUILDS, CARD_IDS, CONFLICT_IDS, EFFECTS, SPACES, TRIBES
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
# The cubes of a colour: one, and several
CUBE_TEXTS: Final[tuple[tuple[Texts, Texts], ...]] = (
    (("red", "vermelho", "rosso"), ("red", "vermelhos", "rossi")),
    (("blue", "azul", "blu"), ("blue", "azuis", "blu")),
    (("purple", "roxo", "viola"), ("purple", "roxos", "viola")),
    (("yellow", "amarelo", "giallo"), ("yellow", "amarelos", "gialli")),
    (("black", "preto", "nero"), ("black", "pretos", "neri")),
    (("inhabitant", "habitante", "abitante"), ("inhabitants", "habitantes", "abitanti")),
)
REALM_TEXTS: Final[tuple[Texts, ...]] = (
    ("light realm", "reino da luz", "regno della luce"),
    ("dark realm", "reino das trevas", "regno delle tenebre"),
)
SHORT_REALMS: Final[tuple[Texts, ...]] = (("light", "luz", "luce"), ("dark", "trevas", "tenebre"))
# In Portuguese and in Italian; the rulebook has some in Portuguese, the others are ours
TRANSLATED_REGIONS: Final[dict[str, tuple[str, str]]] = {
    "treehome": ("Lar das Árvores", "Dimora degli alberi"),
    "heartwood": ("Coração da Mata", "Cuore del bosco"),
    "grove": ("Arvoredo", "Boschetto"),
    "mossvale": ("Vale do Musgo", "Valle del muschio"),
    "owlshade": ("Sombra da Coruja", "Ombra del gufo"),
    "forge_fire": ("Fogo da Forja", "Fuoco della forgia"),
    "mountains": ("Montanhas", "Montagne"),
    "eagles_rest": ("Pouso da Águia", "Riposo dell'aquila"),
    "deepdelve": ("Mina Profunda", "Miniera profonda"),
    "stonegate": ("Portão de Pedra", "Porta di pietra"),
    "white_falls": ("Cachoeira Branca", "Cascata bianca"),
    "lakeside": ("Margem do Lago", "Riva del lago"),
    "emerald_cliff": ("Penhasco Esmeralda", "Scogliera di smeraldo"),
    "mistshore": ("Costa da Névoa", "Costa della nebbia"),
    "reedwater": ("Juncal", "Canneto"),
    "kingsroad": ("Estrada do Rei", "Strada del re"),
    "borderland": ("Fronteira", "Terra di confine"),
    "the_murk": ("Penumbra", "Penombra"),
    "northwatch": ("Guarda do Norte", "Guardia del nord"),
    "emberfield": ("Campo de Brasas", "Campo di brace"),
    "foothold": ("Baluarte", "Caposaldo"),
    "tributepass": ("Desfiladeiro do Tributo", "Passo del tributo"),
    "windmere": ("Lago do Vento", "Lago del vento"),
    "goldmeadow": ("Prado Dourado", "Prato dorato"),
    "farwatch": ("Vigia Distante", "Vedetta lontana"),
}
TRANSLATED_AREAS: Final[dict[str, tuple[str, str]]] = {
    "greenwood": ("Mata Verde", "Bosco verde"),
    "highpeaks": ("Altos Picos", "Alte vette"),
    "waterlands": ("Terras das Águas", "Terre d'acqua"),
    "marches": ("Marcas", "Marche"),
    "sunplains": ("Planícies do Sol", "Piane del sole"),
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
    ("Night Elves", "Elfos da Noite", "Elfi della notte"),
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
    "sites": ("sites", "regiões", "siti"),
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


REGION_TEXTS: Final[tuple[Texts, ...]] = tuple(
    (name, *TRANSLATED_REGIONS[id]) for id, name in zip(REGIONS, REGION_NAMES, strict=True)
)
AREA_TEXTS: Final[tuple[Texts, ...]] = tuple((name, *TRANSLATED_AREAS[id]) for id, name in zip(AREAS, AREA_NAMES, strict=True))
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
# The ten spaces of any board; then, for each tribe, its own space by what it does there
SPACE_TEXTS: Final[tuple[Texts, ...]] = (
    *EFFECT_TEXTS[:6],
    *OTHER_SPACES,
    *(noted(effect, tribe) for tribe in TRIBE_TEXTS for effect in EFFECT_TEXTS),
)
TRIBE_SPACE: Final = 10  # the first of those
SPACES_A_TRIBE: Final = len(EFFECT_TEXTS)


def amounts(one: Texts, many: Texts) -> Names:
    """Numbers of a thing, as they fall into a log line, by number."""
    row: list[Texts] = []
    for number in range(MOST + 1):
        en, pt, it = one if number == 1 else many
        row.append((f"{number} {en}", f"{number} {pt}", f"{number} {it}"))
    return Names([str(number) for number in range(MOST + 1)], row)


MOST: Final = 200  # gold or energy that is paid or taken at once; two tribes begin with 99 each at most
GOLD: Final[tuple[Texts, Texts]] = (("gold", "de ouro", "moneta d'oro"), ("gold", "de ouro", "monete d'oro"))
ENERGY: Final[tuple[Texts, Texts]] = (("energy", "de energia", "energia"), ("energy", "de energia", "energie"))

NAMES: Final[dict[str, Names]] = {
    "gold": amounts(*GOLD),
    "energy": amounts(*ENERGY),
    "seat": Names(SEAT_NAMES, SEAT_TEXTS),
    "realm": Names(REALMS, REALM_TEXTS),
    "short_realm": Names(REALMS, SHORT_REALMS),
    "area": Names(AREAS, AREA_TEXTS),
    "region": Names(REGIONS, REGION_TEXTS),
    "site": Names(SITE_IDS, SITE_TEXTS),
    "card": Names(CARD_IDS, CARD_TEXTS),
    "conflict": Names(CONFLICT_IDS, CONFLICT_TEXTS),
    "tribe": Names(TRIBES, TRIBE_TEXTS),
    "effect": Names(EFFECTS[:7], EFFECT_TEXTS),
    "space": Names((*SPACES, *(f"{tribe}.{effect}" for tribe in TRIBES for effect in EFFECTS[:7])), SPACE_TEXTS),
    "build": Names(BUILDS, BUILD_TEXTS),
    "side": Names(("for_attacker", "neutral", "against"), SIDE_TEXTS),
    "source": Names(tuple(SOURCES), tuple(SOURCES.values())),
}
