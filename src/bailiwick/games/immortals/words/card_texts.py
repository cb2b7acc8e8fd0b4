"""What cards, tribes and prices are printed with, in three languages."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

CARD_TEXTS: Final[dict[str, Texts]] = {
    # -- amounts
    "gold_and_energy": ("{0} and {1}", "{0} e {1}", "{0} e {1}"),
    "nothing": ("nothing", "nada", "niente"),
    "thrown_out": ("out of it", "para fora", "fuori"),
    # -- cards
    "text_region": (
        "Shows {0} in both realms. Whoever lays it must occupy one of the two sites, and acts where they have armies",
        "Mostra {0} nos dois reinos. Quem a usa deve ocupar uma das duas regiões, e age onde tem exércitos",
        "Mostra {0} in entrambi i regni. Chi la usa deve occupare uno dei due siti, e agisce dove ha armate",
    ),
    "text_conflict": (
        "25 cards, one for each site of the {0}. It may be laid without occupying its site, and is discarded after acting",
        "25 cartas, uma para cada região do {0}. Pode ser usada sem ocupar a região, e é descartada depois da ação",
        "25 carte, una per ogni sito del {0}. Si può usare senza occupare il suo sito, e si scarta dopo l'azione",
    ),
    "text_wild": (
        "5 cards, one for each area of the {0}. It stands for any one site of its area there, but extracts neither gold nor "
        "energy",
        "5 cartas, uma para cada área do {0}. Vale por qualquer região da sua área ali, mas não extrai nem ouro nem energia",
        "5 carte, una per ogni area del {0}. Vale per un sito qualsiasi della sua area lì, ma non estrae né oro né energia",
    ),
    "text_transition_5": (
        "Bring 5 armies from one of your limbos, or all if there are fewer, to sites of that realm that you occupy, as you like",
        "Traga 5 exércitos de um dos seus limbos, ou todos se houver menos, a regiões daquele reino que você ocupa, como quiser",
        "Porta 5 armate da uno dei tuoi limbi, o tutte se sono meno, a siti di quel regno che occupi, come vuoi",
    ),
    "text_conflict_or_first": (
        "Draw a conflict card, or take the first-player marker, with which you begin the next round",
        "Pegue uma carta de conflito, ou pegue o marcador de 1º jogador, com o qual você começa a próxima rodada",
        "Pesca una carta conflitto, o prendi il segnalino primo giocatore, con cui cominci il prossimo round",
    ),
    "text_dominate_or_temple": (
        "Build a temple on a site that you occupy; or choose one whose region card you don't hold, and take that card if you have "
        "more armies there than another player has on the twin",
        "Construa um templo numa região que você ocupa; ou escolha uma cuja carta de região você não tem, e pegue essa carta se "
        "tiver ali mais exércitos do que outro jogador tem na região gêmea",
        "Costruisci un tempio su un sito che occupi; o scegline uno di cui non hai la carta regione, e prendi quella carta se hai "
        "lì più armate di quante un altro giocatore ne ha nella regione gemella",
    ),
    "text_draw_2_or_transition_2": (
        "Draw 2 conflict cards, or bring 2 armies (one, if it is alone) from one of your limbos to sites of that realm that you occupy",
        "Pegue 2 cartas de conflito, ou traga 2 exércitos (um, se só houver um) de um dos seus limbos a regiões daquele reino que você "
        "ocupa",
        "Pesca 2 carte conflitto, o porta 2 armate (una, se è sola) da uno dei tuoi limbi a siti di quel regno che occupi",
    ),
    "text_blank": (
        "It does nothing: it keeps others guessing, and may be forfeited while another kind of card lies on your board",
        "Não faz nada: deixa os outros na dúvida, e pode ser revelada em troca da compensação enquanto houver outro tipo de carta "
        "no seu tabuleiro",
        "Non fa nulla: lascia gli altri nel dubbio, e vi si può rinunciare finché un altro tipo di carta è sulla tua plancia",
    ),
    # -- tribes
    "text_space": ("Own space: {0}", "Espaço próprio: {0}", "Spazio proprio: {0}"),
    "text_space_for": ("Own space: {0} for {1}", "Espaço próprio: {0} por {1}", "Spazio proprio: {0} per {1}"),
    "text_prices": (
        "Builds a portal for {0}, a temple for {1}, a capital for {2}",
        "Constrói um portal por {0}, um templo por {1}, uma capital por {2}",
        "Costruisce un portale per {0}, un tempio per {1}, una capitale per {2}",
    ),
    "text_groups": (
        "Army groups: {0}, and {1} with fewer than 5 players",
        "Grupos militares: {0}, e {1} com menos de 5 jogadores",
        "Gruppi di armate: {0}, e {1} con meno di 5 giocatori",
    ),
    "text_start": ("Starts with {0}", "Começa com {0}", "Comincia con {0}"),
    "text_start_region": ("Starts in {0} with {1}", "Começa em {0} com {1}", "Comincia a {0} con {1}"),
}
