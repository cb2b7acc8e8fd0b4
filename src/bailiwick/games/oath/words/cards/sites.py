"""The powers of the sites."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

SITES: Final[dict[str, Texts]] = {
    "card_ancient_city": (
        "Playing an Order card here (no Order card discarded here by you this turn) gives 2 warbands.",
        "Jogar aqui uma carta de Ordem (sem ter descartado aqui uma carta de Ordem neste turno) dá 2 tropas.",
        "Giocare qui una carta Ordine (senza averne scartata qui una in questo turno) dà 2 milizie.",
    ),
    "card_barren_coast": (
        "Travel from here to another Coast costs 1 Supply and ignores the Narrow Pass.",
        "Viajar daqui para outra Costa custa 1 de Suprimento e ignora a Passagem Estreita.",
        "Un Viaggio da qui a un'altra Costa costa 1 Scorta e ignora il Valico di Confine.",
    ),
    "card_buried_giant": (
        "Departing, you may flip down 1 of your secrets: the Travel is then free of Supply and unhindered by the Narrow Pass.",
        "Ao partir, você pode virar 1 segredo seu para baixo: Viajar então não custa Suprimento e ignora a Passagem Estreita.",
        "Alla partenza puoi girare a faccia in giù 1 tuo segreto: il Viaggio allora non costa Scorte e ignora il Valico di Confine.",
    ),
    "card_charming_valley": (
        "Leaving costs 1 Supply more (from the Provinces 3 instead of 2).",
        "Partir custa 1 de Suprimento a mais (das Províncias, 3 em vez de 2).",
        "Partire costa 1 Scorta in più (dalle Province 3 invece di 2).",
    ),
    "card_deep_woods": (
        "Playing a Beast card here (no Beast card discarded here by you this turn) gives you the relic here, as a recovery without its price.",
        "Jogar aqui uma carta de Fera (sem ter descartado aqui uma carta de Fera neste turno) dá a relíquia daqui, como recuperada sem o preço.",
        "Giocare qui una carta Bestia (senza averne scartata qui una in questo turno) ti dà la reliquia qui, come un recupero senza prezzo.",
    ),
    "card_drowned_city": (
        "With your pawn here at the end of Wake, you may take 1 secret from this site.",
        "Com a sua peça aqui no fim do Despertar, você pode pegar 1 segredo deste local.",
        "Con la tua pedina qui alla fine del Risveglio, puoi prendere 1 segreto da questo territorio.",
    ),
    "card_fertile_valley": (
        "Playing a Hearth card here (no Hearth card discarded here by you this turn) gives 1 favor from the Hearth bank.",
        "Jogar aqui uma carta de Lar (sem ter descartado aqui uma carta de Lar neste turno) dá 1 de influência da reserva de Lar.",
        "Giocare qui una carta Focolare (senza averne scartata qui una in questo turno) dà 1 favore dalla riserva Focolare.",
    ),
    "card_great_slum": (
        "Whoever plays or moves a card to this site may first discard a card here.",
        "Quem joga ou move uma carta para este local pode antes descartar uma carta daqui.",
        "Chi gioca o sposta una carta in questo territorio può prima scartare una carta qui.",
    ),
    "card_the_tribunal": (
        "For its ruler or anyone standing here: close a binding deal with any player over favor, secrets and promises of anything to be done, not done or given later, with the penalties that you agree on.",
        "Quem o controla ou está aqui: feche um acordo obrigatório com qualquer jogador sobre influência, segredos e promessas de qualquer coisa a fazer, não fazer ou dar mais tarde, com as penalidades que combinarem.",
        "Chi lo controlla o si trova qui: concludi un accordo vincolante con un giocatore qualsiasi su favori, segreti e promesse di qualsiasi cosa da fare, non fare o dare più avanti, con le penali che concordate.",
    ),
    "card_lush_coast": (
        "Travel from here to another Coast costs 1 Supply and ignores the Narrow Pass.",
        "Viajar daqui para outra Costa custa 1 de Suprimento e ignora a Passagem Estreita.",
        "Un Viaggio da qui a un'altra Costa costa 1 Scorta e ignora il Valico di Confine.",
    ),
    "card_marshes": (
        "Searching with your pawn here you draw 1 card fewer.",
        "Ao explorar com a sua peça aqui você compra 1 carta a menos.",
        "Cercando con la tua pedina qui peschi 1 carta in meno.",
    ),
    "card_mine": (
        "With your pawn here at the end of Wake, you may take 1 favor from this site.",
        "Com a sua peça aqui no fim do Despertar, você pode pegar 1 de influência deste local.",
        "Con la tua pedina qui alla fine del Risveglio, puoi prendere 1 favore da questo territorio.",
    ),
    "card_mountain": (
        "An attacker with any declared target at this site removes 1 attack die, even if the attacker rules the site.",
        "Um atacante com algum alvo declarado neste local tira 1 dado de ataque, mesmo que controle o local.",
        "Un attaccante con un bersaglio dichiarato in questo territorio toglie 1 dado attacco, anche se controlla il territorio.",
    ),
    "card_narrow_pass": (
        "Entering this region from another one, you must travel to this site.",
        "Ao entrar nesta região vindo de outra, você deve viajar para este local.",
        "Entrando in questa regione da un'altra, devi viaggiare verso questo territorio.",
    ),
    "card_narrow_pass_2": (
        "An attacker standing in another region who declares anything in this region must include this site, unless it is theirs already.",
        "Um atacante que está em outra região e declara algo nesta região deve incluir este local, a não ser que já seja dele.",
        "Un attaccante che si trova in un'altra regione e dichiara qualcosa in questa deve includere questo territorio, a meno che sia già suo.",
    ),
    "card_plains": (
        "An attacker with any declared target at this site adds 1 attack die, even if the attacker rules the site.",
        "Um atacante com algum alvo declarado neste local soma 1 dado de ataque, mesmo que controle o local.",
        "Un attaccante con un bersaglio dichiarato in questo territorio aggiunge 1 dado attacco, anche se controlla il territorio.",
    ),
    "card_river": (
        "Mustering on a card here gives 1 extra warband if you rule this site.",
        "Recrutar em uma carta daqui dá 1 tropa extra se você controla este local.",
        "Reclutare su una carta qui dà 1 milizia in più se controlli questo territorio.",
    ),
    "card_rocky_coast": (
        "Travel from here to another Coast costs 1 Supply and ignores the Narrow Pass.",
        "Viajar daqui para outra Costa custa 1 de Suprimento e ignora a Passagem Estreita.",
        "Un Viaggio da qui a un'altra Costa costa 1 Scorta e ignora il Valico di Confine.",
    ),
    "card_salt_flats": (
        "With your pawn here at the end of Wake, you may take 1 favor or 1 secret from this site.",
        "Com a sua peça aqui no fim do Despertar, você pode pegar 1 de influência ou 1 segredo deste local.",
        "Con la tua pedina qui alla fine del Risveglio, puoi prendere 1 favore o 1 segreto da questo territorio.",
    ),
    "card_shrouded_wood": (
        "Leaving costs 2 Supply and ignores the Narrow Pass and The Hidden Place. If an enemy player rules this site, that player chooses where you go, even if somebody else makes you travel. Where the Empire rules, the Chancellor chooses.",
        "Partir custa 2 de Suprimento e ignora a Passagem Estreita e o Lugar Escondido. Se um jogador inimigo controla este local, ele escolhe para onde você vai, mesmo que outra pessoa faça você viajar. Onde o Império controla, o Chanceler escolhe.",
        "Partire costa 2 Scorte e ignora il Valico di Confine e le Rovine Nascoste. Se un giocatore nemico controlla questo territorio, sceglie lui dove vai, anche se è un altro a farti viaggiare. Dove controlla l'Impero, sceglie il Cancelliere.",
    ),
    "card_standing_stones": (
        "Playing an Arcane card here (no Arcane card discarded here by you this turn) gives 1 secret.",
        "Jogar aqui uma carta Arcana (sem ter descartado aqui uma carta Arcana neste turno) dá 1 segredo.",
        "Giocare qui una carta Arcano (senza averne scartata qui una in questo turno) dà 1 segreto.",
    ),
    "card_steppe": (
        "Playing a Nomad card here (no Nomad card discarded here by you this turn) gives 1 secret.",
        "Jogar aqui uma carta Nômade (sem ter descartado aqui uma carta Nômade neste turno) dá 1 segredo.",
        "Giocare qui una carta Nomade (senza averne scartata qui una in questo turno) dà 1 segreto.",
    ),
    "card_the_hidden_place": (
        "You cannot travel here unless you turn 1 secret on your board facedown.",
        "Você não pode viajar para cá sem virar para baixo 1 segredo do seu tabuleiro.",
        "Non puoi viaggiare qui senza girare a faccia in giù 1 segreto sulla tua plancia.",
    ),
    "card_the_hidden_place_2": (
        "You cannot declare targets here unless you turn 1 secret on your board facedown.",
        "Você não pode declarar alvos aqui sem virar para baixo 1 segredo do seu tabuleiro.",
        "Non puoi dichiarare bersagli qui senza girare a faccia in giù 1 segreto sulla tua plancia.",
    ),
    "card_wastes": (
        "Playing a Discord card here (no Discord card discarded here by you this turn) gives you the relic here, as a recovery without its price.",
        "Jogar aqui uma carta de Discórdia (sem ter descartado aqui uma carta de Discórdia neste turno) dá a relíquia daqui, como recuperada sem o preço.",
        "Giocare qui una carta Discordia (senza averne scartata qui una in questo turno) ti dà la reliquia qui, come un recupero senza prezzo.",
    ),
}
