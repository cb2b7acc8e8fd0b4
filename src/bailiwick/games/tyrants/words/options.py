"""The options of the game in three languages: for each a title, what it means, and what its values are called.

Numbers need no name. Where an option changes a ruling, its help cites it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.words.names import DECK_NAMES, SEATS
from bailiwick.kernel.words import OptionTexts

RANDOM: Final = ("random", "ao acaso", "a caso")

OPTIONS: Final[dict[str, OptionTexts]] = {
    "players": (
        ("Players", "Jogadores", "Giocatori"),
        ("How many people play.", "Quantas pessoas jogam.", "Quante persone giocano."),
        {},
    ),
    "decks": (
        ("Half-decks", "Decks de facção", "Mezzi mazzi"),
        (
            "The two half-decks of the market.",
            "Os dois decks de facção do mercado.",
            "I due mezzi mazzi del mercato.",
        ),
        {"random": RANDOM, **{deck: names for deck, names in DECK_NAMES.items() if deck not in ("starter", "core")}},
    ),
    "outer": (
        ("Outer section", "Seção externa", "Zona esterna"),
        (
            "The outer section of the map that three players use (R-70).",
            "A seção externa do mapa que três jogadores usam (R-70).",
            "La zona esterna della mappa che usano tre giocatori (R-70).",
        ),
        {"random": RANDOM, "left": ("left", "esquerda", "sinistra"), "right": ("right", "direita", "destra")},
    ),
    "first": (
        ("First player", "Jogador Inicial", "Primo giocatore"),
        ("Who begins.", "Quem começa.", "Chi comincia."),
        {
            "random": RANDOM,
            "red": (SEATS[0][0], SEATS[1][0], SEATS[2][0]),
            "blue": (SEATS[0][1], SEATS[1][1], SEATS[2][1]),
            "orange": (SEATS[0][2], SEATS[1][2], SEATS[2][2]),
            "black": (SEATS[0][3], SEATS[1][3], SEATS[2][3]),
        },
    ),
    "promotions": (
        ("End-of-turn promotions", "Promoções no final do turno", "Promozioni a fine turno"),
        (
            "Whether end-of-turn promotions must be made (R-22).",
            "Se as promoções no final do turno devem ser feitas (R-22).",
            "Se le promozioni alla fine del turno vanno fatte (R-22).",
        ),
        {
            "mandatory": ("mandatory", "obrigatórias", "obbligatorie"),
            "optional": ("optional", "opcionais", "facoltative"),
        },
    ),
    "futile_choices": (
        ("Choices without effect", "Escolhas sem efeito", "Scelte senza effetto"),
        (
            "Whether a choice without any effect may be made (R-18).",
            "Se uma escolha sem nenhum efeito pode ser feita (R-18).",
            "Se si può fare una scelta senza alcun effetto (R-18).",
        ),
        {"allowed": ("allowed", "permitidas", "permesse"), "hidden": ("hidden", "ocultas", "nascoste")},
    ),
    "free_recruits": (
        ("Free recruits", "Recrutamento sem custo", "Reclutamento senza costo"),
        (
            "Where cards recruited without paying come from (R-60).",
            "De onde vêm as cartas recrutadas sem pagar (R-60).",
            "Da dove vengono le carte reclutate senza pagare (R-60).",
        ),
        {
            "row_and_supplies": ("market and supplies", "mercado e suprimentos", "mercato e riserve"),
            "row_only": ("market only", "só o mercado", "solo il mercato"),
        },
    ),
    "trophy_halls": (
        ("Trophy halls", "Salões dos Troféus", "Sale dei trofei"),
        (
            "Whose trophy halls cards take troops from (R-43).",
            "De quem são os salões dos troféus de onde as cartas pegam tropas (R-43).",
            "Di chi sono le sale dei trofei da cui le carte prendono truppe (R-43).",
        ),
        {
            "any": ("anybody's", "de qualquer jogador", "di qualsiasi giocatore"),
            "rivals": ("opponents' only", "só dos oponentes", "solo degli avversari"),
        },
    ),
    "focus": (
        ("Focus", "Foco", "Focus"),
        (
            "Whether a card that has left play still gives Focus (R-27).",
            "Se uma carta que saiu de jogo ainda dá Foco (R-27).",
            "Se una carta uscita dal gioco dà ancora Focus (R-27).",
        ),
        {
            "played": ("any card played", "qualquer carta jogada", "ogni carta giocata"),
            "in_play": ("only cards in play", "só cartas em jogo", "solo carte in gioco"),
        },
    ),
}
