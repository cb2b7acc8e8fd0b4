"""What the denizens of the suit Arcane do."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

ARCANE: Final[dict[str, Texts]] = {
    "card_alchemist": (
        "Gain 4 favor, each from a bank of your choice.",
        "Ganhe 4 de influência, cada uma de uma reserva à sua escolha.",
        "Ottieni 4 favori, ognuno da una riserva a tua scelta.",
    ),
    "card_fire_talkers": (
        "3 more / 3 fewer attack dice if you hold the Darkest Secret.",
        "3 dados de ataque a mais / a menos se você tem o Segredo Mais Obscuro.",
        "3 dadi attacco in più / in meno se hai il Segreto più Oscuro.",
    ),
    "card_magicians_code": (
        "When you recover the Darkest Secret, 2 secrets from the shared bank are added to what you place on it; you may add none of your own.",
        "Quando você recupera o Segredo Mais Obscuro, 2 segredos da reserva compartilhada somam-se aos que você coloca nele; você pode não pôr nenhum seu.",
        "Quando recuperi il Segreto più Oscuro, 2 segreti della riserva condivisa si aggiungono a quelli che ci metti; puoi anche non metterne di tuoi.",
    ),
    "card_spirit_snare": (
        "Take 1 favor from one bank.",
        "Pegue 1 de influência de uma reserva.",
        "Prendi 1 favore da una riserva.",
    ),
    "card_wizard_school": (
        "Gain 1 secret and end your Act phase.",
        "Ganhe 1 segredo e encerre a sua Fase de Ação.",
        "Ottieni 1 segreto e termina la tua Fase Azione.",
    ),
    "card_dazzle": (
        "Discard all Hearth and Order cards at the sites of your region.",
        "Descarte todas as cartas de Lar e de Ordem nos locais da sua região.",
        "Scarta tutte le carte Focolare e Ordine nei territori della tua regione.",
    ),
    "card_acting_troupe": (
        "For this Trade this adviser counts as a Beast or as an Order card (your choice) instead of Arcane.",
        "Para este Negociar, este conselheiro conta como Fera ou como Ordem (à sua escolha) em vez de Arcano.",
        "Per questo Commercio, questo consigliere conta come Bestia o come Ordine (a tua scelta) invece che Arcano.",
    ),
    "card_taming_charm": (
        "Discard a Beast or Nomad card at your site and gain 2 favor from the bank of its suit.",
        "Descarte uma carta de Fera ou Nômade no seu local e ganhe 2 de influência da reserva do naipe dela.",
        "Scarta una carta Bestia o Nomade nel tuo territorio e ottieni 2 favori dalla riserva del suo simbolo.",
    ),
    "card_inquisitor": (
        "Look at one facedown adviser of a rival standing at your site. The Conspiracy becomes yours to play or discard; for any other card that rival receives the favor you just paid onto this card.",
        "Olhe um conselheiro virado para baixo de um rival que está no seu local. A Conspiração passa a ser sua para jogar ou descartar; por qualquer outra carta, esse rival recebe a influência que você acabou de pôr nesta carta.",
        "Guarda un consigliere a faccia in giù di un rivale nel tuo territorio. La Congiura diventa tua, da giocare o scartare; per ogni altra carta quel rivale riceve il favore che hai appena messo su questa carta.",
    ),
    "card_secret_signal": (
        "If the Trade would give you exactly 1 favor, it gives 2, from the same bank.",
        "Se o Negociar fosse dar a você exatamente 1 de influência, ele dá 2, da mesma reserva.",
        "Se il Commercio ti desse esattamente 1 favore, te ne dà 2, dalla stessa riserva.",
    ),
    "card_augury": (
        "Draw 1 extra card (a Vision from the world deck still stops the drawing).",
        "Compre 1 carta extra (uma Visão do baralho do mundo ainda interrompe a compra).",
        "Pesca 1 carta in più (una Visione dal mazzo del mondo interrompe comunque la pesca).",
    ),
    "card_rusting_ray": (
        "If you hold the Darkest Secret, the attacker's hollow swords count for nothing.",
        "Se você tem o Segredo Mais Obscuro, as espadas vazias do atacante não contam.",
        "Se hai il Segreto più Oscuro, le spade vuote dell'attaccante non contano.",
    ),
    "card_portal": (
        "A Travel from or to this site costs no Supply and ignores the powers of sites.",
        "Viajar deste local ou para ele não custa Suprimento e ignora as habilidades dos locais.",
        "Un Viaggio da o verso questo territorio non costa Scorte e ignora i poteri dei territori.",
    ),
    "card_billowing_fog": (
        "If you are defeated, none of your force is killed; this overrides powers that would kill the whole force.",
        "Se você for derrotado, ninguém do seu exército morre; isso prevalece sobre habilidades que matariam o exército inteiro.",
        "Se vieni sconfitto, nessuno del tuo esercito viene eliminato; questo prevale sui poteri che eliminerebbero l'intero esercito.",
    ),
    "card_kindred_warriors": (
        "Your skulls are ignored, and up to X more / fewer attack dice, X being the number of suits other than Arcane among the cards you rule.",
        "As suas caveiras são ignoradas, e até X dados de ataque a mais / a menos, sendo X o número de naipes além de Arcano entre as cartas que você controla.",
        "I tuoi teschi sono ignorati, e fino a X dadi attacco in più / in meno, dove X è il numero di simboli diversi da Arcano tra le carte che controlli.",
    ),
    "card_terror_spells": (
        "Darkest Secret holder only: kill any 2 warbands of your region, on its sites or on the boards of players standing there, yours included.",
        "Só quem tem o Segredo Mais Obscuro: mate 2 tropas quaisquer da sua região, nos locais ou nos tabuleiros de quem está nela, inclusive suas.",
        "Solo chi ha il Segreto più Oscuro: elimina 2 milizie qualsiasi della tua regione, nei territori o sulle plance di chi vi si trova, anche tue.",
    ),
    "card_blood_pact": (
        "Sacrifice any even number of warbands from your board; gain 1 secret per two.",
        "Sacrifique um número par de tropas do seu tabuleiro; ganhe 1 segredo para cada duas.",
        "Sacrifica un numero pari di milizie dalla tua plancia; ottieni 1 segreto ogni due.",
    ),
    "card_revelation": (
        "Chancellor first and then clockwise, each player may turn favor into secrets one for one (favor burned, secrets from the shared bank).",
        "Primeiro o Chanceler e depois em sentido horário, cada jogador pode trocar influência por segredos, um por um (a influência é queimada, os segredos vêm da reserva compartilhada).",
        "Prima il Cancelliere e poi in senso orario, ogni giocatore può cambiare favori in segreti, uno per uno (i favori vengono bruciati, i segreti vengono dalla riserva condivisa).",
    ),
    "card_observatory": (
        "Standing here, you may search whichever discard pile you like instead of your region's.",
        "Estando aqui, você pode explorar qualquer pilha de descarte em vez da da sua região.",
        "Trovandoti qui, puoi cercare in una qualsiasi pila degli scarti invece che in quella della tua regione.",
    ),
    "card_plague_engines": (
        "Every player, you included, moves favor from their board to the Arcane bank: 1 per site they rule (as much as they have).",
        "Cada jogador, inclusive você, passa influência do seu tabuleiro para a reserva de Arcano: 1 por local que controla (o que tiver).",
        "Ogni giocatore, te compreso, sposta favori dalla sua plancia alla riserva Arcano: 1 per territorio che controlla (quanto ne ha).",
    ),
    "card_gleaming_armor": (
        "In campaigns in which you take part, each battle plan your enemy uses costs 1 more secret.",
        "Nas campanhas de que você participa, cada plano de batalha que o inimigo usa custa 1 segredo a mais.",
        "Nelle campagne a cui partecipi, ogni piano di battaglia usato dal nemico costa 1 segreto in più.",
    ),
    "card_bewitch": (
        "As an Exile with more secrets than the Chancellor, counting secrets on cards, you may become a Citizen (no relic).",
        "Sendo Exilado com mais segredos que o Chanceler, contando os que estão em cartas, você pode se tornar Cidadão (sem relíquia).",
        "Se sei Esule e hai più segreti del Cancelliere, contando quelli sulle carte, puoi diventare Cittadino (senza reliquia).",
    ),
    "card_jinx": (
        "As this card's ruler, after you roll attack or defense dice for any reason, you may pay to reroll all of them, once.",
        "Quem controla esta carta, depois de rolar dados de ataque ou defesa por qualquer motivo, pode pagar para rolar todos de novo, uma vez.",
        "Chi controlla questa carta, dopo aver tirato dadi attacco o difesa per qualsiasi motivo, può pagare per ritirarli tutti, una volta.",
    ),
    "card_tutor": ("Gain 1 secret.", "Ganhe 1 segredo.", "Ottieni 1 segreto."),
    "card_dream_thief": (
        "Exchange any two facedown advisers, whoever owns them and wherever the pawns are, without looking.",
        "Troque de lugar dois conselheiros virados para baixo quaisquer, de quem forem e onde quer que estejam as peças, sem olhar.",
        "Inverti due consiglieri a faccia in giù qualsiasi, di chiunque siano e ovunque siano le pedine, senza guardarli.",
    ),
    "card_cracking_ground": (
        "1 more / 1 fewer attack die per targeted site.",
        "1 dado de ataque a mais / a menos por local alvo.",
        "1 dado attacco in più / in meno per ogni territorio bersaglio.",
    ),
    "card_sealing_ward": (
        "Each relic of yours that is targeted adds 1 more defense die.",
        "Cada relíquia sua que é alvo soma 1 dado de defesa a mais.",
        "Ogni tua reliquia presa di mira aggiunge 1 dado difesa in più.",
    ),
    "card_initiation_rite": (
        "You pay for Muster by placing 1 secret, never favor.",
        "Você paga o Recrutar colocando 1 segredo, nunca influência.",
        "Paghi il Reclutamento mettendo 1 segreto, mai favori.",
    ),
    "card_vow_of_silence": (
        "You may neither recover the Darkest Secret nor give secrets away. Each recovery of it by somebody else pays you secrets: as many as were placed on it.",
        "Você não pode recuperar o Segredo Mais Obscuro nem entregar segredos. Cada vez que outro o recupera, você ganha tantos segredos quantos foram colocados nele.",
        "Non puoi recuperare il Segreto più Oscuro né dare via segreti. Ogni volta che un altro lo recupera, ottieni tanti segreti quanti ne sono stati messi sopra.",
    ),
    "card_forgotten_vault": (
        "Add 1 secret from the shared bank to the Darkest Secret, or burn 1 from it, never its last.",
        "Ponha 1 segredo da reserva compartilhada no Segredo Mais Obscuro, ou queime 1 dele, nunca o último.",
        "Aggiungi 1 segreto della riserva condivisa al Segreto più Oscuro, o bruciane 1 da esso, mai l'ultimo.",
    ),
    "card_map_library": (
        "Standing here, your Trade may use a card of any site in your region.",
        "Estando aqui, você pode negociar com uma carta de qualquer local da sua região.",
        "Trovandoti qui, il tuo Commercio può usare una carta di qualsiasi territorio della tua regione.",
    ),
    "card_witchs_bargain": (
        "Any number of times, with any players whose pawns are at your site: give 1 secret and take 2 favor, or give 2 favor and take 1 secret.",
        "Quantas vezes quiser, com quaisquer jogadores cuja peça está no seu local: entregue 1 segredo e pegue 2 de influência, ou entregue 2 de influência e pegue 1 segredo.",
        "Quante volte vuoi, con qualsiasi giocatore la cui pedina è nel tuo territorio: dai 1 segreto e prendi 2 favori, o dai 2 favori e prendi 1 segreto.",
    ),
    "card_master_of_disguise": (
        "For this Trade act as though another player's faceup advisers were yours in place of all your own.",
        "Para este Negociar, aja como se os conselheiros virados para cima de outro jogador fossem seus, no lugar de todos os seus.",
        "Per questo Commercio agisci come se i consiglieri a faccia in su di un altro giocatore fossero tuoi, al posto di tutti i tuoi.",
    ),
}
