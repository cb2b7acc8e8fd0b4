"""The options of the game in three languages: for each a title, what it means, and what its values are called.

Numbers need no name. Where an option changes a ruling, its help cites it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.words.names import SEAT_IDS, SEAT_NAMES
from bailiwick.kernel.words import OptionTexts

OPTIONS: Final[dict[str, OptionTexts]] = {
    "players": (
        ("Players", "Jogadores", "Giocatori"),
        ("How many people play.", "Quantas pessoas jogam.", "Quante persone giocano."),
        {},
    ),
    "first": (
        ("First player", "Jogador inicial", "Primo giocatore"),
        ("Who begins.", "Quem começa.", "Chi comincia."),
        {"random": ("random", "ao acaso", "a caso"), **dict(zip(SEAT_IDS, SEAT_NAMES, strict=True))},
    ),
    "interrupts": (
        ("Interrupts", "Interrupções", "Interruzioni"),
        (
            "Who is asked for an interrupt: everybody who could have one, or only who has one, which gives it away (R-42).",
            "A quem se pergunta por interrupções: a todos que poderiam ter uma, ou só a quem tem, o que a denuncia (R-42).",
            "A chi si chiede un'interruzione: a tutti quelli che potrebbero averla, o solo a chi ce l'ha, il che lo rivela (R-42).",
        ),
        {
            "ask_everybody": ("ask everybody", "perguntar a todos", "chiedere a tutti"),
            "ask_holders": ("ask holders only", "perguntar só a quem tem", "chiedere solo a chi ce l'ha"),
        },
    ),
    "empty_trouble": (
        ("Trouble in empty areas", "Problemas em áreas vazias", "Disordini in quartieri vuoti"),
        (
            "Whether Doctor Hix and The Mob may bring trouble where there is nobody (R-28).",
            "Se o Doutor Hix e a Turba podem trazer problemas onde não há ninguém (R-28).",
            "Se il Dottor Hix e la Folla possono portare disordini dove non c'è nessuno (R-28).",
        ),
        {
            "allowed": ("allowed", "permitidos", "permessi"),
            "needs_minion": ("only where there is a minion", "só onde há um assecla", "solo dove c'è uno scagnozzo"),
        },
    ),
    "subsidence": (
        ("Subsidence", "Assentamento", "Cedimento del terreno"),
        (
            "Whether owners must pay for their buildings in Subsidence, or may give them up instead (R-44).",
            "Se no Assentamento os donos devem pagar pelos edifícios, ou podem abrir mão deles (R-44).",
            "Se nel Cedimento del terreno i proprietari devono pagare per i loro edifici o possono rinunciarvi (R-44).",
        ),
        {
            "must_pay": ("they must pay", "devem pagar", "devono pagare"),
            "choice": ("as they like", "como quiserem", "come vogliono"),
        },
    ),
    "placement": (
        ("Cards that name an area", "Cartas que nomeiam uma área", "Carte che nominano un quartiere"),
        (
            "Whether Dolly Sisters, Dimwell, Willikins and the like place a minion wherever they say, or only in reach of yours (R-25).",
            "Se Irmãs Dolly, Poço Turvo, Willikins e outras colocam um assecla onde dizem, ou só ao alcance dos seus (R-25).",
            "Se Sorelle Dolly, Pozzo Fosco, Willikins e simili piazzano uno scagnozzo dove dicono, o solo accanto ai tuoi (R-25).",
        ),
        {
            "as_printed": ("as printed", "como está escrito", "come sta scritto"),
            "next_to_own": ("only in reach of yours", "só ao alcance dos seus", "solo accanto ai tuoi"),
        },
    ),
}
