"""What the denizens of the suit Beast do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

BEAST: Final[dict[str, Texts]] = {
    "card_errand_boy": (
        "You may search the discard pile of another region instead of your own.",
        "Você pode explorar a pilha de descarte de outra região em vez da sua.",
        "Puoi cercare nella pila degli scarti di un'altra regione invece che nella tua.",
    ),
    "card_wolves": (
        "Kill 1 warband on any one player's board, your own allowed.",
        "Mate 1 tropa no tabuleiro de um jogador qualquer, até no seu.",
        "Elimina 1 milizia sulla plancia di un giocatore qualsiasi, anche sulla tua.",
    ),
    "card_animal_playmates": (
        "Mustering on a Beast card costs no Supply.",
        "Recrutar em uma carta de Fera não custa Suprimento.",
        "Reclutare su una carta Bestia non costa Scorte.",
    ),
    "card_true_names": (
        "In campaigns in which you take part, your enemy cannot use battle plans of any suit found among your faceup advisers.",
        "Nas campanhas de que você participa, o inimigo não pode usar planos de batalha de um naipe presente entre os seus conselheiros virados para cima.",
        "Nelle campagne a cui partecipi, il nemico non può usare piani di battaglia di un simbolo presente tra i tuoi consiglieri a faccia in su.",
    ),
    "card_the_old_oak": (
        "Trading with this card for secrets gives 1 extra secret if you have any Beast adviser.",
        "Negociar com esta carta por segredos dá 1 segredo extra se você tem algum conselheiro de Fera.",
        "Commerciare con questa carta per segreti dà 1 segreto in più se hai un consigliere Bestia.",
    ),
    "card_forest_paths": (
        "A Travel to a site holding a Beast card costs no Supply and ignores the powers of sites.",
        "Viajar para um local com uma carta de Fera não custa Suprimento e ignora as habilidades dos locais.",
        "Un Viaggio verso un territorio con una carta Bestia non costa Scorte e ignora i poteri dei territori.",
    ),
    "card_long_lost_heir": (
        "An Exile who plays it may become a Citizen (no relic).",
        "Um Exilado que a joga pode se tornar Cidadão (sem relíquia).",
        "Un Esule che la gioca può diventare Cittadino (senza reliquia).",
    ),
    "card_rangers": (
        "Your skulls are ignored; 2 more attack dice if the defense pool holds 4 or more dice.",
        "As suas caveiras são ignoradas; 2 dados de ataque a mais se a reserva de defesa tem 4 dados ou mais.",
        "I tuoi teschi sono ignorati; 2 dadi attacco in più se la riserva di difesa ha 4 o più dadi.",
    ),
    "card_roving_terror": (
        "Discard a denizen at another site and move this card there.",
        "Descarte um habitante em outro local e mova esta carta para lá.",
        "Scarta un abitante in un altro territorio e sposta lì questa carta.",
    ),
    "card_nature_worship": (
        "1 more / 1 fewer attack die per faceup Beast adviser you have.",
        "1 dado de ataque a mais / a menos por conselheiro de Fera virado para cima que você tem.",
        "1 dado attacco in più / in meno per ogni consigliere Bestia a faccia in su che hai.",
    ),
    "card_birdsong": (
        "Trading with a Beast or Nomad card costs no Supply.",
        "Negociar com uma carta de Fera ou Nômade não custa Suprimento.",
        "Commerciare con una carta Bestia o Nomade non costa Scorte.",
    ),
    "card_small_friends": (
        "For this Trade act as though your pawn were at any site holding a Beast card.",
        "Para este Negociar, aja como se a sua peça estivesse em qualquer local com uma carta de Fera.",
        "Per questo Commercio agisci come se la tua pedina fosse in un territorio qualsiasi con una carta Bestia.",
    ),
    "card_grasping_vines": (
        "Enemies travelling away from any site ruled by this card's ruler must kill 1 warband on their board if they have one.",
        "Inimigos que saem viajando de um local de quem controla esta carta devem matar 1 tropa do seu tabuleiro, se tiverem.",
        "I nemici che partono in Viaggio da un territorio di chi controlla questa carta devono eliminare 1 milizia dalla loro plancia, se ne hanno.",
    ),
    "card_threatening_roar": (
        "Discard all Nomad and all other Beast cards at the sites of your region.",
        "Descarte todas as cartas Nômades e todas as outras de Fera nos locais da sua região.",
        "Scarta tutte le carte Nomade e tutte le altre carte Bestia nei territori della tua regione.",
    ),
    "card_fae_merchant": (
        "Draw and keep a relic, then bury one of your relics (never the Grand Scepter) under the relic deck.",
        "Compre uma relíquia e fique com ela; depois ponha uma das suas relíquias (nunca o Grande Cetro) sob o baralho de relíquias.",
        "Pesca e tieni una reliquia, poi metti una delle tue reliquie (mai lo Scettro Imperiale) sotto il mazzo delle reliquie.",
    ),
    "card_second_chance": (
        "Pick a player with a faceup Order or Discord adviser: 1 warband on their board dies and you gain 1.",
        "Escolha um jogador com um conselheiro de Ordem ou Discórdia virado para cima: 1 tropa do tabuleiro dele morre e você ganha 1.",
        "Scegli un giocatore con un consigliere Ordine o Discordia a faccia in su: 1 milizia sulla sua plancia viene eliminata e tu ne ottieni 1.",
    ),
    "card_pied_piper": (
        "Playing or receiving this card never forces a discard for the adviser limit, though it still counts as one of your advisers.",
        "Jogar ou receber esta carta nunca obriga a descartar por causa do limite de conselheiros, embora ela conte como um deles.",
        "Giocare o ricevere questa carta non obbliga mai a scartare per il limite di consiglieri, anche se conta come uno di essi.",
    ),
    "card_pied_piper_2": (
        "Send this card into a rival's advisers; that rival loses 2 favor to you.",
        "Mande esta carta para os conselheiros de um rival; esse rival perde 2 de influência para você.",
        "Manda questa carta tra i consiglieri di un rivale; quel rivale perde 2 favori, che vanno a te.",
    ),
    "card_mushrooms": (
        "This Search is free of Supply but yields a single card, the lowest one of your region's discard pile.",
        "Este Explorar não custa Suprimento, mas rende uma única carta, a de baixo da pilha de descarte da sua região.",
        "Questa Ricerca non costa Scorte ma dà una sola carta, la più in basso della pila degli scarti della tua regione.",
    ),
    "card_insect_swarm": (
        "In campaigns in which you take part, each battle plan your enemy uses costs 1 more favor, burned.",
        "Nas campanhas de que você participa, cada plano de batalha que o inimigo usa custa 1 de influência a mais, queimada.",
        "Nelle campagne a cui partecipi, ogni piano di battaglia usato dal nemico costa 1 favore in più, bruciato.",
    ),
    "card_vow_of_union": (
        "When you attack, your warbands at all your sites belong to the force. With any warband on your board you are stuck at a site of yours: no Travel from it.",
        "Quando você ataca, as suas tropas em todos os seus locais fazem parte do exército. Com alguma tropa no tabuleiro você fica preso em um local seu: não pode Viajar dele.",
        "Quando attacchi, le tue milizie in tutti i tuoi territori fanno parte dell'esercito. Con una milizia sulla plancia sei bloccato in un tuo territorio: non puoi partirne in Viaggio.",
    ),
    "card_giant_python": (
        "Whoever attacks you must declare targets whose defense dice add up to an even number.",
        "Quem ataca você deve declarar alvos cujos dados de defesa somem um número par.",
        "Chi ti attacca deve dichiarare bersagli i cui dadi difesa diano in tutto un numero pari.",
    ),
    "card_war_tortoise": (
        "The enemy's two-sword faces (if you defend) or two-shield faces (if you attack) add nothing; skulls on them still kill.",
        "As faces de duas espadas do inimigo (se você defende) ou de dois escudos (se você ataca) não somam nada; as caveiras nelas ainda matam.",
        "Le facce con due spade del nemico (se difendi) o con due scudi (se attacchi) non aggiungono nulla; i teschi su di esse eliminano comunque.",
    ),
    "card_new_growth": (
        "You may play Beast and Hearth cards to any faceup site with room.",
        "Você pode jogar cartas de Fera e de Lar em qualquer local virado para cima com espaço.",
        "Puoi giocare carte Bestia e Focolare in qualsiasi territorio a faccia in su con posto.",
    ),
    "card_wild_cry": (
        "When you play a Beast card faceup, gain 1 Supply and 2 warbands.",
        "Quando você joga uma carta de Fera virada para cima, ganhe 1 de Suprimento e 2 tropas.",
        "Quando giochi una carta Bestia a faccia in su, ottieni 1 Scorta e 2 milizie.",
    ),
    "card_animal_host": (
        "Gain 1 warband per Beast card at any site, whoever rules it, this card included if it is at a site.",
        "Ganhe 1 tropa por carta de Fera em qualquer local, controle-o quem controlar, inclusive esta se está em um local.",
        "Ottieni 1 milizia per ogni carta Bestia in qualsiasi territorio, chiunque lo controlli, questa compresa se è in un territorio.",
    ),
    "card_memory_of_nature": (
        "Move X favor in total from any banks of your choice to the Beast bank, X being the number of Beast cards at sites.",
        "Mova ao todo X de influência de quaisquer reservas à sua escolha para a reserva de Fera, sendo X o número de cartas de Fera em locais.",
        "Sposta in tutto X favori da riserve a tua scelta alla riserva Bestia, dove X è il numero di carte Bestia nei territori.",
    ),
    "card_marsh_spirit": (
        "An attacker who targets this site cannot use battle plans.",
        "Um atacante que escolhe este local como alvo não pode usar planos de batalha.",
        "Un attaccante che prende di mira questo territorio non può usare piani di battaglia.",
    ),
    "card_vow_of_poverty": (
        "You gain no favor from Trade.",
        "Você não ganha influência ao Negociar.",
        "Non ottieni favori dal Commercio.",
    ),
    "card_vow_of_poverty_2": (
        "With an empty purse (0 favor) you take 2 favor out of one bank.",
        "Sem nenhuma influência, você pega 2 de influência de uma reserva.",
        "Se non hai favori, prendi 2 favori da una riserva.",
    ),
    "card_forest_council": (
        "Enemies of this card's ruler cannot trade with or muster on Beast cards.",
        "Os inimigos de quem controla esta carta não podem negociar com cartas de Fera nem recrutar nelas.",
        "I nemici di chi controlla questa carta non possono commerciare con carte Bestia né reclutare su di esse.",
    ),
    "card_walled_garden": (
        "If this site is a target, 1 more defense die per Beast card at any site on the map.",
        "Se este local é alvo, 1 dado de defesa a mais por carta de Fera em qualquer local do mapa.",
        "Se questo territorio è un bersaglio, 1 dado difesa in più per ogni carta Bestia in qualsiasi territorio della mappa.",
    ),
    "card_vow_of_beastkin": (
        "You may muster only on cards matching one of your faceup advisers, but Muster gives 1 extra warband.",
        "Você só pode recrutar em cartas do naipe de um dos seus conselheiros virados para cima, mas Recrutar dá 1 tropa extra.",
        "Puoi reclutare solo su carte del simbolo di un tuo consigliere a faccia in su, ma il Reclutamento dà 1 milizia in più.",
    ),
    "card_bracken": (
        "All cards you discard in this Search may go on top of or under any one discard pile.",
        "Todas as cartas que você descarta neste Explorar podem ir sobre ou sob uma pilha de descarte qualquer.",
        "Tutte le carte che scarti in questa Ricerca possono andare sopra o sotto una pila degli scarti qualsiasi.",
    ),
    "card_wild_allies": (
        "Campaign for no Supply as though your pawn were at any site holding a Beast card; your warbands there, if any, join your attacking force.",
        "Faça uma Campanha sem Suprimento como se a sua peça estivesse em qualquer local com uma carta de Fera; as suas tropas de lá, se houver, se unem ao exército atacante.",
        "Conduci una Campagna senza Scorte come se la tua pedina fosse in un territorio qualsiasi con una carta Bestia; le tue milizie lì, se ce ne sono, si uniscono al tuo esercito attaccante.",
    ),
}
