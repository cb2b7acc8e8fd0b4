"""What the denizens of the suit Nomad do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

NOMAD: Final[dict[str, Texts]] = {
    "card_rain_boots": (
        "The defender's single-shield faces count for nothing. Discarded at the end.",
        "As faces de um escudo do defensor não contam. Descartada no fim.",
        "Le facce con uno scudo del difensore non contano. Scartata alla fine.",
    ),
    "card_ancient_binding": (
        "Every player burns all secrets on their board and on cards except one; the one you keep is the secret just placed on this card.",
        "Cada jogador queima todos os segredos do seu tabuleiro e das cartas menos um; o que você guarda é o que acabou de ser posto nesta carta.",
        "Ogni giocatore brucia tutti i segreti sulla sua plancia e sulle carte tranne uno; quello che tieni tu è il segreto appena messo su questa carta.",
    ),
    "card_horse_archers": (
        "3 more / 3 fewer attack dice. Discarded at the end.",
        "3 dados de ataque a mais / a menos. Descartada no fim.",
        "3 dadi attacco in più / in meno. Scartata alla fine.",
    ),
    "card_warning_signals": (
        "Redistribute any number of your warbands among your board and the sites you rule, leaving at least 1 at each such site. Discarded at the end.",
        "Redistribua quantas tropas suas quiser entre o seu tabuleiro e os locais que controla, deixando pelo menos 1 em cada um deles. Descartada no fim.",
        "Ridistribuisci quante tue milizie vuoi tra la tua plancia e i territori che controlli, lasciandone almeno 1 in ciascuno. Scartata alla fine.",
    ),
    "card_elders": ("Gain 1 secret.", "Ganhe 1 segredo.", "Ottieni 1 segreto."),
    "card_the_gathering": (
        "Chancellor first and then clockwise, everyone may bring their pawn here; all present may then close any number of binding exchanges of favor, secrets, relics and advisers.",
        "Primeiro o Chanceler e depois em sentido horário, todos podem trazer a sua peça para cá; os presentes podem então fechar quantas barganhas obrigatórias quiserem de influência, segredos, relíquias e conselheiros.",
        "Prima il Cancelliere e poi in senso orario, tutti possono portare qui la loro pedina; i presenti possono poi concludere quanti scambi vincolanti vogliono di favori, segreti, reliquie e consiglieri.",
    ),
    "card_faithful_friend": ("Gain 4 Supply.", "Ganhe 4 de Suprimento.", "Ottieni 4 Scorte."),
    "card_tents": (
        "A Travel inside your region costs no Supply.",
        "Viajar dentro da sua região não custa Suprimento.",
        "Un Viaggio nella tua regione non costa Scorte.",
    ),
    "card_great_herd": (
        "You may exchange this card with an unlocked Nomad card at any site.",
        "Você pode trocar esta carta de lugar com uma carta Nômade não trancada em qualquer local.",
        "Puoi invertire questa carta con una carta Nomade non bloccata in qualsiasi territorio.",
    ),
    "card_convoys": (
        "Put the whole discard pile of another region on top of your region's pile, order kept.",
        "Ponha a pilha de descarte inteira de outra região sobre a da sua região, mantendo a ordem.",
        "Metti l'intera pila degli scarti di un'altra regione sopra quella della tua regione, mantenendo l'ordine.",
    ),
    "card_vow_of_kinship": (
        "On playing it all your favor goes to the Nomad bank; favor that would come to your board goes there too, and you may spend Nomad-bank favor as if it were on your board.",
        "Ao jogá-la, toda a sua influência vai para a reserva Nômade; a que viria para o seu tabuleiro também vai para lá, e você pode gastar a influência da reserva Nômade como se estivesse no seu tabuleiro.",
        "Quando la giochi tutti i tuoi favori vanno alla riserva Nomade; ci vanno anche quelli che verrebbero sulla tua plancia, e puoi spendere i favori della riserva Nomade come se fossero sulla tua plancia.",
    ),
    "card_wild_mounts": (
        "If Nomad battle plans of yours would be discarded in this campaign, you may discard one Beast card you rule instead of all of them.",
        "Se planos de batalha Nômades seus seriam descartados nesta campanha, você pode descartar uma carta de Fera que controla em vez de todos eles.",
        "Se in questa campagna verrebbero scartati tuoi piani di battaglia Nomade, puoi scartare una carta Bestia che controlli al posto di tutti.",
    ),
    "card_lancers": (
        "Every result of your attack roll counts twice, skulls included. Discarded at the end.",
        "Cada resultado da sua rolagem de ataque conta em dobro, inclusive caveiras. Descartada no fim.",
        "Ogni risultato del tuo tiro di attacco conta doppio, teschi compresi. Scartata alla fine.",
    ),
    "card_mountain_giant": (
        "1 more / 1 fewer attack die; or 3 more / 3 fewer and this card is discarded at the end.",
        "1 dado de ataque a mais / a menos; ou 3 a mais / a menos, e esta carta é descartada no fim.",
        "1 dado attacco in più / in meno; oppure 3 in più / in meno e questa carta viene scartata alla fine.",
    ),
    "card_rival_khan": (
        "4 more / 4 fewer attack dice if the enemy has a faceup Nomad adviser. Discarded at the end.",
        "4 dados de ataque a mais / a menos se o inimigo tem um conselheiro Nômade virado para cima. Descartada no fim.",
        "4 dadi attacco in più / in meno se il nemico ha un consigliere Nomade a faccia in su. Scartata alla fine.",
    ),
    "card_lost_tongue": (
        "Other players who rule no Nomad card cannot target or take your relics and banners in any way.",
        "Outros jogadores que não controlam nenhuma carta Nômade não podem escolher como alvo nem pegar de modo algum as suas relíquias e estandartes.",
        "Gli altri giocatori che non controllano carte Nomade non possono prendere di mira né prendere in alcun modo le tue reliquie e i tuoi vessilli.",
    ),
    "card_special_envoy": (
        "This Travel costs no Supply; after it your Act phase ends.",
        "Este Viajar não custa Suprimento; depois dele a sua Fase de Ação termina.",
        "Questo Viaggio non costa Scorte; dopo di esso la tua Fase Azione termina.",
    ),
    "card_resettle": (
        "Move a faceup Nomad adviser of any player to any site with room.",
        "Mova um conselheiro Nômade virado para cima de qualquer jogador para qualquer local com espaço.",
        "Sposta un consigliere Nomade a faccia in su di un giocatore qualsiasi in un territorio qualsiasi con posto.",
    ),
    "card_oracle": (
        "Take the topmost Vision out of the world deck and play or discard it as in Search.",
        "Tire do baralho do mundo a Visão mais próxima do topo e jogue-a ou descarte-a como ao Explorar.",
        "Prendi dal mazzo del mondo la Visione più vicina alla cima e giocala o scartala come in una Ricerca.",
    ),
    "card_pilgrimage": (
        "The denizens of your site join the Dispossessed; after a shuffle the same number is drawn from it, looked at by you and laid on your region's discard pile in any order.",
        "Os habitantes do seu local se juntam aos Despossuídos; depois de embaralhar, o mesmo número é comprado de lá, visto por você e posto na pilha de descarte da sua região em qualquer ordem.",
        "Gli abitanti del tuo territorio si uniscono agli Emarginati; dopo averli mescolati, se ne pesca lo stesso numero, li guardi e li metti sulla pila degli scarti della tua regione in qualsiasi ordine.",
    ),
    "card_spell_breaker": (
        "Enemies of this card's ruler cannot use powers whose cost includes placing or burning a secret.",
        "Os inimigos de quem controla esta carta não podem usar habilidades cujo custo inclui colocar ou queimar um segredo.",
        "I nemici di chi controlla questa carta non possono usare poteri il cui costo comprende mettere o bruciare un segreto.",
    ),
    "card_mounted_patrol": (
        "The attacker rolls only half of the final attack pool, rounded down. Discarded at the end.",
        "O atacante rola só metade da reserva final de ataque, arredondada para baixo. Descartada no fim.",
        "L'attaccante tira solo metà della riserva finale di attacco, arrotondata per difetto. Scartata alla fine.",
    ),
    "card_great_crusade": (
        "1 more / 1 fewer attack die per Nomad card you rule, this one included. Discarded at the end.",
        "1 dado de ataque a mais / a menos por carta Nômade que você controla, inclusive esta. Descartada no fim.",
        "1 dado attacco in più / in meno per ogni carta Nomade che controlli, questa compresa. Scartata alla fine.",
    ),
    "card_ancient_bloodline": (
        "Everything lying at your sites (denizens, relics) counts as locked for your enemies: no discarding, moving, swapping or recovering.",
        "Tudo o que está nos seus locais (habitantes, relíquias) conta como trancado para os seus inimigos: nada de descartar, mover, trocar ou recuperar.",
        "Tutto ciò che è nei tuoi territori (abitanti, reliquie) conta come bloccato per i tuoi nemici: niente scartare, spostare, invertire o recuperare.",
    ),
    "card_ancient_pact": (
        "As an Exile holding the Darkest Secret you may give it to the Chancellor to become a Citizen, taking one Reliquary relic of your choice unseen.",
        "Sendo um Exilado que tem o Segredo Mais Obscuro, você pode entregá-lo ao Chanceler para se tornar Cidadão, pegando uma relíquia do Relicário à sua escolha sem olhar.",
        "Se sei un Esule che ha il Segreto più Oscuro, puoi darlo al Cancelliere per diventare Cittadino, prendendo senza guardare una reliquia del Reliquiario a tua scelta.",
    ),
    "card_storm_caller": (
        "2 more defense dice. Discarded at the end.",
        "2 dados de defesa a mais. Descartada no fim.",
        "2 dadi difesa in più. Scartata alla fine.",
    ),
    "card_family_wagon": (
        "You may have any number of Nomad advisers, but only one adviser that is not Nomad.",
        "Você pode ter quantos conselheiros Nômades quiser, mas só um que não seja Nômade.",
        "Puoi avere quanti consiglieri Nomade vuoi, ma solo uno che non lo sia.",
    ),
    "card_way_station": (
        "Anyone may travel to this site for no Supply: free for this card's ruler, for 1 favor given to its ruler otherwise.",
        "Qualquer um pode viajar para este local sem Suprimento: de graça para quem controla esta carta; os outros entregam a ele 1 de influência.",
        "Chiunque può viaggiare verso questo territorio senza Scorte: gratis per chi controlla questa carta, per 1 favore dato a lui per gli altri.",
    ),
    "card_twin_brother": (
        "You may exchange this card with an unlocked faceup Nomad adviser of another player.",
        "Você pode trocar esta carta de lugar com um conselheiro Nômade virado para cima e não trancado de outro jogador.",
        "Puoi invertire questa carta con un consigliere Nomade a faccia in su non bloccato di un altro giocatore.",
    ),
    "card_hospitality": (
        "After travelling gain 1 favor from the bank of a suit found both among the cards at your new site and among your faceup advisers.",
        "Depois de viajar, ganhe 1 de influência da reserva de um naipe presente entre as cartas do novo local e também entre os seus conselheiros virados para cima.",
        "Dopo il Viaggio ottieni 1 favore dalla riserva di un simbolo presente sia tra le carte del nuovo territorio sia tra i tuoi consiglieri a faccia in su.",
    ),
    "card_a_fast_steed": (
        "This Travel costs no Supply if at most 3 warbands are on your board.",
        "Este Viajar não custa Suprimento se há no máximo 3 tropas no seu tabuleiro.",
        "Questo Viaggio non costa Scorte se sulla tua plancia ci sono al massimo 3 milizie.",
    ),
    "card_relic_worship": (
        "Each relic you recover brings 3 Supply.",
        "Cada relíquia que você recupera dá 3 de Suprimento.",
        "Ogni reliquia che recuperi dà 3 Scorte.",
    ),
    "card_sacred_ground": (
        "Visions other than the Conspiracy can be played faceup only by players standing at this site.",
        "Visões, exceto a Conspiração, só podem ser jogadas viradas para cima por quem está neste local.",
        "Le Visioni, tranne la Congiura, possono essere giocate a faccia in su solo da chi si trova in questo territorio.",
    ),
}
