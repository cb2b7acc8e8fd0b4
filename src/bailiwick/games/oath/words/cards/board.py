"""Visions, the traits of an uncovered Reliquary, and what the banners give while one plays cards."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

BOARD: Final[dict[str, Texts]] = {
    "card_vision_of_conquest": (
        "In your Wake you win if you alone rule the most sites and 3 or more Visions have been drawn.",
        "No Despertar você vence se controla, sozinho, mais locais que todos e 3 ou mais Visões foram compradas.",
        "Nel Risveglio vinci se da solo controlli più territori di tutti e sono state pescate 3 o più Visioni.",
    ),
    "card_vision_of_rebellion": (
        "In your Wake you win if you hold the People's Favor and 3 or more Visions have been drawn.",
        "No Despertar você vence se tem a Influência do Povo e 3 ou mais Visões foram compradas.",
        "Nel Risveglio vinci se hai il Favore del Popolo e sono state pescate 3 o più Visioni.",
    ),
    "card_vision_of_sanctuary": (
        "In your Wake you win if you alone hold the most relics and banners and 3 or more Visions have been drawn.",
        "No Despertar você vence se tem, sozinho, mais relíquias e estandartes que todos e 3 ou mais Visões foram compradas.",
        "Nel Risveglio vinci se da solo hai più reliquie e vessilli di tutti e sono state pescate 3 o più Visioni.",
    ),
    "card_vision_of_faith": (
        "In your Wake you win if you hold the Darkest Secret and 3 or more Visions have been drawn.",
        "No Despertar você vence se tem o Segredo Mais Obscuro e 3 ou mais Visões foram compradas.",
        "Nel Risveglio vinci se hai il Segreto più Oscuro e sono state pescate 3 o più Visioni.",
    ),
    "card_conspiracy": (
        "If you like, burn 1 secret and rob a rival standing at your site of one relic or banner, provided at least two of your faceup advisers share a suit with any of that rival's. Used or not, the card then goes to the box.",
        "Se quiser, queime 1 segredo e pegue uma relíquia ou um estandarte de um rival que está no seu local, desde que pelo menos dois dos seus conselheiros virados para cima tenham o naipe de algum dos dele. Usada ou não, a carta vai para a caixa.",
        "Se vuoi, brucia 1 segreto e prendi una reliquia o un vessillo a un rivale nel tuo territorio, purché almeno due dei tuoi consiglieri a faccia in su abbiano il simbolo di uno dei suoi. Usata o no, la carta va poi nella scatola.",
    ),
    "card_brutal": (
        "When the Chancellor attacks, the defeated side, even the Chancellor, loses its whole force.",
        "Quando o Chanceler ataca, o lado derrotado, mesmo o Chanceler, perde o exército inteiro.",
        "Quando il Cancelliere attacca, la parte sconfitta, anche il Cancelliere, perde l'intero esercito.",
    ),
    "card_decadent": (
        "The Chancellor travels into the Cradle from outside for no Supply; travel to a Hinterland site costs 1 more.",
        "O Chanceler viaja de fora para o Berço sem Suprimento; viajar para um local do Interior custa 1 a mais.",
        "Il Cancelliere viaggia da fuori nel Fulcro senza Scorte; un Viaggio verso le Terre Selvagge costa 1 in più.",
    ),
    "card_careless": (
        "Every Trade of the Chancellor gives 1 more favor from the traded suit's bank; a Trade for secrets gives 1 secret less (not below 0).",
        "Cada Negociar do Chanceler dá 1 de influência a mais da reserva do naipe; Negociar por segredos dá 1 segredo a menos (não abaixo de 0).",
        "Ogni Commercio del Cancelliere dà 1 favore in più dalla riserva del simbolo; un Commercio per segreti dà 1 segreto in meno (mai sotto 0).",
    ),
    "card_greedy": (
        "The Chancellor draws 2 more cards; searching is forbidden if it would spend more than 2 Supply.",
        "O Chanceler compra 2 cartas a mais; não pode explorar se isso gastaria mais de 2 de Suprimento.",
        "Il Cancelliere pesca 2 carte in più; non può cercare se spenderebbe più di 2 Scorte.",
    ),
    "card_peoples_favor": (
        "When playing to a site, the holder may first discard a denizen at any site of their region and may play the card to any faceup site of their region.",
        "Ao jogar em um local, quem o tem pode antes descartar um habitante em qualquer local da sua região e pode jogar a carta em qualquer local virado para cima da sua região.",
        "Giocando in un territorio, chi lo ha può prima scartare un abitante in qualsiasi territorio della sua regione e può giocare la carta in qualsiasi territorio a faccia in su della sua regione.",
    ),
    "card_darkest_secret": (
        "Searching the world deck costs the holder 2 Supply whatever the track says.",
        "Explorar o baralho do mundo custa 2 de Suprimento a quem o tem, diga a trilha o que disser.",
        "Cercare nel mazzo del mondo costa 2 Scorte a chi lo ha, qualunque cosa dica il tracciato.",
    ),
}
