"""What happened, a line each, in English, Brazilian Portuguese and Italian. Where a second form `key.1` stands, it is used when
the first number is 1.

Holes are typed: {card} (any thing that has a number), {seat}, {slot}, {suit}, {pile}, {banner}, {oath}, {victory}, {promise}, {n};
{who} did it. They stand in the same order in every language.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.words.prince import PRINCE_LOG
from bailiwick.kernel.words import Texts

LOG: Final[dict[str, Texts]] = {
    **PRINCE_LOG,
    # the turn
    "turn": ("It is {who}'s turn", "É a vez de {who}", "È il turno di {who}"),
    "round": ("Round {n} begins", "Começa a rodada {n}", "Comincia il round {n}"),
    "end_die": ("The end die shows {n}", "O dado do fim mostra {n}", "Il dado della fine mostra {n}"),
    "rests": ("{who} rests, with {n} Supply", "{who} descansa, com {n} de Suprimento", "{who} riposa, con {n} Scorte"),
    "rests.1": ("{who} rests, with {n} Supply", "{who} descansa, com {n} de Suprimento", "{who} riposa, con {n} Scorta"),
    "title": ("{who} is now the Oathkeeper", "{who} agora é o Guardião do Juramento", "{who} è ora il Custode"),
    "usurper": (
        "{who} flips the title and is the Usurper",
        "{who} vira o título e é o Usurpador",
        "{who} gira il titolo ed è l'Usurpatore",
    ),
    "mob": (
        "The People's Favor of {who} turns into a Mob",
        "A Influência do Povo de {who} vira uma Turba",
        "Il Favore del Popolo di {who} diventa una Folla",
    ),
    "places_on_people": (
        "{who} places 1 favor on the People's Favor",
        "{who} coloca 1 de influência na Influência do Povo",
        "{who} mette 1 favore sul Favore del Popolo",
    ),
    "returns_from_people": (
        "{who} moves 1 favor from the People's Favor to the {suit} bank",
        "{who} move 1 de influência da Influência do Povo para a reserva de {suit}",
        "{who} sposta 1 favore dal Favore del Popolo alla riserva {suit}",
    ),
    "wins": ("{who} wins: {victory}", "{who} vence: {victory}", "{who} vince: {victory}"),
    "starts_at": ("{who} starts at {slot}", "{who} começa em {slot}", "{who} comincia a {slot}"),
    "keeps": (
        "{who} keeps a card as a facedown adviser",
        "{who} fica com uma carta como conselheiro virado para baixo",
        "{who} tiene una carta come consigliere a faccia in giù",
    ),
    # cards
    "heaps_pile": ("{who} puts {pile} on top of {pile}", "{who} põe {pile} sobre {pile}", "{who} mette {pile} sopra {pile}"),
    "puts_pawn": ("{who} moves the pawn to {slot}", "{who} põe a peça em {slot}", "{who} mette la pedina a {slot}"),
    "search": ("{who} searches {pile}", "{who} explora {pile}", "{who} cerca: {pile}"),
    "drawn": ("{who} draws {card}", "{who} compra {card}", "{who} pesca {card}"),
    "vision_drawn": (
        "{who} draws a Vision, number {n}",
        "{who} compra uma Visão, a de número {n}",
        "{who} pesca una Visione, la numero {n}",
    ),
    "shows": ("{who} shows {card}", "{who} mostra {card}", "{who} mostra {card}"),
    "discards": ("{who} discards {card}", "{who} descarta {card}", "{who} scarta {card}"),
    "is_discarded": ("{card} is discarded", "Carta descartada: {card}", "Carta scartata: {card}"),
    "discards_facedown": ("{who} discards a card", "{who} descarta uma carta", "{who} scarta una carta"),
    "discard_is": ("The discard is {card}", "O descarte é {card}", "Lo scarto è {card}"),
    "plays_site": ("{who} plays {card} to {slot}", "{who} joga {card} em {slot}", "{who} gioca {card} a {slot}"),
    "plays_adviser": (
        "{who} plays {card} to the advisers",
        "{who} joga {card} entre os conselheiros",
        "{who} gioca {card} tra i consiglieri",
    ),
    "plays_facedown": (
        "{who} plays a card facedown to the advisers",
        "{who} joga uma carta virada para baixo entre os conselheiros",
        "{who} gioca una carta a faccia in giù tra i consiglieri",
    ),
    "reveals": ("{who} reveals {card}", "{who} revela {card}", "{who} rivela {card}"),
    "muster": ("{who} musters on {card}", "{who} recruta em {card}", "{who} recluta su {card}"),
    "trade": ("{who} trades with {card}", "{who} negocia com {card}", "{who} commercia con {card}"),
    "declares_modifier": ("{who} declares {card}", "{who} declara {card}", "{who} dichiara {card}"),
    "uses": ("{who} uses {card}", "{who} usa {card}", "{who} usa {card}"),
    "puts_favor": (
        "{who} puts {n} favor on {card}",
        "{who} põe {n} de influência em {card}",
        "{who} mette {n} favori su {card}",
    ),
    "puts_favor.1": (
        "{who} puts {n} favor on {card}",
        "{who} põe {n} de influência em {card}",
        "{who} mette {n} favore su {card}",
    ),
    "puts_secrets": (
        "{who} puts {n} secrets on {card}",
        "{who} põe {n} segredos em {card}",
        "{who} mette {n} segreti su {card}",
    ),
    "puts_secrets.1": (
        "{who} puts {n} secret on {card}",
        "{who} põe {n} segredo em {card}",
        "{who} mette {n} segreto su {card}",
    ),
    "flips_secrets": (
        "{who} turns {n} secrets facedown",
        "{who} vira {n} segredos para baixo",
        "{who} gira {n} segreti a faccia in giù",
    ),
    "flips_secrets.1": (
        "{who} turns {n} secret facedown",
        "{who} vira {n} segredo para baixo",
        "{who} gira {n} segreto a faccia in giù",
    ),
    # in the logs of older games
    "pays": (
        "{who} pays {n} favor and {n} secrets for {card}",
        "{who} paga influência: {n}, segredos: {n} por {card}",
        "{who} paga favori: {n}, segreti: {n} per {card}",
    ),
    "pays_favor": (
        "{who} pays {n} favor for {card}",
        "{who} paga {n} de influência por {card}",
        "{who} paga {n} favori per {card}",
    ),
    "pays_favor.1": (
        "{who} pays {n} favor for {card}",
        "{who} paga {n} de influência por {card}",
        "{who} paga {n} favore per {card}",
    ),
    "pays_secrets": (
        "{who} pays {n} secrets for {card}",
        "{who} paga {n} segredos por {card}",
        "{who} paga {n} segreti per {card}",
    ),
    "pays_secrets.1": (
        "{who} pays {n} secret for {card}",
        "{who} paga {n} segredo por {card}",
        "{who} paga {n} segreto per {card}",
    ),
    "pays_bank": (
        "{who} pays {n} favor into the {suit} bank",
        "{who} paga {n} de influência à reserva de {suit}",
        "{who} paga {n} favori alla riserva {suit}",
    ),
    # tokens
    "gain_favor": (
        "{who} gains {n} favor from the {suit} bank",
        "{who} ganha {n} de influência da reserva de {suit}",
        "{who} ottiene {n} favori dalla riserva {suit}",
    ),
    "gain_favor.1": (
        "{who} gains {n} favor from the {suit} bank",
        "{who} ganha {n} de influência da reserva de {suit}",
        "{who} ottiene {n} favore dalla riserva {suit}",
    ),
    "gain_secrets": ("{who} gains {n} secrets", "{who} ganha {n} segredos", "{who} ottiene {n} segreti"),
    "gain_secrets.1": ("{who} gains {n} secret", "{who} ganha {n} segredo", "{who} ottiene {n} segreto"),
    "gain_warbands": ("{who} gains {n} warbands", "{who} ganha {n} tropas", "{who} ottiene {n} milizie"),
    "gain_warbands.1": ("{who} gains {n} warband", "{who} ganha {n} tropa", "{who} ottiene {n} milizia"),
    "give_favor": (
        "{who} gives {n} favor to {seat}",
        "{who} entrega {n} de influência a {seat}",
        "{who} dà {n} favori a {seat}",
    ),
    "give_favor.1": (
        "{who} gives {n} favor to {seat}",
        "{who} entrega {n} de influência a {seat}",
        "{who} dà {n} favore a {seat}",
    ),
    "takes_favor": (
        "{who} takes {n} favor from {seat}",
        "{who} pega {n} de influência de {seat}",
        "{who} prende {n} favori a {seat}",
    ),
    "takes_favor.1": (
        "{who} takes {n} favor from {seat}",
        "{who} pega {n} de influência de {seat}",
        "{who} prende {n} favore a {seat}",
    ),
    "takes_secret": (
        "{who} takes a secret from {seat}",
        "{who} pega um segredo de {seat}",
        "{who} prende un segreto a {seat}",
    ),
    "burns_secrets": ("{who} burns {n} secrets", "{who} queima {n} segredos", "{who} brucia {n} segreti"),
    "burns_secrets.1": ("{who} burns {n} secret", "{who} queima {n} segredo", "{who} brucia {n} segreto"),
    "picks_up_favor": (
        "{who} takes 1 favor from {slot}",
        "{who} pega 1 de influência de {slot}",
        "{who} prende 1 favore da {slot}",
    ),
    "picks_up_secret": (
        "{who} takes 1 secret from {slot}",
        "{who} pega 1 segredo de {slot}",
        "{who} prende 1 segreto da {slot}",
    ),
    "gain_supply": ("{who} gains {n} Supply", "{who} ganha {n} de Suprimento", "{who} ottiene {n} Scorte"),
    "gain_supply.1": ("{who} gains {n} Supply", "{who} ganha {n} de Suprimento", "{who} ottiene {n} Scorta"),
    "sends_card": (
        "{who} sends {card} over to {seat}",
        "{who} manda {card} para {seat}",
        "{who} manda {card} da {seat}",
    ),
    "stores_favor": (
        "{who} puts {n} favor into the {suit} bank",
        "{who} põe {n} de influência na reserva de {suit}",
        "{who} mette {n} favori nella riserva {suit}",
    ),
    "stores_favor.1": (
        "{who} puts {n} favor into the {suit} bank",
        "{who} põe {n} de influência na reserva de {suit}",
        "{who} mette {n} favore nella riserva {suit}",
    ),
    "gives_secret": ("{who} gives a secret to {seat}", "{who} dá um segredo a {seat}", "{who} dà un segreto a {seat}"),
    "places_favor": (
        "{who} places {n} favor on {card}",
        "{who} coloca {n} de influência em {card}",
        "{who} mette {n} favori su {card}",
    ),
    "tokens_on_banner": (
        "{banner}: {n} tokens now lie there",
        "{banner}: agora há {n} fichas ali",
        "{banner}: ora ci sono {n} segnalini",
    ),
    "swaps": ("{who} swaps {card} and {card}", "{who} troca {card} e {card} de lugar", "{who} scambia {card} e {card}"),
    "swaps_facedown": (
        "{who} swaps facedown advisers: one of {seat} and one of {seat}",
        "{who} troca de lugar conselheiros virados para baixo: um de {seat} e um de {seat}",
        "{who} scambia consiglieri a faccia in giù: uno di {seat} e uno di {seat}",
    ),
    "prophesies": (
        "{who} puts a warband on {card}: it is their Vision too",
        "{who} põe uma tropa em {card}: é também a sua Visão",
        "{who} mette una milizia su {card}: è anche la sua Visione",
    ),
    "demands": (
        "{who} demands {card} from {seat}",
        "{who} exige {card} de {seat}",
        "{who} esige {card} da {seat}",
    ),
    "finds_conspiracy": (
        "{who} finds {card} at {seat}'s court",
        "{who} encontra {card} na corte de {seat}",
        "{who} trova {card} nella corte di {seat}",
    ),
    "burn_favor": ("{who} burns {n} favor", "{who} queima {n} de influência", "{who} brucia {n} favori"),
    "burn_favor.1": ("{who} burns {n} favor", "{who} queima {n} de influência", "{who} brucia {n} favore"),
    "gets_burned": (
        "{who} gets the {n} favor that burned",
        "{who} fica com a influência queimada: {n}",
        "{who} riceve i favori bruciati: {n}",
    ),
    "returns_favor": (
        "{who} puts {n} favor into the {suit} bank",
        "{who} põe {n} de influência na reserva de {suit}",
        "{who} mette {n} favori nella riserva {suit}",
    ),
    "returns_favor.1": (
        "{who} puts {n} favor into the {suit} bank",
        "{who} põe {n} de influência na reserva de {suit}",
        "{who} mette {n} favore nella riserva {suit}",
    ),
    "moves_favor": (
        "{who} moves {n} favor from the bank of {suit} to the bank of {suit}",
        "{who} move {n} de influência da reserva de {suit} para a reserva de {suit}",
        "{who} sposta {n} favori dalla riserva {suit} alla riserva {suit}",
    ),
    "moves_favor.1": (
        "{who} moves {n} favor from the bank of {suit} to the bank of {suit}",
        "{who} move {n} de influência da reserva de {suit} para a reserva de {suit}",
        "{who} sposta {n} favore dalla riserva {suit} alla riserva {suit}",
    ),
    "deals_favor": (
        "{who} deals {n} favor into the banks, from {suit} on",
        "{who} distribui {n} de influência pelas reservas, a partir de {suit}",
        "{who} distribuisce {n} favori tra le riserve, a partire da {suit}",
    ),
    "deals_favor.1": (
        "{who} puts {n} favor into the bank of {suit}",
        "{who} põe {n} de influência na reserva de {suit}",
        "{who} mette {n} favore nella riserva {suit}",
    ),
    "killed_on_board": (
        "{n} warbands on the board of {who} die",
        "{n} tropas no tabuleiro de {who} morrem",
        "{n} milizie sulla plancia di {who} vengono eliminate",
    ),
    "killed_on_board.1": (
        "{n} warband on the board of {who} dies",
        "{n} tropa no tabuleiro de {who} morre",
        "{n} milizia sulla plancia di {who} viene eliminata",
    ),
    "killed_at": (
        "{n} warbands of {who} die at {slot}",
        "{n} tropas de {who} morrem em {slot}",
        "{n} milizie di {who} vengono eliminate a {slot}",
    ),
    "killed_at.1": (
        "{n} warband of {who} dies at {slot}",
        "{n} tropa de {who} morre em {slot}",
        "{n} milizia di {who} viene eliminata a {slot}",
    ),
    # the map
    "travel": ("{who} travels to {slot}", "{who} viaja para {slot}", "{who} viaggia verso {slot}"),
    "leads": (
        "{who} sends {seat} to {slot}",
        "{who} manda {seat} para {slot}",
        "{who} manda {seat} a {slot}",
    ),
    "cannot_go": (
        "{who} can't pay for the way to {slot} and stays put",
        "{who} não pode pagar o caminho até {slot} e fica",
        "{who} non può pagare la via per {slot} e resta",
    ),
    "is_put": ("{who} is put at {slot}", "{who} é posto em {slot}", "{who} viene messo a {slot}"),
    "moves_card": ("{who} moves {card} to {slot}", "{who} move {card} para {slot}", "{who} sposta {card} a {slot}"),
    "reveal_site": ("{card} is revealed", "Local revelado: {card}", "Territorio rivelato: {card}"),
    "to_board": (
        "{who} takes {n} warbands from {slot}",
        "{who} pega {n} tropas de {slot}",
        "{who} prende {n} milizie da {slot}",
    ),
    "to_board.1": ("{who} takes {n} warband from {slot}", "{who} pega {n} tropa de {slot}", "{who} prende {n} milizia da {slot}"),
    "to_site": ("{who} moves {n} warbands to {slot}", "{who} move {n} tropas para {slot}", "{who} sposta {n} milizie a {slot}"),
    "to_site.1": ("{who} moves {n} warband to {slot}", "{who} move {n} tropa para {slot}", "{who} sposta {n} milizia a {slot}"),
    "hands_over": (
        "{who} hands {n} warbands over to {seat}",
        "{who} passa {n} tropas a {seat}",
        "{who} cede {n} milizie a {seat}",
    ),
    "hands_over.1": (
        "{who} hands {n} warband over to {seat}",
        "{who} passa {n} tropa a {seat}",
        "{who} cede {n} milizia a {seat}",
    ),
    "asks_for_warbands": (
        "{who} asks the Chancellor for {n} warbands",
        "{who} pede {n} tropas ao Chanceler",
        "{who} chiede {n} milizie al Cancelliere",
    ),
    "asks_for_warbands.1": (
        "{who} asks the Chancellor for {n} warband",
        "{who} pede {n} tropa ao Chanceler",
        "{who} chiede {n} milizia al Cancelliere",
    ),
    "peeks": (
        "{who} peeks at a relic at {slot}",
        "{who} espia uma relíquia em {slot}",
        "{who} dà un'occhiata a una reliquia a {slot}",
    ),
    "looks_through": (
        "{who} looks through {pile}",
        "{who} olha {pile}",
        "{who} guarda {pile}",
    ),
    "peeks_adviser": (
        "{who} peeks at a facedown adviser of {seat}",
        "{who} espia um conselheiro virado para baixo de {seat}",
        "{who} dà un'occhiata a un consigliere a faccia in giù di {seat}",
    ),
    "peeks_site": (
        "{who} peeks at the facedown site: {slot}",
        "{who} espia o local virado para baixo: {slot}",
        "{who} dà un'occhiata al territorio a faccia in giù: {slot}",
    ),
    "peeks_reliquary": (
        "{who} peeks in the Reliquary",
        "{who} espia o Relicário",
        "{who} dà un'occhiata al Reliquiario",
    ),
    "peeked": ("{who} sees {card}", "{who} vê {card}", "{who} vede {card}"),
    # relics and banners
    "recover": ("{who} recovers {card}", "{who} recupera {card}", "{who} recupera {card}"),
    "buries": (
        "{who} puts {card} under the relic deck",
        "{who} põe {card} sob o baralho de relíquias",
        "{who} mette {card} sotto il mazzo delle reliquie",
    ),
    "buries_drawn": (
        "{who} puts the drawn relic under the relic deck",
        "{who} põe a relíquia comprada sob o baralho de relíquias",
        "{who} mette la reliquia pescata sotto il mazzo delle reliquie",
    ),
    "buries_at": (
        "{who} puts a relic from {slot} under the relic deck",
        "{who} põe uma relíquia de {slot} sob o baralho de relíquias",
        "{who} mette una reliquia da {slot} sotto il mazzo delle reliquie",
    ),
    "takes_relic": ("{who} takes {card}", "{who} pega {card}", "{who} prende {card}"),
    "recover_banner": (
        "{who} recovers {banner}; tokens on it: {n}",
        "{who} recupera {banner}; fichas nele: {n}",
        "{who} recupera {banner}; segnalini sopra: {n}",
    ),
    "seize_banner": (
        "{who} seizes {banner}; tokens burned: {n}",
        "{who} toma {banner}; fichas queimadas: {n}",
        "{who} si impadronisce di: {banner}; segnalini bruciati: {n}",
    ),
    # campaigns
    "campaign": (
        "{who} campaigns against {seat} from {slot}",
        "{who} faz campanha contra {seat} a partir de {slot}",
        "{who} conduce una campagna contro {seat} da {slot}",
    ),
    "targets_site": ("{who} targets {slot}", "{who} escolhe o alvo {slot}", "{who} sceglie il bersaglio {slot}"),
    "targets_thing": ("{who} targets {card}", "{who} escolhe o alvo {card}", "{who} sceglie il bersaglio {card}"),
    "targets_facedown": (
        "{who} targets a facedown relic at {slot}",
        "{who} escolhe como alvo uma relíquia virada para baixo em {slot}",
        "{who} sceglie come bersaglio una reliquia a faccia in giù a {slot}",
    ),
    "targets_pawn": (
        "{who} targets the pawn and favor of {seat}",
        "{who} escolhe como alvo a peça e a influência de {seat}",
        "{who} sceglie come bersaglio la pedina e i favori di {seat}",
    ),
    "starts_over": (
        "{who} starts declaring targets again",
        "{who} recomeça a declarar os alvos",
        "{who} ricomincia a dichiarare i bersagli",
    ),
    "declares": (
        "{who} has declared {n} targets; defense dice: {n}",
        "{who} declarou {n} alvos; dados de defesa: {n}",
        "{who} ha dichiarato {n} bersagli; dadi difesa: {n}",
    ),
    "declares.1": (
        "{who} has declared {n} target; defense dice: {n}",
        "{who} declarou {n} alvo; dados de defesa: {n}",
        "{who} ha dichiarato {n} bersaglio; dadi difesa: {n}",
    ),
    "commits": ("{who} takes {n} attack dice", "{who} pega {n} dados de ataque", "{who} prende {n} dadi attacco"),
    "commits.1": ("{who} takes {n} attack die", "{who} pega {n} dado de ataque", "{who} prende {n} dado attacco"),
    "joins": ("{who} joins {seat} as an Ally", "{who} se une a {seat} como Aliado", "{who} si unisce a {seat} come Alleato"),
    "uses_plan": (
        "Battle plan of {who}: {card}",
        "Plano de batalha de {who}: {card}",
        "Piano di battaglia di {who}: {card}",
    ),
    "rolls_defense": (
        "Defense roll: blank {n}, one shield {n}, two shields {n}, doubling {n}",
        "Rolagem de defesa: vazio {n}, um escudo {n}, dois escudos {n}, dobro {n}",
        "Tiro di difesa: vuoto {n}, uno scudo {n}, due scudi {n}, raddoppio {n}",
    ),
    "rolls_attack": (
        "{who} rolls for attack: hollow swords {n}, swords {n}, two swords with skull {n}",
        "{who} rola o ataque: espadas vazias {n}, espadas {n}, duas espadas com caveira {n}",
        "{who} tira per l'attacco: spade vuote {n}, spade {n}, due spade con teschio {n}",
    ),
    "rolls_again": (
        "{who} has all dice rolled again",
        "{who} manda rolar todos os dados de novo",
        "{who} fa ritirare tutti i dadi",
    ),
    "strengths": ("Attack {n} against defense {n}", "Ataque {n} contra defesa {n}", "Attacco {n} contro difesa {n}"),
    "sacrifices": ("{who} sacrifices {n} warbands", "{who} sacrifica {n} tropas", "{who} sacrifica {n} milizie"),
    "sacrifices.1": ("{who} sacrifices {n} warband", "{who} sacrifica {n} tropa", "{who} sacrifica {n} milizia"),
    "victory": ("{who} is victorious", "{who} sai vitorioso", "{who} ha la vittoria"),
    "repelled": ("{who} is repelled by {seat}", "{who} é repelido por {seat}", "{who} viene respinto da {seat}"),
    "occupies": (
        "{who} places {n} warbands at {slot}",
        "{who} coloca {n} tropas em {slot}",
        "{who} mette {n} milizie a {slot}",
    ),
    "occupies.1": ("{who} places {n} warband at {slot}", "{who} coloca {n} tropa em {slot}", "{who} mette {n} milizia a {slot}"),
    # Empire and deals
    "offers_citizenship": (
        "{who} offers Citizenship to {seat}",
        "{who} oferece a Cidadania a {seat}",
        "{who} offre la Cittadinanza a {seat}",
    ),
    "shows_relic": (
        "{who} shows the offered relic to {seat}",
        "{who} mostra a relíquia oferecida a {seat}",
        "{who} mostra la reliquia offerta a {seat}",
    ),
    "proposes": ("{who} proposes a deal to {seat}", "{who} propõe um acordo a {seat}", "{who} propone un accordo a {seat}"),
    "accepts": ("{who} accepts the deal of {seat}", "{who} aceita o acordo de {seat}", "{who} accetta l'accordo di {seat}"),
    "counters": (
        "{who} answers {seat} with a counter-offer",
        "{who} responde a {seat} com uma contraproposta",
        "{who} risponde a {seat} con una controfferta",
    ),
    "promises": ("{who} promises {seat} {promise}", "{who} promete a {seat} {promise}", "{who} promette a {seat} di {promise}"),
    "keeps_promise": (
        "{who} has kept the promise to {seat}: {promise}",
        "{who} cumpriu a promessa a {seat}: {promise}",
        "{who} ha mantenuto la promessa a {seat}: {promise}",
    ),
    "breaks_promise": (
        "{who} has broken the promise to {seat}: {promise}",
        "{who} quebrou a promessa a {seat}: {promise}",
        "{who} ha infranto la promessa a {seat}: {promise}",
    ),
    "promise_void": (
        "What {who} promised to {seat} can no longer be done: {promise}",
        "O que {who} prometeu a {seat} não pode mais ser feito: {promise}",
        "Ciò che {who} ha promesso a {seat} non può più essere fatto: {promise}",
    ),
    "shows_space": (
        "{who} shows the relic on {space} to {seat}",
        "{who} mostra a relíquia em {space} a {seat}",
        "{who} mostra la reliquia su {space} a {seat}",
    ),
    "shows_adviser": (
        "{who} shows a facedown adviser to {seat}",
        "{who} mostra um conselheiro virado para baixo a {seat}",
        "{who} mostra un consigliere a faccia in giù a {seat}",
    ),
    "is_shown": ("{who} shows {card} to {seat}", "{who} mostra {card} a {seat}", "{who} mostra {card} a {seat}"),
    "gives_secrets": (
        "{who} gives {n} secrets to {seat}",
        "{who} dá {n} segredos a {seat}",
        "{who} dà {n} segreti a {seat}",
    ),
    "gives_secrets.1": ("{who} gives {n} secret to {seat}", "{who} dá {n} segredo a {seat}", "{who} dà {n} segreto a {seat}"),
    "gives_thing": ("{who} gives {card} to {seat}", "{who} dá {card} a {seat}", "{who} dà {card} a {seat}"),
    "gives_banner": ("{who} gives {banner} to {seat}", "{who} dá {banner} a {seat}", "{who} dà {banner} a {seat}"),
    "gives_facedown": (
        "{who} gives a facedown adviser to {seat}",
        "{who} dá um conselheiro virado para baixo a {seat}",
        "{who} dà un consigliere a faccia in giù a {seat}",
    ),
    "gives_site": ("{who} leaves {slot} to {seat}", "{who} deixa {slot} para {seat}", "{who} lascia {slot} a {seat}"),
    "caged": (
        "{n} warbands of {who} are moved onto the Obsidian Cage",
        "{n} tropas de {who} vão para a Jaula de Obsidiana",
        "{n} milizie di {who} vanno nella Gabbia d'Ossidiana",
    ),
    "caged.1": (
        "{n} warband of {who} is moved onto the Obsidian Cage",
        "{n} tropa de {who} vai para a Jaula de Obsidiana",
        "{n} milizia di {who} va nella Gabbia d'Ossidiana",
    ),
    "freed": (
        "{n} warbands come from the Obsidian Cage to the board of {who}",
        "{n} tropas vão da Jaula de Obsidiana para o tabuleiro de {who}",
        "{n} milizie vanno dalla Gabbia d'Ossidiana alla plancia di {who}",
    ),
    "freed.1": (
        "{n} warband comes from the Obsidian Cage to the board of {who}",
        "{n} tropa vai da Jaula de Obsidiana para o tabuleiro de {who}",
        "{n} milizia va dalla Gabbia d'Ossidiana alla plancia di {who}",
    ),
    "changes_die": (
        "{who} changes the end die to {n}",
        "{who} muda o dado do fim para {n}",
        "{who} cambia il dado della fine in {n}",
    ),
    "swaps_dispossessed": (
        "{who} exchanges {n} cards for random ones of the Dispossessed",
        "{who} troca {n} cartas por outras dos Despossuídos, ao acaso",
        "{who} scambia {n} carte con altre degli Emarginati, a caso",
    ),
    "swaps_dispossessed.1": (
        "{who} exchanges {n} card for a random one of the Dispossessed",
        "{who} troca {n} carta por outra dos Despossuídos, ao acaso",
        "{who} scambia {n} carta con un'altra degli Emarginati, a caso",
    ),
    "refuses": ("{who} refuses {seat}", "{who} diz não a {seat}", "{who} dice di no a {seat}"),
    "becomes_citizen": ("{who} becomes a Citizen", "{who} se torna Cidadão", "{who} diventa Cittadino"),
    "vows": ("{who} swears the {oath}", "{who} presta o {oath}", "{who} presta il {oath}"),
    "builds": (
        "{who} builds {card} in place of {card}",
        "{who} constrói {card} no lugar de {card}",
        "{who} costruisce {card} al posto di {card}",
    ),
    "repairs": ("{who} repairs {card}", "{who} repara {card}", "{who} ripara {card}"),
    "chronicle": (
        "{who} has written the chronicle: game {n} can begin",
        "{who} escreveu a crônica: o jogo {n} pode começar",
        "{who} ha scritto la cronaca: la partita {n} può cominciare",
    ),
    "is_exiled": ("{who} is now an Exile", "{who} agora é Exilado", "{who} è ora un Esule"),
}
