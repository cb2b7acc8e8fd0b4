"""The powers of the relics."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

RELICS: Final[dict[str, Texts]] = {
    "card_sticky_fire": (
        "If you win you may kill the enemy's whole force instead of half; if you choose to, you must give the enemy 1 favor if you have one.",
        "Se vencer, você pode matar o exército inimigo inteiro em vez da metade; se o fizer, deve entregar 1 de influência ao inimigo, se tiver.",
        "Se vinci puoi eliminare l'intero esercito nemico invece della metà; se lo fai, devi dare 1 favore al nemico, se ne hai.",
    ),
    "card_cursed_cauldron": (
        "If you win, gain 1 warband per enemy warband killed during this campaign.",
        "Se vencer, ganhe 1 tropa por tropa inimiga morta nesta campanha.",
        "Se vinci, ottieni 1 milizia per ogni milizia nemica eliminata in questa campagna.",
    ),
    "card_brass_horse": (
        "Reveal the top card of your region's discard pile, then travel for no Supply to a site holding a card of its suit; if there is no such other site, travel anywhere.",
        "Revele a carta de cima da pilha de descarte da sua região e viaje sem Suprimento para um local com uma carta do naipe dela; se não há outro local assim, viaje para qualquer um.",
        "Rivela la prima carta della pila degli scarti della tua regione, poi viaggia senza Scorte verso un territorio con una carta del suo simbolo; se non ce n'è un altro, viaggia ovunque.",
    ),
    "card_truthful_harp": (
        "You may draw 2 extra cards; if so every drawn card and the one you keep are shown to all.",
        "Você pode comprar 2 cartas extras; nesse caso todas as cartas compradas e a que você guarda são mostradas a todos.",
        "Puoi pescare 2 carte in più; in tal caso tutte le carte pescate e quella che tieni vengono mostrate a tutti.",
    ),
    "card_grand_mask": (
        "While you are an Exile and during your own turn, you (and no Imperial player) rule all cards at Imperial sites except battle plans.",
        "Enquanto é Exilado e no seu próprio turno, você (e nenhum jogador Imperial) controla todas as cartas nos locais Imperiais, menos planos de batalha.",
        "Finché sei Esule e durante il tuo turno, tu (e nessun giocatore Imperiale) controlli tutte le carte nei territori Imperiali tranne i piani di battaglia.",
    ),
    "card_horned_mask": (
        "A faceup adviser of yours and a card of the site you stand at trade places.",
        "Um conselheiro seu virado para cima e uma carta do local em que você está trocam de lugar.",
        "Un tuo consigliere a faccia in su e una carta del territorio in cui ti trovi si invertono.",
    ),
    "card_cup_of_plenty": (
        "Trading with a card that matches one of your faceup advisers costs no Supply.",
        "Negociar com uma carta do naipe de um dos seus conselheiros virados para cima não custa Suprimento.",
        "Commerciare con una carta del simbolo di un tuo consigliere a faccia in su non costa Scorte.",
    ),
    "card_whistle": (
        "Summon a player from another site: they travel to you without Supply if they can, and on arrival receive the secret just placed here.",
        "Chame um jogador de outro local: ele viaja até você sem Suprimento, se puder, e ao chegar recebe o segredo que acabou de ser posto aqui.",
        "Chiama un giocatore da un altro territorio: viaggia da te senza Scorte se può, e all'arrivo riceve il segreto appena messo qui.",
    ),
    "card_dowsing_sticks": (
        "Draw a relic; keep it or put it under the relic deck.",
        "Compre uma relíquia; fique com ela ou ponha-a sob o baralho de relíquias.",
        "Pesca una reliquia; tienila o mettila sotto il mazzo delle reliquie.",
    ),
    "card_cracked_horn": (
        "All cards you discard in this Search may go under the world deck.",
        "Todas as cartas que você descarta neste Explorar podem ir para baixo do baralho do mundo.",
        "Tutte le carte che scarti in questa Ricerca possono andare sotto il mazzo del mondo.",
    ),
    "card_bandit_crown": (
        "Bandits count as your warbands everywhere except on your enemies' sites, which makes empty sites yours; no bandit ever dies, moves or is sacrificed.",
        "Os bandidos contam como tropas suas em toda parte menos nos locais dos seus inimigos, o que torna seus os locais vazios; nenhum bandido morre, se move ou é sacrificado.",
        "I banditi contano come tue milizie ovunque tranne nei territori dei tuoi nemici, così i territori vuoti sono tuoi; nessun bandito viene mai eliminato, spostato o sacrificato.",
    ),
    "card_ring_of_devotion": (
        "You can never put warbands on sites; your Muster gives 2 extra warbands.",
        "Você nunca pode pôr tropas em locais; o seu Recrutar dá 2 tropas extras.",
        "Non puoi mai mettere milizie nei territori; il tuo Reclutamento dà 2 milizie in più.",
    ),
    "card_skeleton_key": (
        "If the Chancellor rules your site, look at one Reliquary relic and take it if you like.",
        "Se o Chanceler controla o seu local, olhe uma relíquia do Relicário e pegue-a se quiser.",
        "Se il Cancelliere controlla il tuo territorio, guarda una reliquia del Reliquiario e prendila se vuoi.",
    ),
    "card_oracular_pig": (
        "Look at the top 3 cards of the world deck.",
        "Olhe as 3 cartas de cima do baralho do mundo.",
        "Guarda le 3 carte in cima al mazzo del mondo.",
    ),
    "card_circlet_of_command": (
        "Your banners and your other relics are out of reach for everyone else (no targeting, no taking); your pawn and favor as a target add 1 more defense die.",
        "Os seus estandartes e as suas outras relíquias ficam fora do alcance dos outros (nem alvo, nem pegos); a sua peça e influência como alvo somam 1 dado de defesa a mais.",
        "I tuoi vessilli e le altre tue reliquie sono fuori dalla portata degli altri (né bersaglio né presi); la tua pedina e i tuoi favori come bersaglio aggiungono 1 dado difesa in più.",
    ),
    "card_ivory_eye": (
        "Look at any one facedown site, facedown adviser or relic at a site.",
        "Olhe um local virado para baixo, um conselheiro virado para baixo ou uma relíquia em um local.",
        "Guarda un territorio a faccia in giù, un consigliere a faccia in giù o una reliquia in un territorio.",
    ),
    "card_map": (
        "Bury this relic under the relic deck: 4 Supply for you.",
        "Ponha esta relíquia sob o baralho de relíquias: 4 de Suprimento para você.",
        "Metti questa reliquia sotto il mazzo delle reliquie: 4 Scorte per te.",
    ),
    "card_obsidian_cage": (
        "If you win, the surviving warbands of the enemy's force are moved onto this relic.",
        "Se vencer, as tropas sobreviventes do exército inimigo são postas nesta relíquia.",
        "Se vinci, le milizie superstiti dell'esercito nemico vengono messe su questa reliquia.",
    ),
    "card_obsidian_cage_2": (
        "Move any number of warbands from this relic to the board of a player of their colour.",
        "Mova quantas tropas quiser desta relíquia para o tabuleiro de um jogador da cor delas.",
        "Sposta quante milizie vuoi da questa reliquia alla plancia di un giocatore del loro colore.",
    ),
    "card_book_of_records": (
        "Whenever you play a card to a site you gain 1 secret from the shared bank instead of the 1 favor.",
        "Sempre que joga uma carta em um local, você ganha 1 segredo da reserva compartilhada em vez de 1 de influência.",
        "Ogni volta che giochi una carta in un territorio ottieni 1 segreto dalla riserva condivisa invece di 1 favore.",
    ),
    "card_dragonskin_drum": (
        "After travelling gain 1 warband.",
        "Depois de viajar, ganhe 1 tropa.",
        "Dopo il Viaggio ottieni 1 milizia.",
    ),
    "card_the_grand_scepter": (
        "Unusable on a turn on which you took it.",
        "Não pode ser usado no turno em que você o pegou.",
        "Non si può usare nel turno in cui lo hai preso.",
    ),
    "card_the_grand_scepter_2": (
        "Look at the relics in the Imperial Reliquary.",
        "Olhe as relíquias do Relicário Imperial.",
        "Guarda le reliquie nel Reliquiario Imperiale.",
    ),
    "card_the_grand_scepter_3": (
        "Offer Citizenship to any Exile, yourself included, with exactly one Reliquary relic plus any binding exchange of favor, secrets, banners and other relics.",
        "Ofereça a Cidadania a qualquer Exilado, até a você, com exatamente uma relíquia do Relicário e qualquer barganha obrigatória de influência, segredos, estandartes e outras relíquias.",
        "Offri la Cittadinanza a un Esule qualsiasi, anche a te, con esattamente una reliquia del Reliquiario più qualsiasi scambio vincolante di favori, segreti, vessilli e altre reliquie.",
    ),
    "card_the_grand_scepter_4": (
        "Exile another Citizen by giving them 5 favor, 1 more for each of Oathkeeper title and People's Favor they have, 1 less for each of these you have.",
        "Exile outro Cidadão entregando a ele 5 de influência, 1 a mais por título de Guardião do Juramento e por Influência do Povo que ele tem, 1 a menos por cada um que você tem.",
        "Esilia un altro Cittadino dandogli 5 favori, 1 in più per il titolo di Custode e per il Favore del Popolo che ha, 1 in meno per ciascuno che hai tu.",
    ),
}
