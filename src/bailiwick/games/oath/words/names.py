"""Names in English, Brazilian Portuguese and Italian. All of them speak, so all are translated; those of cards stand in `titles`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import ACTION_IDS
from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import BANNER_IDS, IDS, SPACE_IDS, TITLES
from bailiwick.games.oath.goals import OATH_IDS, VICTORY_IDS
from bailiwick.games.oath.position import SIDES
from bailiwick.games.oath.words.titles import TRANSLATED
from bailiwick.kernel.words import Names, Texts

PILE_IDS: Final = ("world", *REGION_IDS)

SIDE_TEXTS: Final[tuple[Texts, ...]] = (
    ("Purple", "Roxo", "Viola"),
    ("Red", "Vermelho", "Rosso"),
    ("Blue", "Azul", "Blu"),
    ("Yellow", "Amarelo", "Giallo"),
    ("White", "Branco", "Bianco"),
    ("Black", "Preto", "Nero"),
    ("Bandits", "Bandidos", "Banditi"),
)
ROLE_TEXTS: Final[tuple[Texts, ...]] = (
    ("Chancellor", "Chanceler", "Cancelliere"),
    ("Citizen", "Cidadão", "Cittadino"),
    ("Exile", "Exilado", "Esule"),
)
SUIT_TEXTS: Final[tuple[Texts, ...]] = (
    ("Discord", "Discórdia", "Discordia"),
    ("Arcane", "Arcano", "Arcano"),
    ("Order", "Ordem", "Ordine"),
    ("Hearth", "Lar", "Focolare"),
    ("Beast", "Fera", "Bestia"),
    ("Nomad", "Nômade", "Nomade"),
)
REGION_TEXTS: Final[tuple[Texts, ...]] = (
    ("Cradle", "Berço", "Fulcro"),
    ("Provinces", "Províncias", "Province"),
    ("Hinterland", "Interior", "Terre Selvagge"),
)
# A place of the map whose site is not known
SLOT_TEXTS: Final[tuple[Texts, ...]] = (
    ("Cradle 1", "Berço 1", "Fulcro 1"),
    ("Cradle 2", "Berço 2", "Fulcro 2"),
    ("Provinces 1", "Províncias 1", "Province 1"),
    ("Provinces 2", "Províncias 2", "Province 2"),
    ("Provinces 3", "Províncias 3", "Province 3"),
    ("Hinterland 1", "Interior 1", "Terre Selvagge 1"),
    ("Hinterland 2", "Interior 2", "Terre Selvagge 2"),
    ("Hinterland 3", "Interior 3", "Terre Selvagge 3"),
)
PILE_TEXTS: Final[tuple[Texts, ...]] = (
    ("the world deck", "o baralho do mundo", "il mazzo del mondo"),
    ("the discard pile of the Cradle", "a pilha de descarte do Berço", "la pila degli scarti del Fulcro"),
    ("the discard pile of the Provinces", "a pilha de descarte das Províncias", "la pila degli scarti delle Province"),
    ("the discard pile of the Hinterland", "a pilha de descarte do Interior", "la pila degli scarti delle Terre Selvagge"),
)
SPACE_TEXTS: Final[tuple[Texts, ...]] = (
    ("Brutal", "Brutal", "Brutale"),
    ("Decadent", "Decadente", "Decadente"),
    ("Careless", "Descuidado", "Incauto"),
    ("Greedy", "Ganancioso", "Avaro"),
)
BANNER_TEXTS: Final[tuple[Texts, ...]] = (
    ("the People's Favor", "a Influência do Povo", "il Favore del Popolo"),
    ("the Darkest Secret", "o Segredo Mais Obscuro", "il Segreto più Oscuro"),
)
OATH_TEXTS: Final[tuple[Texts, ...]] = (
    ("Oath of Supremacy", "Juramento de Supremacia", "Giuramento di Supremazia"),
    ("Oath of the People", "Juramento do Povo", "Giuramento del Popolo"),
    ("Oath of Devotion", "Juramento de Devoção", "Giuramento di Devozione"),
    ("Oath of Protection", "Juramento de Proteção", "Giuramento di Difesa"),
)
VICTORY_TEXTS: Final[tuple[Texts, ...]] = (
    ("", "", ""),
    ("a stable regime", "um regime estável", "un regime stabile"),
    ("war exhaustion", "exaustão da guerra", "sfinimento da guerra"),
    ("as Usurper", "como Usurpador", "come Usurpatore"),
    ("as Visionary", "como Visionário", "come Visionario"),
    ("as Usurper and Visionary", "como Usurpador e Visionário", "come Usurpatore e Visionario"),
)

ACTION_TEXTS: Final[tuple[Texts, ...]] = (
    ("", "", ""),
    ("Search", "Explorar", "Ricerca"),
    ("Muster", "Recrutar", "Reclutamento"),
    ("Trade", "Negociar", "Commercio"),
    ("Travel", "Viajar", "Viaggio"),
    ("Recover", "Recuperar", "Recupero"),
    ("Campaign", "Campanha", "Campagna"),
)

# In English these are called otherwise than the catalogue has them
BANNERS_IN_ENGLISH: Final = {"peoples_favor": "People's Favor", "darkest_secret": "Darkest Secret"}


def thing_texts(number: int) -> Texts:
    id = IDS[number]
    english = BANNERS_IN_ENGLISH.get(id, TITLES[number])
    return (english, *TRANSLATED[id]) if id else ("", "", "")


NAMES: Final[dict[str, Names]] = {
    "seat": Names(SIDES, SIDE_TEXTS),
    "role": Names(("chancellor", "citizen", "exile"), ROLE_TEXTS),
    "card": Names(IDS, [thing_texts(number) for number in range(len(IDS))]),
    "action": Names(ACTION_IDS, ACTION_TEXTS),
    "slot": Names(SLOT_IDS, SLOT_TEXTS),
    "suit": Names(SUIT_IDS, SUIT_TEXTS),
    "region": Names(REGION_IDS, REGION_TEXTS),
    "pile": Names(PILE_IDS, PILE_TEXTS),
    "space": Names(SPACE_IDS, SPACE_TEXTS),
    "banner": Names(BANNER_IDS, BANNER_TEXTS),
    "oath": Names(OATH_IDS, OATH_TEXTS),
    "victory": Names(VICTORY_IDS, VICTORY_TEXTS),
}
SOURCES: Final[dict[str, Texts]] = {"victory": ("victory", "vitória", "vittoria")}
