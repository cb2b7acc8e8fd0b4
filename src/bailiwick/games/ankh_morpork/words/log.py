"""What happened, a line each, in three languages. Holes are typed: {card}, {area}, {the_kind}, {seat}, {n}; {who} did it.

What happens to a piece begins with one word, so that several lines can be drawn together: *Removed: …; …*.
"""

from __future__ import annotations

from typing import Final

LOG: Final[dict[str, tuple[str, str, str]]] = {
    # the turn
    "turn": ("Round {n}: {who}'s turn", "Rodada {n}: turno de {who}", "Round {n}: turno di {who}"),
    "play": ("{who} plays {card}", "{who} joga {card}", "{who} gioca {card}"),
    "pass": ("{who} passes", "{who} passa", "{who} passa"),
    "nothing_to_do": (
        "An icon of {card} is no use to {who} now",
        "Um ícone de {card} não serve a {who} agora",
        "Un'icona di {card} ora non serve a {who}",
    ),
    "power": (
        "{who} uses the power of {area}",
        "{who} usa a habilidade de {area}",
        "{who} usa il potere di {area}",
    ),
    "name": ("{who} chooses {seat}", "{who} escolhe {seat}", "{who} sceglie {seat}"),
    "answer": (
        "{who} plays {card} as an interrupt",
        "{who} joga {card} como interrupção",
        "{who} gioca {card} come interruzione",
    ),
    "back_to_hand": (
        "{who} takes {card} back into hand",
        "{who} pega {card} de volta na mão",
        "{who} riprende {card} in mano",
    ),
    # minions
    "place": (
        "{who} places a minion in {area}",
        "{who} coloca um assecla em {area}",
        "{who} piazza uno scagnozzo a {area}",
    ),
    "relocate": (
        "{who} takes a minion off {area}",
        "{who} retira um assecla de {area}",
        "{who} toglie uno scagnozzo da {area}",
    ),
    "attack": (
        "{who} picks {the_kind} in {area}",
        "{who} escolhe {the_kind} em {area}",
        "{who} sceglie {the_kind} a {area}",
    ),
    "removed": (
        "Removed: {the_kind} in {area}",
        "Removido: {the_kind} em {area}",
        "Rimosso: {the_kind} a {area}",
    ),
    "stays": (
        "It fails, and stays: {the_kind} in {area}",
        "Não dá em nada, e fica: {the_kind} em {area}",
        "Non riesce, e resta: {the_kind} a {area}",
    ),
    "spared": (
        "{who} is spared what the card says",
        "{who} escapa do que a carta diz",
        "{who} sfugge a ciò che dice la carta",
    ),
    "move": (
        "Moved: {the_kind} from {area} to {area}",
        "Movido: {the_kind} de {area} para {area}",
        "Spostato: {the_kind} da {area} a {area}",
    ),
    "swap": (
        "Swapped: {the_kind} in {area} and {the_kind} in {area}",
        "Trocados: {the_kind} em {area} e {the_kind} em {area}",
        "Scambiati: {the_kind} a {area} e {the_kind} a {area}",
    ),
    "arrive": (
        "Arrived: a {kind} in {area}",
        "Chegou: um {kind} em {area}",
        "Arrivato: un {kind} a {area}",
    ),
    "trouble": ("Trouble in {area}", "Problemas em {area}", "Disordini a {area}"),
    "calm": ("Calm again in {area}", "Calma de novo em {area}", "Torna la calma a {area}"),
    # buildings
    "build": (
        "{who} builds in {area} for ${n}",
        "{who} constrói em {area} por ${n}",
        "{who} costruisce a {area} per ${n}",
    ),
    "building_lost": (
        "{who} loses the building in {area}",
        "{who} perde o edifício em {area}",
        "{who} perde l'edificio a {area}",
    ),
    "take_over": (
        "{who} puts up a building in {area} in place of {seat}'s",
        "{who} põe um edifício em {area} no lugar do de {seat}",
        "{who} mette un edificio a {area} al posto di quello di {seat}",
    ),
    "retired": (
        "{who}'s City Area card of {area} leaves the game",
        "A carta da área {area} de {who} sai do jogo",
        "La carta quartiere {area} di {who} esce dal gioco",
    ),
    # money
    "earn": ("{who} takes ${n}", "{who} recebe ${n}", "{who} prende ${n}"),
    "pay": ("{who} pays ${n}", "{who} paga ${n}", "{who} paga ${n}"),
    "hand_over": ("{who} hands ${n} to {seat}", "{who} entrega ${n} a {seat}", "{who} consegna ${n} a {seat}"),
    "loan": ("{who} borrows ${n}", "{who} toma ${n} emprestados", "{who} prende in prestito ${n}"),
    "refuse": ("{who} does not pay ${n}", "{who} não paga ${n}", "{who} non paga ${n}"),
    "penalty": (
        "{who} keeps {card} as a penalty card",
        "{who} fica com {card} como carta de penalidade",
        "{who} si tiene {card} come carta penalità",
    ),
    "protect": (
        "{who} pays ${n} for the protection of Small Gods",
        "{who} paga ${n} pela proteção dos Deuses Menores",
        "{who} paga ${n} per la protezione dei Piccoli Dei",
    ),
    # cards
    "draw": ("{who} draws {n} cards", "{who} compra {n} cartas", "{who} pesca {n} carte"),
    "draw.1": ("{who} draws {n} card", "{who} compra {n} carta", "{who} pesca {n} carta"),
    "drawn": (
        "New in {who}'s hand: {cards}",
        "Novas na mão de {who}: {cards}",
        "Nuove nella mano di {who}: {cards}",
    ),
    "discard": ("{who} discards {card}", "{who} descarta {card}", "{who} scarta {card}"),
    "milled": ("Discarded: {card}", "Descartada: {card}", "Scartata: {card}"),
    "from_discard": (
        "{who} takes from the discard pile: {cards}",
        "{who} pega da pilha de descarte: {cards}",
        "{who} prende dalla pila degli scarti: {cards}",
    ),
    "give": ("{who} gives a card to {seat}", "{who} dá uma carta a {seat}", "{who} dà una carta a {seat}"),
    "gave": ("The card given: {card}", "A carta dada: {card}", "La carta data: {card}"),
    "drew_from": (
        "{who} draws {n} cards blindly from {seat}'s hand",
        "{who} compra {n} cartas às cegas da mão de {seat}",
        "{who} pesca {n} carte alla cieca dalla mano di {seat}",
    ),
    "offered": ("Drawn from {who}: {cards}", "Compradas de {who}: {cards}", "Pescate da {who}: {cards}"),
    "keep": (
        "{who} keeps one and gives the other back to {seat}",
        "{who} fica com uma e devolve a outra a {seat}",
        "{who} ne tiene una e restituisce l'altra a {seat}",
    ),
    "kept": ("The card kept: {card}", "A carta que ficou: {card}", "La carta tenuta: {card}"),
    "inspect": (
        "{who} looks at {seat}'s hand",
        "{who} olha a mão de {seat}",
        "{who} guarda la mano di {seat}",
    ),
    "inspected": ("{who}'s hand: {cards}", "Mão de {who}: {cards}", "Mano di {who}: {cards}"),
    "swap_hands": (
        "{who} swaps hands with {seat}",
        "{who} troca de mão com {seat}",
        "{who} scambia la mano con {seat}",
    ),
    # secrets
    "peek": (
        "{who} looks at {n} unused personalities",
        "{who} olha {n} personalidades sem uso",
        "{who} guarda {n} personalità non in uso",
    ),
    "peeked": ("Unused: {personality}", "Sem uso: {personality}", "Non in uso: {personality}"),
    "swap_personality": (
        "{who} trades personalities with an unused one",
        "{who} troca sua personalidade por uma sem uso",
        "{who} scambia la propria personalità con una non in uso",
    ),
    "new_personality": (
        "New personality: {personality}",
        "Nova personalidade: {personality}",
        "Nuova personalità: {personality}",
    ),
    # chance
    "roll": ("Die: {n}", "Dado: {n}", "Dado: {n}"),
    "event": (
        "{who} turns up a random event: {event}",
        "{who} revela um evento aleatório: {event}",
        "{who} rivela un evento casuale: {event}",
    ),
    "no_event": (
        "{who} finds the event deck empty",
        "{who} encontra vazio o deck de evento",
        "{who} trova vuoto il mazzo eventi",
    ),
    # the end
    "goal_reached": (
        "{who} has reached the goal of {personality}",
        "{who} alcançou o objetivo de {personality}",
        "{who} ha raggiunto l'obiettivo di {personality}",
    ),
    "riots_end": (
        "The riots end the game: points decide",
        "Os distúrbios encerram o jogo: decidem os pontos",
        "Le sommosse chiudono la partita: decidono i punti",
    ),
    "exhausted": (
        "The draw pile is used up: the game ends",
        "O deck de cartas do jogador acabou: fim do jogo",
        "Il mazzo di pesca è finito: la partita finisce",
    ),
    "unmasked": ("{who} is {personality}", "{who} é {personality}", "{who} è {personality}"),
    "game_over": ("The game is over", "O jogo acabou", "La partita è finita"),
}
