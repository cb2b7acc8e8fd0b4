"""How promises are worded (O-11.13), in English, Brazilian Portuguese and Italian: deeds as infinitives, so that "not" can stand
before each of them.
"""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.words import Texts

PROMISE_TEXTS: Final[dict[str, Texts]] = {
    # deeds: any of them, and a certain one
    "deed_search": ("to search", "explorar", "cercare"),
    "deed_search_one": ("to search {0}", "explorar {0}", "cercare: {0}"),
    "deed_muster": ("to muster", "recrutar", "reclutare"),
    "deed_muster_one": ("to muster on {0}", "recrutar em {0}", "reclutare su {0}"),
    "deed_trade_favor": ("to trade for favor", "negociar por influência", "commerciare per favori"),
    "deed_trade_favor_one": (
        "to trade with {0} for favor",
        "negociar com {0} por influência",
        "commerciare con {0} per favori",
    ),
    "deed_trade_secrets": ("to trade for secrets", "negociar por segredos", "commerciare per segreti"),
    "deed_trade_secrets_one": (
        "to trade with {0} for secrets",
        "negociar com {0} por segredos",
        "commerciare con {0} per segreti",
    ),
    "deed_travel": ("to travel", "viajar", "viaggiare"),
    "deed_travel_one": ("to travel to {0}", "viajar para {0}", "viaggiare verso {0}"),
    "deed_recover_relic": ("to recover a relic", "recuperar uma relíquia", "recuperare una reliquia"),
    "deed_recover_banner": ("to recover a banner", "recuperar um estandarte", "recuperare un vessillo"),
    "deed_recover_banner_one": ("to recover {0}", "recuperar {0}", "recuperare {0}"),
    "deed_campaign": ("to campaign", "fazer campanha", "condurre una campagna"),
    "deed_campaign_one": ("to campaign against {0}", "fazer campanha contra {0}", "condurre una campagna contro {0}"),
    "deed_adviser": (
        "to turn up a facedown adviser",
        "jogar ou descartar um conselheiro virado para baixo",
        "giocare o scartare un consigliere a faccia in giù",
    ),
    "deed_use": ("to use a power", "usar uma habilidade", "usare un potere"),
    "deed_use_one": ("to use {0}", "usar {0}", "usare {0}"),
    "deed_peek_relic": ("to peek at a relic", "espiar uma relíquia", "dare un'occhiata a una reliquia"),
    "deed_peek_reliquary": ("to peek in the Reliquary", "espiar o Relicário", "dare un'occhiata al Reliquiario"),
    "deed_to_board": (
        "to take warbands from a site",
        "pegar tropas de um local",
        "prendere milizie da un territorio",
    ),
    "deed_to_site": ("to move warbands to a site", "mover tropas para um local", "spostare milizie in un territorio"),
    "deed_hand_over": ("to hand warbands over", "passar tropas", "cedere milizie"),
    "deed_hand_over_one": ("to hand warbands over to {0}", "passar tropas a {0}", "cedere milizie a {0}"),
    "deed_ask_for": ("to ask for warbands", "pedir tropas", "chiedere milizie"),
    "deed_ask_for_one": ("to ask {0} for warbands", "pedir tropas a {0}", "chiedere milizie a {0}"),
    "deed_offer": ("to offer Citizenship", "oferecer a Cidadania", "offrire la Cittadinanza"),
    "deed_offer_one": (
        "to offer Citizenship to {0}",
        "oferecer a Cidadania a {0}",
        "offrire la Cittadinanza a {0}",
    ),
    "deed_exile": ("to exile a Citizen", "exilar um Cidadão", "esiliare un Cittadino"),
    "deed_exile_one": ("to exile {0}", "exilar {0}", "esiliare {0}"),
    "deed_self_exile": ("to go into exile", "ir para o exílio", "andare in esilio"),
    "deed_play_site": ("to play a card to a site", "jogar uma carta em um local", "giocare una carta in un territorio"),
    "deed_play_site_one": ("to play a card to {0}", "jogar uma carta em {0}", "giocare una carta a {0}"),
    "deed_play_adviser": (
        "to play a card as an adviser",
        "jogar uma carta como conselheiro",
        "giocare una carta come consigliere",
    ),
    "deed_play_facedown": (
        "to play a card as a facedown adviser",
        "jogar uma carta como conselheiro virado para baixo",
        "giocare una carta come consigliere a faccia in giù",
    ),
    "deed_reveal": ("to reveal a Vision", "revelar uma Visão", "rivelare una Visione"),
    "deed_decline": (
        "to refuse them a permission",
        "negar-lhe uma permissão",
        "negare un permesso",
    ),
    # gifts
    "gift_favor": ("to give {0} favor", "dar {0} de influência", "dare {0} favori"),
    "gift_favor.1": ("to give {0} favor", "dar {0} de influência", "dare {0} favore"),
    "gift_secrets": ("to give {0} secrets", "dar {0} segredos", "dare {0} segreti"),
    "gift_secrets.1": ("to give {0} secret", "dar {0} segredo", "dare {0} segreto"),
    "gift_relic": ("to give a relic", "dar uma relíquia", "dare una reliquia"),
    "gift_adviser": ("to give an adviser", "dar um conselheiro", "dare un consigliere"),
    "some_favor": ("to give favor", "dar influência", "dare favori"),
    "some_secrets": ("to give secrets", "dar segredos", "dare segreti"),
    # a whole promise
    "promise_not": ("not {0}", "não {0}", "non {0}"),
    "promise_when": ("{0}, {1}", "{0}, {1}", "{0}, {1}"),
    "promise_or_else": ("{0}; otherwise {1}", "{0}; senão {1}", "{0}; altrimenti {1}"),
    "penalty_relics": ("a relic", "uma relíquia", "una reliquia"),
    "penalty_advisers": ("an adviser", "um conselheiro", "un consigliere"),
    # when it is to be done, or given …
    "by_now": ("now", "agora", "ora"),
    "by_round": (
        "by the end of the turn in round {0}",
        "até o fim do turno na rodada {0}",
        "entro la fine del turno nel round {0}",
    ),
    "by_wake": ("in the next Wake", "no próximo Despertar", "nel prossimo Risveglio"),
    "by_title": (
        "after taking the title of Oathkeeper",
        "depois de receber o título de Guardião do Juramento",
        "dopo aver preso il titolo di Custode",
    ),
    "by_citizen": ("after becoming a Citizen", "depois de se tornar Cidadão", "dopo essere diventato Cittadino"),
    "by_exile": ("after becoming an Exile", "depois de se tornar Exilado", "dopo essere diventato Esule"),
    "by_campaign": (
        "after the next campaign of who promises",
        "depois da próxima campanha de quem promete",
        "dopo la prossima campagna di chi promette",
    ),
    "by_attacked": (
        "after the next attack on the other",
        "depois do próximo ataque ao outro",
        "dopo il prossimo attacco all'altro",
    ),
    "by_end": ("by the end of the game", "até o fim do jogo", "entro la fine della partita"),
    # … and how long it is not to be done
    "until_now": ("now", "agora", "ora"),
    "until_round": (
        "until the end of the turn in round {0}",
        "até o fim do turno na rodada {0}",
        "fino alla fine del turno nel round {0}",
    ),
    "until_wake": ("until the next Wake", "até o próximo Despertar", "fino al prossimo Risveglio"),
    "until_title": (
        "until taking the title of Oathkeeper",
        "até receber o título de Guardião do Juramento",
        "fino a prendere il titolo di Custode",
    ),
    "until_citizen": ("until becoming a Citizen", "até se tornar Cidadão", "fino a diventare Cittadino"),
    "until_exile": ("until becoming an Exile", "até se tornar Exilado", "fino a diventare Esule"),
    "until_campaign": (
        "until the next campaign of who promises",
        "até a próxima campanha de quem promete",
        "fino alla prossima campagna di chi promette",
    ),
    "until_attacked": (
        "until the next attack on the other",
        "até o próximo ataque ao outro",
        "fino al prossimo attacco all'altro",
    ),
    "until_end": ("until the end of the game", "até o fim do jogo", "fino alla fine della partita"),
    # how it went
    "fate_running": ("running", "em vigor", "in corso"),
    "fate_kept": ("kept", "cumprida", "mantenuta"),
    "fate_broken": ("broken", "quebrada", "infranta"),
    "fate_void": ("void", "sem efeito", "decaduta"),
    # wording one
    "ask_compose_promise_0": ("What is promised?", "O que se promete?", "Che cosa si promette?"),
    "ask_compose_promise_1": ("{0}: which?", "{0}: qual?", "{0}: quale?"),
    "ask_compose_promise_1_n": ("{0}: how many?", "{0}: quanto?", "{0}: quanti?"),
    "ask_compose_promise_2": ("{0}: when?", "{0}: quando?", "{0}: quando?"),
    "ask_compose_promise_3": (
        "{0}. What is the penalty if it is broken?",
        "{0}. Qual é a penalidade se for quebrada?",
        "{0}. Qual è la penale se viene infranta?",
    ),
    "ask_collect": (
        "{0} owes you this: which one do you take?",
        "{0} lhe deve isso: qual você pega?",
        "{0} te lo deve: quale prendi?",
    ),
    "ask_show_to": (
        "To whom do you show {0}?",
        "A quem você mostra {0}?",
        "A chi mostri {0}?",
    ),
    "act_promise": ("Promise something", "Prometer algo", "Promettere qualcosa"),
    "act_want_promise": ("Ask for a promise", "Pedir uma promessa", "Chiedere una promessa"),
    "act_will": ("{0}", "{0}", "{0}"),
    "act_will_not": ("{0}", "{0}", "{0}"),
    "act_will_give": ("{0}", "{0}", "{0}"),
    "act_anything": ("Any", "Qualquer um", "Uno qualsiasi"),
    "act_by": ("{0}", "{0}", "{0}"),
    "act_penalty_favor": ("{0} favor", "{0} de influência", "{0} favori"),
    "act_penalty_favor.1": ("{0} favor", "{0} de influência", "{0} favore"),
    "act_penalty_secrets": ("{0} secrets", "{0} segredos", "{0} segreti"),
    "act_penalty_secrets.1": ("{0} secret", "{0} segredo", "{0} segreto"),
    "act_penalty_relic": ("a relic", "uma relíquia", "una reliquia"),
    "act_penalty_adviser": ("an adviser", "um conselheiro", "un consigliere"),
    "act_done_promise": ("Put it in the deal", "Pôr no acordo", "Metterla nell'accordo"),
    "act_done_promise_plain": (
        "Put it in the deal, with no penalty: it binds",
        "Pôr no acordo, sem penalidade: é obrigatória",
        "Metterla nell'accordo, senza penale: è vincolante",
    ),
    "act_decline_promise": ("No promise after all", "Nada de promessa", "Niente promessa"),
    "act_counter": ("Make a counter-offer", "Fazer uma contraproposta", "Fare una controfferta"),
    "act_decline_counter": ("Refuse, without a counter-offer", "Recusar, sem contraproposta", "Rifiutare, senza controfferta"),
    "act_show_space": (
        "Show the relic on {0}",
        "Mostrar a relíquia em {0}",
        "Mostrare la reliquia su {0}",
    ),
    "act_space_instead": ("The relic on {0} instead", "A relíquia em {0} em vez disso", "Piuttosto la reliquia su {0}"),
    "act_show": (
        "Show your facedown adviser {0}",
        "Mostrar seu conselheiro virado para baixo {0}",
        "Mostrare il tuo consigliere a faccia in giù {0}",
    ),
    "act_decline_show": ("To nobody", "A ninguém", "A nessuno"),
}
