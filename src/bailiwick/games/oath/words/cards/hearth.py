"""What the denizens of the suit Hearth do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

HEARTH: Final[dict[str, Texts]] = {
    "card_tinkers_fair": (
        "Negotiate one binding exchange of favor, secrets and relics with any one player.",
        "Negocie uma barganha obrigatória de influência, segredos e relíquias com um jogador qualquer.",
        "Concludi uno scambio vincolante di favori, segreti e reliquie con un giocatore qualsiasi.",
    ),
    "card_wayside_inn": ("Gain 2 Supply.", "Ganhe 2 de Suprimento.", "Ottieni 2 Scorte."),
    "card_extra_provisions": ("1 more defense die.", "1 dado de defesa a mais.", "1 dado difesa in più."),
    "card_memory_of_home": (
        "Move all favor of one bank to the Hearth bank.",
        "Mova toda a influência de uma reserva para a reserva de Lar.",
        "Sposta tutti i favori di una riserva nella riserva Focolare.",
    ),
    "card_welcoming_party": (
        "If you play a denizen faceup straight from the draw, gain 1 favor from the Hearth bank.",
        "Se você joga um habitante virado para cima direto da compra, ganhe 1 de influência da reserva de Lar.",
        "Se giochi un abitante a faccia in su appena pescato, ottieni 1 favore dalla riserva Focolare.",
    ),
    "card_traveling_doctor": (
        "If you are defeated, none of your force is killed (overriding powers that kill all of it) and this card is discarded.",
        "Se você for derrotado, ninguém do seu exército morre (prevalece sobre habilidades que matam todo ele) e esta carta é descartada.",
        "Se vieni sconfitto, nessuno del tuo esercito viene eliminato (prevale sui poteri che lo eliminano tutto) e questa carta viene scartata.",
    ),
    "card_storyteller": (
        "Add 1 secret from the shared bank to the Darkest Secret.",
        "Ponha 1 segredo da reserva compartilhada no Segredo Mais Obscuro.",
        "Aggiungi 1 segreto della riserva condivisa al Segreto più Oscuro.",
    ),
    "card_armed_mob": (
        "Discard a faceup adviser of the player who holds the Darkest Secret, provided they do not also hold the People's Favor.",
        "Descarte um conselheiro virado para cima de quem tem o Segredo Mais Obscuro, desde que não tenha também a Influência do Povo.",
        "Scarta un consigliere a faccia in su di chi ha il Segreto più Oscuro, purché non abbia anche il Favore del Popolo.",
    ),
    "card_tavern_songs": (
        "Look at the top 3 cards of your region's discard pile.",
        "Olhe as 3 cartas de cima da pilha de descarte da sua região.",
        "Guarda le 3 carte in cima alla pila degli scarti della tua regione.",
    ),
    "card_homesteaders": (
        "One faceup adviser of yours settles at the site of your pawn.",
        "Um conselheiro seu virado para cima se instala no local da sua peça.",
        "Un tuo consigliere a faccia in su si stabilisce nel territorio della tua pedina.",
    ),
    "card_crop_rotation": (
        "When playing to a site you may first discard a denizen there.",
        "Ao jogar em um local, você pode antes descartar um habitante de lá.",
        "Quando giochi in un territorio puoi prima scartare un abitante che è lì.",
    ),
    "card_a_round_of_ale": (
        "Do the return steps of the Rest phase now: favor on cards goes to the matching banks, secrets on cards come to your board, your facedown secrets turn up; only the favor on this card stays.",
        "Faça agora as devoluções da Fase de Descansar: a influência nas cartas vai para as reservas correspondentes, os segredos nas cartas vêm para o seu tabuleiro, os seus segredos virados para baixo são virados para cima; só a influência nesta carta fica.",
        "Esegui ora le restituzioni della Fase Riposo: i favori sulle carte vanno alle riserve corrispondenti, i segreti sulle carte vengono sulla tua plancia, i tuoi segreti a faccia in giù si girano; resta solo il favore su questa carta.",
    ),
    "card_land_warden": (
        "You may play 2 of the drawn cards instead of 1, if at least one of them goes to a site.",
        "Você pode jogar 2 das cartas compradas em vez de 1, se pelo menos uma delas for para um local.",
        "Puoi giocare 2 delle carte pescate invece di 1, se almeno una va in un territorio.",
    ),
    "card_charming_friend": (
        "A rival standing at your site loses 1 favor to you.",
        "Um rival que está no seu local perde 1 de influência para você.",
        "Un rivale nel tuo territorio perde 1 favore, che va a te.",
    ),
    "card_village_constable": (
        "2 more / 2 fewer attack dice unless the enemy has the People's Favor.",
        "2 dados de ataque a mais / a menos, exceto se o inimigo tem a Influência do Povo.",
        "2 dadi attacco in più / in meno, a meno che il nemico abbia il Favore del Popolo.",
    ),
    "card_family_heirloom": (
        "Draw a relic; keep it or put it under the relic deck.",
        "Compre uma relíquia; fique com ela ou ponha-a sob o baralho de relíquias.",
        "Pesca una reliquia; tienila o mettila sotto il mazzo delle reliquie.",
    ),
    "card_news_from_afar": (
        "This Search costs no Supply.",
        "Este Explorar não custa Suprimento.",
        "Questa Ricerca non costa Scorte.",
    ),
    "card_levelers": (
        "Move 2 favor from the bank with most favor to the bank with least; you break ties.",
        "Mova 2 de influência da reserva que tem mais para a que tem menos; você decide os empates.",
        "Sposta 2 favori dalla riserva che ne ha di più a quella che ne ha di meno; decidi tu in caso di parità.",
    ),
    "card_fabled_feast": (
        "Take favor equal to the number of Hearth cards you rule, this one included, from one bank.",
        "Pegue de uma reserva tanta influência quantas cartas de Lar você controla, inclusive esta.",
        "Prendi da una riserva tanti favori quante sono le carte Focolare che controlli, questa compresa.",
    ),
    "card_the_great_levy": (
        "3 more / 3 fewer attack dice and your skulls are ignored, unless the enemy has the People's Favor.",
        "3 dados de ataque a mais / a menos e as suas caveiras são ignoradas, exceto se o inimigo tem a Influência do Povo.",
        "3 dadi attacco in più / in meno e i tuoi teschi sono ignorati, a meno che il nemico abbia il Favore del Popolo.",
    ),
    "card_hearts_and_minds": (
        "You win the defense at once. Discarded at the end unless you hold the People's Favor.",
        "Você vence a defesa na hora. Descartada no fim, a não ser que você tenha a Influência do Povo.",
        "Vinci subito la difesa. Scartata alla fine, a meno che tu abbia il Favore del Popolo.",
    ),
    "card_relic_breaker": (
        "Bury one facedown relic of your site under the relic deck; in return gain 3 warbands.",
        "Ponha uma relíquia virada para baixo do seu local sob o baralho de relíquias; em troca, ganhe 3 tropas.",
        "Metti una reliquia a faccia in giù del tuo territorio sotto il mazzo delle reliquie; in cambio ottieni 3 milizie.",
    ),
    "card_book_binders": (
        "Whenever another player plays a Vision (or the Conspiracy) faceup, gain 2 favor from one bank.",
        "Sempre que outro jogador joga uma Visão (ou a Conspiração) virada para cima, ganhe 2 de influência de uma reserva.",
        "Ogni volta che un altro giocatore gioca una Visione (o la Congiura) a faccia in su, ottieni 2 favori da una riserva.",
    ),
    "card_ballot_box": (
        "As an Exile holding the People's Favor, become a Citizen (no relic).",
        "Sendo um Exilado que tem a Influência do Povo, torne-se Cidadão (sem relíquia).",
        "Se sei un Esule che ha il Favore del Popolo, diventa Cittadino (senza reliquia).",
    ),
    "card_saddle_makers": (
        "Whenever another player plays a Nomad or Order card faceup, gain 2 favor from that suit's bank.",
        "Sempre que outro jogador joga uma carta Nômade ou de Ordem virada para cima, ganhe 2 de influência da reserva desse naipe.",
        "Ogni volta che un altro giocatore gioca una carta Nomade o Ordine a faccia in su, ottieni 2 favori dalla riserva di quel simbolo.",
    ),
    "card_herald": (
        "Each finished campaign of somebody else with a player (never bandits) as defender earns you 1 favor from one bank.",
        "Cada campanha terminada de outro com um jogador (nunca bandidos) como defensor rende a você 1 de influência de uma reserva.",
        "Ogni campagna finita di un altro con un giocatore (mai banditi) come difensore ti dà 1 favore da una riserva.",
    ),
    "card_rowdy_pub": (
        "Mustering on this card gives 1 extra warband.",
        "Recrutar nesta carta dá 1 tropa extra.",
        "Reclutare su questa carta dà 1 milizia in più.",
    ),
    "card_vow_of_peace": (
        "You never attack. In return whoever attacks you gets no attack from sacrifices.",
        "Você nunca ataca. Em troca, quem ataca você não ganha ataque com sacrifícios.",
        "Non attacchi mai. In cambio chi ti attacca non ottiene attacco dai sacrifici.",
    ),
    "card_deed_writer": (
        "Negotiate one binding exchange of favor, secrets and ruled sites with any one player; for each traded site the old ruler takes the warbands there to their board and the new ruler puts at least 1 from their board.",
        "Negocie uma barganha obrigatória de influência, segredos e locais controlados com um jogador qualquer; em cada local trocado, quem o controlava leva as tropas de lá para o seu tabuleiro e o novo põe pelo menos 1 do seu.",
        "Concludi uno scambio vincolante di favori, segreti e territori controllati con un giocatore qualsiasi; in ogni territorio scambiato chi lo controllava riporta le milizie sulla sua plancia e il nuovo ne mette almeno 1 dalla propria.",
    ),
    "card_salad_days": (
        "Gain 1 favor from each of three different banks.",
        "Ganhe 1 de influência de cada uma de três reservas diferentes.",
        "Ottieni 1 favore da ciascuna di tre riserve diverse.",
    ),
    "card_marriage": (
        "Counts as two Hearth advisers wherever advisers of a suit are counted, but as one toward the adviser limit.",
        "Conta como dois conselheiros de Lar onde quer que se contem conselheiros de um naipe, mas como um para o limite de conselheiros.",
        "Conta come due consiglieri Focolare ovunque si contino consiglieri di un simbolo, ma come uno per il limite di consiglieri.",
    ),
    "card_hospital": (
        "Your warbands killed in this campaign are instead placed at this card's site at the end, if you still rule it then.",
        "As suas tropas mortas nesta campanha são, no fim, colocadas no local desta carta, se você ainda o controla.",
        "Le tue milizie eliminate in questa campagna vengono invece messe alla fine nel territorio di questa carta, se lo controlli ancora.",
    ),
    "card_awaited_return": (
        "Sacrifice 1 warband from your board: this Trade costs no Supply.",
        "Sacrifique 1 tropa do seu tabuleiro: este Negociar não custa Suprimento.",
        "Sacrifica 1 milizia dalla tua plancia: questo Commercio non costa Scorte.",
    ),
}
