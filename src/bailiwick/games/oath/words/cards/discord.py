"""What the denizens of the suit Discord do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

DISCORD: Final[dict[str, Texts]] = {
    "card_mercenaries": (
        "3 more attack dice when you attack, 3 fewer when you defend. Discarded if you are defeated in a campaign in which you used it.",
        "3 dados de ataque a mais quando você ataca, 3 a menos quando defende. Descartada se você for derrotado em uma campanha em que a usou.",
        "3 dadi attacco in più quando attacchi, 3 in meno quando difendi. Scartata se vieni sconfitto in una campagna in cui l'hai usata.",
    ),
    "card_a_small_favor": ("You gain 4 warbands.", "Você ganha 4 tropas.", "Ottieni 4 milizie."),
    "card_second_wind": (
        "Once the won campaign is over you may Travel, then you may Campaign; neither costs Supply.",
        "Terminada a campanha vencida, você pode Viajar e depois fazer uma Campanha; nada disso custa Suprimento.",
        "Finita la campagna vinta, puoi fare un Viaggio e poi una Campagna; nessuno dei due costa Scorte.",
    ),
    "card_sleight_of_hand": (
        "Steal 1 secret from a rival standing at your site, never their last one.",
        "Pegue 1 segredo de um rival que está no seu local, nunca o último.",
        "Prendi 1 segreto a un rivale nel tuo territorio, mai l'ultimo.",
    ),
    "card_key_to_the_city": (
        "If no player ruling this site has a pawn here, every warband here dies and 1 new warband of yours is placed here.",
        "Se nenhum jogador que controla este local tem a peça aqui, todas as tropas daqui morrem e 1 tropa nova sua é colocada aqui.",
        "Se nessun giocatore che controlla questo territorio ha qui la pedina, tutte le milizie qui vengono eliminate e qui viene messa 1 tua nuova milizia.",
    ),
    "card_scryer": (
        "Look through one whole discard pile of your choice.",
        "Olhe uma pilha de descarte inteira à sua escolha.",
        "Guarda un'intera pila degli scarti a tua scelta.",
    ),
    "card_disgraced_captain": (
        "4 more attack dice if at least one targeted site holds an Order card.",
        "4 dados de ataque a mais se pelo menos um local alvo tem uma carta de Ordem.",
        "4 dadi attacco in più se almeno un territorio bersaglio ha una carta Ordine.",
    ),
    "card_naysayers": (
        "While an Exile holds the Oathkeeper title (either side), take 1 favor from the Chancellor.",
        "Enquanto um Exilado tem o título de Guardião do Juramento (de qualquer lado), pegue 1 de influência do Chanceler.",
        "Finché un Esule ha il titolo di Custode (su qualsiasi lato), prendi 1 favore al Cancelliere.",
    ),
    "card_book_burning": (
        "On a win in which the defender's pawn was a target, that defender burns all secrets on their board except one.",
        "Em uma vitória em que a peça do defensor foi alvo, esse defensor queima todos os segredos do seu tabuleiro menos um.",
        "In una vittoria in cui la pedina del difensore era un bersaglio, quel difensore brucia tutti i segreti sulla sua plancia tranne uno.",
    ),
    "card_charlatan": (
        "Burn the secrets lying on the Darkest Secret until one is left.",
        "Queime os segredos que estão no Segredo Mais Obscuro até restar um.",
        "Brucia i segreti sul Segreto più Oscuro finché ne resta uno.",
    ),
    "card_assassin": ("Your adviser limit is 2.", "O seu limite de conselheiros é 2.", "Il tuo limite di consiglieri è 2."),
    "card_assassin_2": (
        "A rival standing at your site loses one faceup adviser of your choice (discarded).",
        "Um rival que está no seu local perde um conselheiro virado para cima à sua escolha (descartado).",
        "Un rivale nel tuo territorio perde un consigliere a faccia in su a tua scelta (scartato).",
    ),
    "card_downtrodden": (
        "Muster gives 2 extra warbands if the bank of the mustered card's suit is the single lowest of the six.",
        "Recrutar dá 2 tropas extras se a reserva do naipe da carta usada é, sozinha, a menor das seis.",
        "Il Reclutamento dà 2 milizie in più se la riserva del simbolo della carta usata è, da sola, la più bassa delle sei.",
    ),
    "card_blackmail": (
        "Name a relic of a rival standing at your site: its holder buys it free with 3 favor to you, or you take it.",
        "Indique uma relíquia de um rival que está no seu local: quem a tem a resgata entregando 3 de influência a você, ou você a pega.",
        "Nomina una reliquia di un rivale nel tuo territorio: chi la possiede la riscatta dandoti 3 favori, oppure la prendi tu.",
    ),
    "card_cracked_sage": (
        "4 more / 4 fewer attack dice if the enemy has a faceup Arcane adviser.",
        "4 dados de ataque a mais / a menos se o inimigo tem um conselheiro Arcano virado para cima.",
        "4 dadi attacco in più / in meno se il nemico ha un consigliere Arcano a faccia in su.",
    ),
    "card_dissent": (
        "All players but the People's Favor holder load favor from their boards onto this card: one per different suit among the cards they rule (as much as they have).",
        "Todos os jogadores, menos quem tem a Influência do Povo, põem influência do seu tabuleiro nesta carta: uma por naipe diferente entre as cartas que controlam (o que tiverem).",
        "Tutti i giocatori, tranne chi ha il Favore del Popolo, mettono favori dalla loro plancia su questa carta: uno per ogni simbolo diverso tra le carte che controllano (quanto ne hanno).",
    ),
    "card_false_prophet": (
        "As an Exile, put 1 new warband on any revealed Vision; it is now your revealed Vision too. If it is ever discarded, the warband dies and you play or discard that Vision as if you had searched it.",
        "Sendo Exilado, ponha 1 tropa nova em qualquer Visão revelada; agora ela também é a sua Visão revelada. Se um dia ela for descartada, a tropa morre e você joga ou descarta essa Visão como se a tivesse encontrado ao Explorar.",
        "Se sei Esule, metti 1 nuova milizia su una Visione rivelata qualsiasi; ora è anche la tua Visione rivelata. Se viene scartata, la milizia viene eliminata e giochi o scarti quella Visione come se l'avessi trovata con una Ricerca.",
    ),
    "card_vow_of_renewal": (
        "You may not recover the People's Favor. Favor burned by any player, you included, comes to your board instead of the shared bank.",
        "Você não pode recuperar a Influência do Povo. A influência queimada por qualquer jogador, inclusive você, vem para o seu tabuleiro em vez da reserva compartilhada.",
        "Non puoi recuperare il Favore del Popolo. I favori bruciati da qualsiasi giocatore, te compreso, vengono sulla tua plancia invece che nella riserva condivisa.",
    ),
    "card_zealots": (
        "Facing a defending force bigger than your own at the moment of use, your sacrificed warbands are worth 3 attack each instead of 1.",
        "Diante de um exército defensor maior que o seu no momento do uso, cada tropa sacrificada vale 3 de ataque em vez de 1.",
        "Contro un esercito difensore più grande del tuo al momento dell'uso, ogni milizia sacrificata vale 3 di attacco invece di 1.",
    ),
    "card_royal_ambitions": (
        "An Exile whose ruled sites outnumber the Chancellor's may turn Citizen, picking one Reliquary relic unseen.",
        "Um Exilado que controla mais locais que o Chanceler pode se tornar Cidadão, pegando uma relíquia do Relicário sem olhar.",
        "Un Esule che controlla più territori del Cancelliere può diventare Cittadino, scegliendo senza guardare una reliquia del Reliquiario.",
    ),
    "card_salt_the_earth": (
        "Cannot be played to a site holding any locked card; ignores the site's capacity when played.",
        "Não pode ser jogada em um local com alguma carta trancada; ignora a capacidade do local ao ser jogada.",
        "Non può essere giocata in un territorio con una carta bloccata; quando viene giocata ignora la capienza del territorio.",
    ),
    "card_salt_the_earth_2": (
        "Discard every other card at this site; while this card lies here the site's capacity is 1 (so this card fills it).",
        "Descarte todas as outras cartas deste local; enquanto esta carta estiver aqui, a capacidade do local é 1 (ela o enche).",
        "Scarta tutte le altre carte in questo territorio; finché questa carta è qui la capienza del territorio è 1 (lo riempie).",
    ),
    "card_beast_tamer": (
        "In campaigns in which you take part, your enemies cannot use Beast or Nomad battle plans.",
        "Nas campanhas de que você participa, seus inimigos não podem usar planos de batalha de Fera ou Nômade.",
        "Nelle campagne a cui partecipi, i tuoi nemici non possono usare piani di battaglia Bestia o Nomade.",
    ),
    "card_riots": (
        "If the People's Favor shows its Mob side, discard every other card of the suit that has most cards at sites (your choice among ties).",
        "Se a Influência do Povo mostra o lado da Turba, descarte todas as outras cartas do naipe que tem mais cartas em locais (você escolhe nos empates).",
        "Se il Favore del Popolo mostra il lato della Folla, scarta tutte le altre carte del simbolo che ha più carte nei territori (a te la scelta in caso di parità).",
    ),
    "card_silver_tongue": ("Your adviser limit is 2.", "O seu limite de conselheiros é 2.", "Il tuo limite di consiglieri è 2."),
    "card_silver_tongue_2": (
        "Take 1 favor from the bank of a suit present among the cards at your site.",
        "Pegue 1 de influência da reserva de um naipe presente entre as cartas do seu local.",
        "Prendi 1 favore dalla riserva di un simbolo presente tra le carte del tuo territorio.",
    ),
    "card_gambling_hall": (
        "Roll 4 defense dice and take favor equal to the total shields from one bank.",
        "Role 4 dados de defesa e pegue de uma reserva tanta influência quanto o total de escudos.",
        "Tira 4 dadi difesa e prendi da una riserva tanti favori quanto il totale degli scudi.",
    ),
    "card_boiling_lake": (
        "A player who travels here without ruling this card must kill 2 warbands on their board (or as many as they have).",
        "Um jogador que viaja para cá sem controlar esta carta deve matar 2 tropas do seu tabuleiro (ou as que tiver).",
        "Un giocatore che viaggia fin qui senza controllare questa carta deve eliminare 2 milizie dalla sua plancia (o quante ne ha).",
    ),
    "card_relic_thief": (
        "Right after another player in your region takes relics you may pay and roll 1 defense die per relic taken; if no shield face comes up, you take all those relics.",
        "Logo depois que outro jogador na sua região pega relíquias, você pode pagar e rolar 1 dado de defesa por relíquia; se não sair nenhum escudo, você pega todas elas.",
        "Subito dopo che un altro giocatore nella tua regione prende reliquie, puoi pagare e tirare 1 dado difesa per reliquia; se non esce alcuno scudo, le prendi tutte tu.",
    ),
    "card_enchantress": (
        "Exchange places between this card and any unlocked faceup adviser of any player, anywhere.",
        "Troque de lugar esta carta e qualquer conselheiro virado para cima e não trancado, de qualquer jogador, em qualquer lugar.",
        "Inverti questa carta con un qualsiasi consigliere a faccia in su non bloccato, di qualsiasi giocatore, ovunque.",
    ),
    "card_insomnia": ("Your adviser limit is 2.", "O seu limite de conselheiros é 2.", "Il tuo limite di consiglieri è 2."),
    "card_insomnia_2": ("You gain 1 secret.", "Você ganha 1 segredo.", "Ottieni 1 segreto."),
    "card_sneak_attack": (
        "When another player finishes a campaign as attacker, you may at once campaign for no Supply with that player as the defender.",
        "Quando outro jogador termina uma campanha como atacante, você pode logo fazer uma campanha sem Suprimento com ele como defensor.",
        "Quando un altro giocatore finisce una campagna come attaccante, puoi subito condurre una campagna senza Scorte con lui come difensore.",
    ),
    "card_gossip": (
        "This card's ruler's enemies lose the option of playing a card facedown to their advisers.",
        "Os inimigos de quem controla esta carta não podem jogar cartas viradas para baixo entre os seus conselheiros.",
        "I nemici di chi controlla questa carta non possono giocare carte a faccia in giù tra i loro consiglieri.",
    ),
    "card_bandit_chief": (
        "Kill 1 warband at every site that has any.",
        "Mate 1 tropa em cada local que tenha alguma.",
        "Elimina 1 milizia in ogni territorio che ne ha.",
    ),
    "card_bandit_chief_2": (
        "While this card is faceup every site counts 3 bandits instead of 1.",
        "Enquanto esta carta está virada para cima, cada local conta 3 bandidos em vez de 1.",
        "Finché questa carta è a faccia in su, ogni territorio conta 3 banditi invece di 1.",
    ),
    "card_chaos_cult": (
        "Whenever another player takes the Oathkeeper title, take 1 favor from them.",
        "Sempre que outro jogador pega o título de Guardião do Juramento, pegue 1 de influência dele.",
        "Ogni volta che un altro giocatore prende il titolo di Custode, prendigli 1 favore.",
    ),
    "card_slander": (
        "On a win in which the defender's pawn was a target, they burn all favor on their board instead of half.",
        "Em uma vitória em que a peça do defensor foi alvo, ele queima toda a influência do seu tabuleiro em vez da metade.",
        "In una vittoria in cui la pedina del difensore era un bersaglio, egli brucia tutti i favori sulla sua plancia invece della metà.",
    ),
}
