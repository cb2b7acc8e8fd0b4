"""The powers of the edifices, intact and in ruins."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

EDIFICES: Final[dict[str, Texts]] = {
    "card_sprawling_rampart": (
        "Every site ruled by this card's ruler adds 1 more defense die when targeted.",
        "Cada local de quem controla esta carta soma 1 dado de defesa a mais quando é alvo.",
        "Ogni territorio di chi controlla questa carta aggiunge 1 dado difesa in più quando è un bersaglio.",
    ),
    "card_bandit_rampart": (
        "2 fewer attack dice if this site is a target.",
        "2 dados de ataque a menos se este local é alvo.",
        "2 dadi attacco in meno se questo territorio è un bersaglio.",
    ),
    "card_hall_of_debate": (
        "Nobody can target the People's Favor in campaigns.",
        "Ninguém pode escolher a Influência do Povo como alvo em campanhas.",
        "Nessuno può prendere di mira il Favore del Popolo nelle campagne.",
    ),
    "card_hall_of_mockery": (
        "The People's Favor always ends on its Mob side when recovered.",
        "A Influência do Povo sempre fica do lado da Turba ao ser recuperada.",
        "Il Favore del Popolo finisce sempre sul lato della Folla quando viene recuperato.",
    ),
    "card_forest_temple": (
        "In the Chronicle no site holding a Beast card is discarded.",
        "Na Crônica, nenhum local com uma carta de Fera é descartado.",
        "Nella Cronaca nessun territorio con una carta Bestia viene scartato.",
    ),
    "card_ruined_temple": (
        "Enemies of this card's ruler cannot play Beast cards faceup.",
        "Os inimigos de quem controla esta carta não podem jogar cartas de Fera viradas para cima.",
        "I nemici di chi controlla questa carta non possono giocare carte Bestia a faccia in su.",
    ),
    "card_festival_district": (
        "Negotiate one binding exchange of favor, secrets and advisers with any one player.",
        "Negocie uma barganha obrigatória de influência, segredos e conselheiros com um jogador qualquer.",
        "Concludi uno scambio vincolante di favori, segreti e consiglieri con un giocatore qualsiasi.",
    ),
    "card_squalid_district": (
        "Whenever the end die is rolled, this card's ruler may raise or lower the result by 1; Citizens may not use this.",
        "Sempre que o dado do fim é rolado, quem controla esta carta pode aumentar ou diminuir o resultado em 1; Cidadãos não podem usar isso.",
        "Ogni volta che si tira il dado della fine, chi controlla questa carta può alzare o abbassare il risultato di 1; i Cittadini non possono usarlo.",
    ),
    "card_great_spire": (
        "Exchange any number of the denizens you drew for random cards from the Dispossessed.",
        "Troque quantos habitantes comprados quiser por cartas ao acaso dos Despossuídos.",
        "Scambia quanti abitanti pescati vuoi con carte a caso degli Emarginati.",
    ),
    "card_fallen_spire": (
        "Up to 5 of the uppermost denizens (Visions passed over) in your region's discard pile are replaced by random Dispossessed cards.",
        "Até 5 dos habitantes mais de cima (saltando Visões) da pilha de descarte da sua região são trocados por cartas ao acaso dos Despossuídos.",
        "Fino a 5 degli abitanti più in alto (saltando le Visioni) nella pila degli scarti della tua regione vengono sostituiti da carte a caso degli Emarginati.",
    ),
    "card_ancient_forge": (
        "Draw a relic; keep it or put it under the relic deck.",
        "Compre uma relíquia; fique com ela ou ponha-a sob o baralho de relíquias.",
        "Pesca una reliquia; tienila o mettila sotto il mazzo delle reliquie.",
    ),
    "card_broken_forge": (
        "Turn this card to its intact side.",
        "Vire esta carta para o lado intacto.",
        "Gira questa carta sul lato intatto.",
    ),
}
