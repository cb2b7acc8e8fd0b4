"""What happened, a line each, in three languages. Holes are typed: {card}, {place}, {seat}, {colour}, {n}; {who} did it."""

from __future__ import annotations

from typing import Final

LOG: Final[dict[str, tuple[str, str, str]]] = {
    "turn": ("Round {n}: {who}'s turn", "Rodada {n}: turno de {who}", "Round {n}: turno di {who}"),
    "play": ("{who} plays {card}", "{who} joga {card}", "{who} gioca {card}"),
    "use": ("{who} uses {card}", "{who} usa {card}", "{who} usa {card}"),
    "gain_power": ("{who} gains {n} power", "{who} ganha {n} de Força", "{who} guadagna {n} Potere"),
    "gain_influence": (
        "{who} gains {n} influence",
        "{who} ganha {n} de Influência",
        "{who} guadagna {n} Influenza",
    ),
    "vp": ("{who} takes {n} VP", "{who} recebe {n} PV", "{who} prende {n} PV"),
    "deploy": (
        "{who} deploys a troop at {place}",
        "{who} posiciona uma tropa em {place}",
        "{who} schiera una truppa a {place}",
    ),
    "last_troop": (
        "{who} has deployed the last troop: the game ends after this round",
        "{who} posicionou a última tropa: o jogo termina ao fim desta rodada",
        "{who} ha schierato l'ultima truppa: la partita finisce dopo questo round",
    ),
    "last_card": (
        "The market deck is empty: the game ends after this round",
        "O deck de mercado acabou: o jogo termina ao fim desta rodada",
        "Il mazzo mercato è vuoto: la partita finisce dopo questo round",
    ),
    "no_barracks_vp": (
        "{who} has no troops in barracks and takes {n} VP instead",
        "{who} não tem tropas nos quartéis e recebe {n} PV no lugar",
        "{who} non ha truppe nella riserva e prende invece {n} PV",
    ),
    "assassinate": (
        "{who} kills the {colour} troop at {place}",
        "{who} assassina a tropa {colour} em {place}",
        "{who} uccide la truppa {colour} a {place}",
    ),
    "move": (
        "{who} moves the {colour} troop from {place} to {place}",
        "{who} move a tropa {colour} de {place} para {place}",
        "{who} muove la truppa {colour} da {place} a {place}",
    ),
    "troop_returned": (
        "{who} returns the {colour} troop at {place}",
        "{who} retorna a tropa {colour} em {place}",
        "{who} ritira la truppa {colour} a {place}",
    ),
    "spy_returned": (
        "{who} returns {seat}'s spy at {place}",
        "{who} retorna o espião de {seat} em {place}",
        "{who} ritira la spia di {seat} a {place}",
    ),
    "spy": (
        "{who} places a spy at {place}",
        "{who} infiltra um espião em {place}",
        "{who} piazza una spia a {place}",
    ),
    "spy_back": (
        "{who} takes back the spy at {place}",
        "{who} retorna seu espião em {place}",
        "{who} ritira la propria spia a {place}",
    ),
    "raise": (
        "{who} takes a {colour} troop from {seat}'s trophy hall to {place}",
        "{who} leva uma tropa {colour} do salão dos troféus de {seat} para {place}",
        "{who} porta una truppa {colour} dalla sala dei trofei di {seat} a {place}",
    ),
    "control": ("{who} controls {place}", "{who} controla {place}", "{who} controlla {place}"),
    "control_lost": (
        "{who} no longer controls {place}",
        "{who} não controla mais {place}",
        "{who} non controlla più {place}",
    ),
    "marker_pays": (
        "{who} gains 1 influence from {place}",
        "{who} ganha 1 de Influência de {place}",
        "{who} guadagna 1 Influenza da {place}",
    ),
    "marker_vp": (
        "{who} takes {n} VP for total control of {place}",
        "{who} recebe {n} PV pelo controle total de {place}",
        "{who} prende {n} PV per il controllo totale di {place}",
    ),
    "draw": ("{who} draws {n} cards", "{who} pega {n} cartas", "{who} pesca {n} carte"),
    "draw.1": ("{who} draws a card", "{who} pega uma carta", "{who} pesca una carta"),
    "drawn": ("{who} drew {cards}", "{who} pegou {cards}", "{who} ha pescato {cards}"),
    "reshuffle": (
        "{who} shuffles the discard pile into a new deck",
        "{who} embaralha o descarte em um novo deck",
        "{who} rimischia gli scarti in un nuovo mazzo",
    ),
    "market": ("{card} comes to the market", "Chega ao mercado: {card}", "Arriva al mercato: {card}"),
    "into_market": ("{card} goes to the market", "Vai para o mercado: {card}", "Va al mercato: {card}"),
    "recruit": ("{who} recruits {card}", "{who} recruta {card}", "{who} recluta {card}"),
    "devoured": ("{card} is devoured", "Carta devorada: {card}", "Carta divorata: {card}"),
    "promote": ("{who} promotes {card}", "{who} promove {card}", "{who} promuove {card}"),
    "to_supply": (
        "{card} goes back to its supply",
        "Volta ao suprimento: {card}",
        "Torna nella riserva: {card}",
    ),
    "discard": ("{who} discards {card}", "{who} descarta {card}", "{who} scarta {card}"),
    "discard_deck": (
        "{who} puts the whole deck in the discard pile",
        "{who} põe o deck inteiro no descarte",
        "{who} mette tutto il mazzo negli scarti",
    ),
    "outcast": (
        "{who} recruits an Insane Outcast",
        "{who} recruta um Exilado Insano",
        "{who} recluta un Reietto Folle",
    ),
    "reveal": ("{who} reveals {card}", "{who} revela {card}", "{who} rivela {card}"),
    "target": ("{who} chooses {seat}", "{who} escolhe {seat}", "{who} sceglie {seat}"),
    "ghost": (
        "{who} may use the top devoured card as a market card this turn",
        "{who} pode usar a carta do topo das devoradas como carta do mercado neste turno",
        "{who} può usare la prima carta divorata come carta del mercato in questo turno",
    ),
    "game_over": ("The game is over", "O jogo acabou", "La partita è finita"),
}
