"""What happened, a line each, in three languages. Holes are typed: {card}, {site}, {space}, {n} …; {who} did it."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

LOG: Final[dict[str, Texts]] = {
    # the initial placement
    "place_group": (
        "{who} places a group of {n} armies in {site}",
        "{who} coloca um grupo de {n} exércitos em {site}",
        "{who} piazza un gruppo di {n} armate a {site}",
    ),
    "place_group.1": (
        "{who} places a group of {n} army in {site}",
        "{who} coloca um grupo de {n} exército em {site}",
        "{who} piazza un gruppo di {n} armata a {site}",
    ),
    "place_twin": (
        "{who} puts {n} armies in {site}",
        "{who} põe {n} exércitos em {site}",
        "{who} mette {n} armate a {site}",
    ),
    "chose": ("{who} chooses {conflict}", "{who} escolhe {conflict}", "{who} sceglie {conflict}"),
    "shows": ("{who} shows {conflict}", "{who} mostra {conflict}", "{who} mostra {conflict}"),
    "keeps": ("{who} keeps {conflict}", "{who} fica com {conflict}", "{who} si tiene {conflict}"),
    "keeps_secretly": (
        "{who} keeps a conflict card unseen",
        "{who} fica com uma carta de conflito sem mostrá-la",
        "{who} si tiene una carta conflitto senza mostrarla",
    ),
    "hands_passed": (
        "Hands and first-player marker go to the left",
        "As mãos e o marcador de 1º jogador passam à esquerda",
        "Le mani e il segnalino primo giocatore passano a sinistra",
    ),
    "placement_over": (
        "The initial placement is over",
        "A rodada inicial acabou",
        "Il round iniziale è finito",
    ),
    "start_with": (
        "{who} starts with {gold} and {energy}",
        "{who} começa com {gold} e {energy}",
        "{who} comincia con {gold} e {energy}",
    ),
    "split": (
        "{who} puts {n} into the light limbo, {n} into the dark one",
        "{who} põe {n} no limbo da luz, {n} no das trevas",
        "{who} mette {n} nel limbo della luce, {n} in quello delle tenebre",
    ),
    # the round
    "round": ("Round {n} of {n}: {who} begins", "Rodada {n} de {n}: {who} começa", "Round {n} di {n}: comincia {who}"),
    "planning": (
        "Everybody plans in secret",
        "Todos planejam em segredo",
        "Tutti pianificano in segreto",
    ),
    "ready": ("{who} is ready", "{who} está pronto", "{who} è pronto"),
    "all_ready": (
        "Everybody is ready: execution begins",
        "Todos estão prontos: começa a realização das ações",
        "Tutti sono pronti: comincia l'esecuzione delle azioni",
    ),
    "act": ("{who} reveals {card}: {space}", "{who} revela {card}: {space}", "{who} rivela {card}: {space}"),
    "forfeit": (
        "{who} reveals {card} and forfeits: {space}",
        "{who} revela {card} e abre mão da ação: {space}",
        "{who} rivela {card} e rinuncia: {space}",
    ),
    "pass": ("{who} passes", "{who} passa", "{who} passa"),
    "compensation_gold": (
        "{who} takes 1 gold as compensation",
        "{who} recebe 1 de ouro como compensação",
        "{who} prende 1 moneta d'oro come compensazione",
    ),
    "compensation_energy": (
        "{who} takes 1 energy as compensation",
        "{who} recebe 1 de energia como compensação",
        "{who} prende 1 energia come compensazione",
    ),
    "marker": (
        "{who} takes the first-player marker",
        "{who} pega o marcador de 1º jogador",
        "{who} prende il segnalino primo giocatore",
    ),
    # gold and energy
    "extract_gold": (
        "{who} extracts {gold} in {site}",
        "{who} extrai {gold} em {site}",
        "{who} estrae {gold} a {site}",
    ),
    "extract_energy": (
        "{who} extracts {energy} in {site}",
        "{who} extrai {energy} em {site}",
        "{who} estrae {energy} a {site}",
    ),
    "pay": (
        "{who} pays {gold} and {energy}",
        "{who} paga {gold} e {energy}",
        "{who} paga {gold} e {energy}",
    ),
    "pay_gold": ("{who} pays {gold}", "{who} paga {gold}", "{who} paga {gold}"),
    "pay_energy": ("{who} pays {energy}", "{who} paga {energy}", "{who} paga {energy}"),
    # armies
    "reinforce": (
        "{who} brings {n} armies to {site}",
        "{who} traz {n} exércitos para {site}",
        "{who} porta {n} armate a {site}",
    ),
    "reinforce.1": (
        "{who} brings {n} army to {site}",
        "{who} traz {n} exército para {site}",
        "{who} porta {n} armata a {site}",
    ),
    "move": (
        "{who} moves {n} armies from {site} to {site}",
        "{who} move {n} exércitos de {site} para {site}",
        "{who} sposta {n} armate da {site} a {site}",
    ),
    "move.1": (
        "{who} moves {n} army from {site} to {site}",
        "{who} move {n} exército de {site} para {site}",
        "{who} sposta {n} armata da {site} a {site}",
    ),
    "build": (
        "{who} builds {build} in {site} (+{n})",
        "{who} constrói {build} em {site} (+{n})",
        "{who} costruisce {build} a {site} (+{n})",
    ),
    # battle
    "attack": (
        "{who} sends {n} armies from {site} against {site}: {side}",
        "{who} lança {n} exércitos de {site} contra {site}: {side}",
        "{who} lancia {n} armate da {site} contro {site}: {side}",
    ),
    "attack.1": (
        "{who} sends {n} army from {site} against {site}: {side}",
        "{who} lança {n} exército de {site} contra {site}: {side}",
        "{who} lancia {n} armata da {site} contro {site}: {side}",
    ),
    "throw": ("Into the tower", "Para dentro da torre", "Nella torre"),  # `saying` adds the cubes
    "strengths": (
        "Strength: attack {n}, defence {n}",
        "Força: ataque {n}, defesa {n}",
        "Forza: attacco {n}, difesa {n}",
    ),
    "conquers": (
        "{who} conquers {site}; armies there: {n}",
        "{who} conquista {site}; exércitos lá: {n}",
        "{who} conquista {site}; armate lì: {n}",
    ),
    "repelled": (
        "{who} fails to take {site}",
        "{who} não consegue tomar {site}",
        "{who} non riesce a prendere {site}",
    ),
    "wins_battle": (
        "{who} wins the battle for {site}; armies left: {n}",
        "{who} vence a batalha por {site}; exércitos restantes: {n}",
        "{who} vince la battaglia per {site}; armate rimaste: {n}",
    ),
    "wins_by_inhabitants": (
        "{who} wins the battle for {site} with the inhabitants alone: nobody is left there",
        "{who} vence a batalha por {site} só com os habitantes: ninguém resta lá",
        "{who} vince la battaglia per {site} solo con gli abitanti: lì non resta nessuno",
    ),
    "fallen": (
        "{n} armies of {who} fall and cross over to the limbo of the {realm}",
        "{n} exércitos de {who} caem e passam para o limbo do {realm}",
        "{n} armate di {who} cadono e passano nel limbo del {realm}",
    ),
    "fallen.1": (
        "{n} army of {who} falls and crosses over to the limbo of the {realm}",
        "{n} exército de {who} cai e passa para o limbo do {realm}",
        "{n} armata di {who} cade e passa nel limbo del {realm}",
    ),
    "tie": (
        "A tie: nobody is left in {site}",
        "Empate: ninguém resta em {site}",
        "Pareggio: nessuno resta a {site}",
    ),
    # cards
    "region_card": (
        "{who} takes the region card {region}",
        "{who} pega a carta de região {region}",
        "{who} prende la carta regione {region}",
    ),
    "region_card_from": (
        "{who} takes the region card {region} from {seat}",
        "{who} pega a carta de região {region} de {seat}",
        "{who} prende la carta regione {region} a {seat}",
    ),
    "region_card_back": (
        "{who} loses the region card {region}: after a tie it goes back to the stock",
        "{who} perde a carta de região {region}: depois de um empate ela volta ao baralho",
        "{who} perde la carta regione {region}: dopo un pareggio torna nel mazzo",
    ),
    "off_board": (
        "It lay on {who}'s board ({space}): that space is empty now",
        "Ela estava no tabuleiro de {who} ({space}): esse espaço fica vazio",
        "Era sulla plancia di {who} ({space}): quello spazio ora è vuoto",
    ),
    "dominates": ("{who} dominates {region}", "{who} domina {region}", "{who} domina {region}"),
    "fails_to_dominate": (
        "{who} fails to dominate {region}",
        "{who} não consegue dominar {region}",
        "{who} non riesce a dominare {region}",
    ),
    "draw": (
        "{who} draws a conflict card",
        "{who} pega uma carta de conflito",
        "{who} pesca una carta conflitto",
    ),
    "drawn": (
        "New in {who}'s hand: {conflict}",
        "Nova na mão de {who}: {conflict}",
        "Nuova nella mano di {who}: {conflict}",
    ),
    "reshuffle": (
        "The discards are shuffled into a new conflict deck",
        "A pilha de descarte é embaralhada e vira o novo baralho de conflito",
        "La pila degli scarti viene mescolata in un nuovo mazzo conflitto",
    ),
    # points
    "score": ("{who} scores {n} for {source}", "{who} marca {n} por {source}", "{who} segna {n} per {source}"),
    "game_over": ("The game is over", "O jogo acabou", "La partita è finita"),
}
