"""The options of the game in three languages: for each a title, what it means, and what its values are called.

Numbers need no name. Where an option changes a ruling, its help cites it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words.names import SEAT_TEXTS
from bailiwick.kernel.words import OptionTexts

OPTIONS: Final[dict[str, OptionTexts]] = {
    "data": (
        ("Own numbers", "Números próprios", "Numeri propri"),
        (
            "A file (YAML or JSON) with what your copy of the game says otherwise; `bailiwick numbers immortals` shows all.",
            "Um arquivo (YAML ou JSON) com o que o seu exemplar do jogo diz diferente; `bailiwick numbers immortals` mostra tudo.",
            "Un file (YAML o JSON) con ciò che la tua copia del gioco dice diversamente; `bailiwick numbers immortals` mostra tutto.",
        ),
        {},
    ),
    "players": (
        ("Players", "Jogadores", "Giocatori"),
        (
            "How many people play; two is a variant of our own (R-31).",
            "Quantas pessoas jogam; dois é uma variante nossa (R-31).",
            "Quante persone giocano; due è una variante nostra (R-31).",
        ),
        {},
    ),
    "rounds": (
        ("Rounds", "Rodadas", "Round"),
        (
            "How many rounds are played, if you agree on another number than the printed one (I-2.2).",
            "Quantas rodadas se jogam, se combinarem outro número que não o impresso (I-2.2).",
            "Quanti round si giocano, se vi accordate su un numero diverso da quello stampato (I-2.2).",
        ),
        {"printed": ("as printed", "como impresso", "come stampato")},
    ),
    "first": (
        ("First player", "Jogador inicial", "Primo giocatore"),
        ("Who begins.", "Quem começa.", "Chi comincia."),
        {"random": ("random", "ao acaso", "a caso"), **dict(zip(SEAT_NAMES, SEAT_TEXTS, strict=True))},
    ),
    "tower": (
        ("Cube tower", "Torre de dados", "Torre dei cubetti"),
        (
            "How the tower behaves: a big throw shakes more cubes loose, or each cube has the same chances always (R-43).",
            "Como a torre se comporta: um lance grande solta mais cubos, ou cada cubo tem sempre as mesmas chances (R-43).",
            "Come si comporta la torre: un lancio grande smuove più cubetti, o ogni cubetto ha sempre le stesse probabilità (R-43).",
        ),
        {
            "ledges": ("with ledges", "com degraus", "con ripiani"),
            "independent": ("each cube for itself", "cada cubo por si", "ogni cubetto per sé"),
        },
    ),
    "marker": (
        ("First-player marker", "Marcador de 1º jogador", "Segnalino primo giocatore"),
        (
            "What the first-player marker does between rounds (R-08).",
            "O que o marcador de 1º jogador faz entre as rodadas (R-08).",
            "Che cosa fa il segnalino primo giocatore tra un round e l'altro (R-08).",
        ),
        {
            "stays": ("stays", "fica", "resta"),
            "rotates": ("goes to the left", "passa à esquerda", "passa a sinistra"),
        },
    ),
    "forfeits": (
        ("Forfeited conflict cards", "Cartas de conflito não usadas", "Carte conflitto a cui si rinuncia"),
        (
            "What happens to a conflict card when its action is forfeited (R-13).",
            "O que acontece com uma carta de conflito quando se abre mão da ação (R-13).",
            "Che cosa succede a una carta conflitto quando si rinuncia alla sua azione (R-13).",
        ),
        {
            "keep_card": ("back to the hand", "volta à mão", "torna in mano"),
            "discard": ("discarded", "descartada", "scartata"),
        },
    ),
    "prices": (
        ("Building prices", "Preços de construção", "Prezzi di costruzione"),
        (
            "Whose price list is used for building (R-20).",
            "Que lista de preços vale para construir (R-20).",
            "Quale listino vale per costruire (R-20).",
        ),
        {
            "realm": ("of the realm's tribe", "da tribo do reino", "della tribù del regno"),
            "light": ("of the light tribe", "da tribo da luz", "della tribù della luce"),
            "dark": ("of the dark tribe", "da tribo das trevas", "della tribù delle tenebre"),
            "cheaper": ("the cheaper one", "a mais barata", "il più conveniente"),
        },
    ),
    "allegiance": (
        ("Region cards in attacks", "Cartas de região em ataques", "Carte regione negli attacchi"),
        (
            "Where a region card wins over or calms the inhabitants: only where you have armies, or in both realms (R-18).",
            "Onde uma carta de região conquista ou acalma os habitantes: só onde você tem exércitos, ou nos dois reinos (R-18).",
            "Dove una carta regione convince o calma gli abitanti: solo dove hai armate, o in entrambi i regni (R-18).",
        ),
        {
            "own_realm": ("where you have armies", "onde você tem exércitos", "dove hai armate"),
            "both_realms": ("in both realms", "nos dois reinos", "in entrambi i regni"),
        },
    ),
    "capitals": (
        ("Capitals", "Capitais", "Capitali"),
        (
            "One capital an area: in each realm, or in both together (R-16).",
            "Uma capital por área: em cada reino, ou nos dois juntos (R-16).",
            "Una capitale per area: in ogni regno, o in entrambi insieme (R-16).",
        ),
        {
            "realm": ("in each realm", "em cada reino", "in ogni regno"),
            "area": ("in both together", "nos dois juntos", "in entrambi insieme"),
        },
    ),
}
