"""What the Clockwork Prince does and why, each line with its clause, in English, Brazilian Portuguese and Italian."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.prince.mind import CONDITION_IDS, DANGER_IDS, QUADRANT_IDS, SKIP_IDS, SPACE_IDS
from bailiwick.kernel.words import Names, Texts

QUADRANTS: Final[tuple[Texts, ...]] = (
    ("sites", "locais", "territori"),
    ("relics", "relíquias", "reliquie"),
    ("the secret", "o segredo", "il segreto"),
    ("the people", "o povo", "il popolo"),
)
SPACES: Final[dict[str, Texts]] = {
    "oath": ("the Oath space", "a casa do Juramento", "la casella del Giuramento"),
    "need": ("Need a banner?", "Precisa de um estandarte?", "Serve un vessillo?"),
    "campaign": ("travel and campaign", "viajar e fazer campanha", "viaggiare e fare una campagna"),
    "muster": ("muster", "recrutar", "reclutare"),
    "recover": ("recover", "recuperar", "recuperare"),
    "search": ("search", "explorar", "cercare"),
    "trade_favor": ("trade for favor", "negociar por influência", "commerciare per favori"),
    "trade_secrets": ("trade for secrets", "negociar por segredos", "commerciare per segreti"),
    "trade_both": ("trade for both", "negociar por ambos", "commerciare per entrambi"),
    "travel_favor": ("travel where favor is", "viajar aonde há influência", "viaggiare dove ci sono favori"),
    "travel_secrets": ("travel where secrets are", "viajar aonde há segredos", "viaggiare dove ci sono segreti"),
    "travel_relic": ("travel to a relic", "viajar até uma relíquia", "viaggiare verso una reliquia"),
}
SIDES: Final[dict[str, Texts]] = {  # of a quadrant that has two spaces of a kind
    "low": (", lower", ", de baixo", ", in basso"),
    "high": (", upper", ", de cima", ", in alto"),
    "left": (", left", ", da esquerda", ", a sinistra"),
    "right": (", right", ", da direita", ", a destra"),
}
PATHS: Final[tuple[Texts, ...]] = (  # by condition
    ("red path: he rules most sites", "caminho vermelho: controla mais locais", "percorso rosso: controlla più territori"),
    (
        "red path: he holds most relics and banners",
        "caminho vermelho: tem mais relíquias e estandartes",
        "percorso rosso: ha più reliquie e vessilli",
    ),
    (
        "red path: he holds the Darkest Secret",
        "caminho vermelho: tem o Segredo Mais Obscuro",
        "percorso rosso: ha il Segreto più Oscuro",
    ),
    (
        "red path: he holds the People's Favor",
        "caminho vermelho: tem a Influência do Povo",
        "percorso rosso: ha il Favore del Popolo",
    ),
    (
        "gold path: he is Battle Ready against a site",
        "caminho dourado: está Pronto para Batalha contra um local",
        "percorso dorato: è Pronto alla Battaglia contro un territorio",
    ),
    (
        "gold path: he is Battle Ready against a relic",
        "caminho dourado: está Pronto para Batalha por uma relíquia",
        "percorso dorato: è Pronto alla Battaglia per una reliquia",
    ),
    (
        "gold path: he is Battle Ready against the holder of the Darkest Secret",
        "caminho dourado: está Pronto para Batalha contra quem tem o Segredo Mais Obscuro",
        "percorso dorato: è Pronto alla Battaglia contro chi ha il Segreto più Oscuro",
    ),
    (
        "gold path: he is Battle Ready against the holder of the People's Favor",
        "caminho dourado: está Pronto para Batalha contra quem tem a Influência do Povo",
        "percorso dorato: è Pronto alla Battaglia contro chi ha il Favore del Popolo",
    ),
    (
        "gold path: he can pay for the relic here",
        "caminho dourado: pode pagar a relíquia daqui",
        "percorso dorato: può pagare la reliquia di qui",
    ),
    (
        "gold path: he can pay for the Darkest Secret",
        "caminho dourado: pode pagar o Segredo Mais Obscuro",
        "percorso dorato: può pagare il Segreto più Oscuro",
    ),
    (
        "gold path: he can pay for the People's Favor",
        "caminho dourado: pode pagar a Influência do Povo",
        "percorso dorato: può pagare il Favore del Popolo",
    ),
    (
        "red path: he lacks only the Darkest Secret",
        "caminho vermelho: só lhe falta o Segredo Mais Obscuro",
        "percorso rosso: gli manca solo il Segreto più Oscuro",
    ),
    (
        "red path: he lacks only the People's Favor",
        "caminho vermelho: só lhe falta a Influência do Povo",
        "percorso rosso: gli manca solo il Favore del Popolo",
    ),
    (
        "red path: he has both banners or neither",
        "caminho vermelho: tem ambos os estandartes ou nenhum",
        "percorso rosso: ha entrambi i vessilli o nessuno",
    ),
    ("black path: nothing else applies", "caminho preto: nada mais se aplica", "percorso nero: nient'altro vale"),
    (
        "red path: he holds the Grand Scepter",
        "caminho vermelho: tem o Grande Cetro",
        "percorso rosso: ha lo Scettro Imperiale",
    ),
    (
        "gold path: he is Battle Ready against the holder of the Grand Scepter",
        "caminho dourado: está Pronto para Batalha contra quem tem o Grande Cetro",
        "percorso dorato: è Pronto alla Battaglia contro chi ha lo Scettro Imperiale",
    ),
)
SKIPS: Final[tuple[Texts, ...]] = (
    ("he would gain nothing (CP-6.2)", "não ganharia nada (CP-6.2)", "non otterrebbe nulla (CP-6.2)"),
    ("he would gain no warband (CP-6.4)", "não ganharia tropas (CP-6.4)", "non otterrebbe milizie (CP-6.4)"),
    (
        "he is not Battle Ready, or has no target (CP-6.7)",
        "não está Pronto para Batalha ou não tem alvo (CP-6.7)",
        "non è Pronto alla Battaglia o non ha bersagli (CP-6.7)",
    ),
    (
        "no site is better than his (CP-6.15)",
        "nenhum local é melhor que o seu (CP-6.15)",
        "nessun territorio è migliore (CP-6.15)",
    ),
    ("he can't recover it (CP-6.12)", "não pode recuperá-lo (CP-6.12)", "non può recuperarlo (CP-6.12)"),
    ("he can't pay for the way there (CP-8.2)", "não pode pagar o caminho (CP-8.2)", "non può pagare il viaggio (CP-8.2)"),
)
DANGERS: Final[tuple[Texts, ...]] = (
    ("the Successor", "que é o Sucessor", "il Successore"),
    ("whose title he wants", "cujo título ele quer", "di cui vuole il titolo"),
    ("the Usurper", "que é o Usurpador", "l'Usurpatore"),
    ("whose Vision is fulfilled", "cuja Visão está cumprida", "la cui Visione è compiuta"),
    ("the Oathkeeper", "que é o Guardião do Juramento", "il Custode"),
)
CLAUSES: Final = {  # of the actions
    "campaign": "CP-6.7",
    "muster": "CP-6.3",
    "recover": "CP-6.12",
    "search": "CP-6.18",
    "trade": "CP-6.1",
    "travel": "CP-6.15",
}


def space_texts(id: str) -> Texts:
    """A space by its kind and its quadrant: the ids are made of both."""
    first, _, rest = id.partition("_")
    if first in ("oath", "need"):
        quadrant = {"supremacy": 0, "protection": 1, "devotion": 2, "people": 3}.get(rest)
        kind = SPACES[first]
    else:
        quadrant = QUADRANT_IDS.index(first)
        kind = next(texts for key, texts in SPACES.items() if rest.startswith(key))
    if quadrant is None:
        return kind
    clause = next((f", {clause}" for key, clause in CLAUSES.items() if rest.startswith(key)), "")
    place = QUADRANTS[quadrant]
    side = SIDES.get(id.rpartition("_")[2], ("", "", ""))
    return (
        f"{kind[0]} ({place[0]}{side[0]}{clause})",
        f"{kind[1]} ({place[1]}{side[1]}{clause})",
        f"{kind[2]} ({place[2]}{side[2]}{clause})",
    )


PRINCE_NAMES: Final[dict[str, Names]] = {
    "quadrant": Names(QUADRANT_IDS, QUADRANTS),
    "mind": Names(SPACE_IDS, [space_texts(id) for id in SPACE_IDS]),
    "path": Names(CONDITION_IDS, PATHS),
    "skip": Names(SKIP_IDS, SKIPS),
    "danger": Names(DANGER_IDS, DANGERS),
}

PRINCE_ASKED: Final[dict[str, Texts]] = {
    "ask_counsel": (
        "You judge for the Clockwork Prince. He is asked: {0}",
        "Você julga pelo Príncipe. Pergunta feita a ele: {0}",
        "Giudichi per il Principe Meccanico. Gli si chiede: {0}",
    ),
    "ask_modify": (
        "Which modifiers do you use for this action?",
        "Quais modificadores você usa nesta ação?",
        "Quali modificatori usi per questa azione?",
    ),
    "ask_joining": (
        "You have seen the lowest relic: do you take it and become a Citizen?",
        "Você viu a relíquia de baixo: quer pegá-la e virar Cidadão?",
        "Hai visto la reliquia in fondo: la prendi e diventi Cittadino?",
    ),
}

PRINCE_LOG: Final[dict[str, Texts]] = {
    "prince_first": (
        "{who} looks for no Threat on his first turn; his mind is at: {mind} (CP-3.4)",
        "{who} não procura Ameaça no primeiro turno; sua mente está em: {mind} (CP-3.4)",
        "{who} non cerca Minacce nel primo turno; la sua mente è a: {mind} (CP-3.4)",
    ),
    "prince_no_threat": (
        "{who} sees no Threat (CP-3.5)",
        "{who} não vê Ameaça (CP-3.5)",
        "{who} non vede Minacce (CP-3.5)",
    ),
    "prince_threat": (
        "{who} sees a Threat in {seat}, {danger}; goal: {quadrant} (CP-3.5, CP-3.6)",
        "{who} vê uma Ameaça em {seat}, {danger}; objetivo: {quadrant} (CP-3.5, CP-3.6)",
        "{who} vede una Minaccia in {seat}, {danger}; obiettivo: {quadrant} (CP-3.5, CP-3.6)",
    ),
    "prince_turns": (
        "{who} turns his mind to {mind} (CP-3.9)",
        "{who} volta a mente para {mind} (CP-3.9)",
        "{who} volge la mente a {mind} (CP-3.9)",
    ),
    "prince_reveals": (
        "{who} reveals {card} (CP-4.2)",
        "{who} revela {card} (CP-4.2)",
        "{who} rivela {card} (CP-4.2)",
    ),
    "prince_trains": (
        "It is a battle plan: the Tactics of {who} rise to {n}, dice {n} (CP-4.3, CP-6.6)",
        "É um plano de batalha: a Tática de {who} sobe para {n}, dados {n} (CP-4.3, CP-6.6)",
        "È un piano di battaglia: la Tattica di {who} sale a {n}, dadi {n} (CP-4.3, CP-6.6)",
    ),
    "prince_trains_consoled": (
        "The Tactics of {who} rise to {n}, dice {n} (CP-4.8, CP-6.6)",
        "A Tática de {who} sobe para {n}, dados {n} (CP-4.8, CP-6.6)",
        "La Tattica di {who} sale a {n}, dadi {n} (CP-4.8, CP-6.6)",
    ),
    "prince_friend": (
        "{who} chooses a Friend: {suit}, now at level {n} (CP-4.4, CP-4.5)",
        "{who} escolhe um Amigo: {suit}, agora no nível {n} (CP-4.4, CP-4.5)",
        "{who} sceglie un Amico: {suit}, ora al livello {n} (CP-4.4, CP-4.5)",
    ),
    "prince_conspirator": (
        "{who} chooses a Conspirator: {suit}, now at level {n} (CP-4.4, CP-4.5)",
        "{who} escolhe um Conspirador: {suit}, agora no nível {n} (CP-4.4, CP-4.5)",
        "{who} sceglie un Cospiratore: {suit}, ora al livello {n} (CP-4.4, CP-4.5)",
    ),
    "prince_no_card": (
        "{who} has drawn no card for the quadrant he is in: {quadrant} (CP-4.4)",
        "{who} não comprou carta que sirva no quadrante: {quadrant} (CP-4.4)",
        "{who} non ha pescato carte che servano nel quadrante: {quadrant} (CP-4.4)",
    ),
    "prince_no_place": (
        "{who} has no place for {card} (CP-4.7)",
        "{who} não pode colocar {card} em lugar nenhum (CP-4.7)",
        "{who} non può mettere {card} da nessuna parte (CP-4.7)",
    ),
    "prince_boxes": (
        "{who} puts {n} favor from the {suit} bank into the Ambition box (CP-4.7)",
        "{who} põe {n} de influência da reserva de {suit} na caixa de Ambição (CP-4.7)",
        "{who} mette {n} favore dalla riserva {suit} nella casella Ambizione (CP-4.7)",
    ),
    "prince_boxes_gift": (
        "{who} puts {n} favor from the {suit} bank into the Ambition box (CP-4.8)",
        "{who} põe {n} de influência da reserva de {suit} na caixa de Ambição (CP-4.8)",
        "{who} mette {n} favore dalla riserva {suit} nella casella Ambizione (CP-4.8)",
    ),
    "prince_consoled": (
        "{who} plays no card and takes instead what the quadrant gives: {quadrant} (CP-4.8)",
        "{who} não joga carta e recebe em troca o que o quadrante dá: {quadrant} (CP-4.8)",
        "{who} non gioca carte e prende in cambio ciò che dà il quadrante: {quadrant} (CP-4.8)",
    ),
    "prince_actions": (
        "{who} has {n} actions (CP-5.1)",
        "{who} tem {n} ações (CP-5.1)",
        "{who} ha {n} azioni (CP-5.1)",
    ),
    "prince_space": (
        "{who}'s next step: {mind}; {path} (CP-5.2)",
        "Próximo passo de {who}: {mind}; {path} (CP-5.2)",
        "Prossimo passo di {who}: {mind}; {path} (CP-5.2)",
    ),
    "prince_passes": (
        "{who} passes {mind}; {path} (CP-5.3)",
        "{who} passa por {mind}; {path} (CP-5.3)",
        "{who} passa per {mind}; {path} (CP-5.3)",
    ),
    "prince_skips": (
        "{who} skips it (CP-5.4): {skip}",
        "{who} pula isso (CP-5.4): {skip}",
        "{who} la salta (CP-5.4): {skip}",
    ),
    "prince_stops": (
        "{who} is back at {mind}; {path}; and stops (CP-5.5)",
        "{who} está de volta: {mind}; {path}; e para (CP-5.5)",
        "{who} è di nuovo qui: {mind}; {path}; e si ferma (CP-5.5)",
    ),
    "prince_trades": (
        "{who} trades with {card} (CP-6.1)",
        "{who} negocia com {card} (CP-6.1)",
        "{who} commercia con {card} (CP-6.1)",
    ),
    "prince_ready": (
        "{who} is Battle Ready: {n} attack dice, {n} to beat (CP-6.5)",
        "{who} está Pronto para Batalha: {n} dados de ataque, {n} a superar (CP-6.5)",
        "{who} è Pronto alla Battaglia: {n} dadi attacco, {n} da superare (CP-6.5)",
    ),
    "prince_uses_tactics.1": (
        "{who} uses Tactics: {n} more attack die (CP-6.6)",
        "{who} usa Tática: {n} dado de ataque a mais (CP-6.6)",
        "{who} usa la Tattica: {n} dado attacco in più (CP-6.6)",
    ),
    "prince_uses_tactics": (
        "{who} uses Tactics: {n} more attack dice (CP-6.6)",
        "{who} usa Tática: {n} dados de ataque a mais (CP-6.6)",
        "{who} usa la Tattica: {n} dadi attacco in più (CP-6.6)",
    ),
    "prince_defends.1": (
        "{who} uses Tactics: {n} attack die fewer (CP-6.6)",
        "{who} usa Tática: {n} dado de ataque a menos (CP-6.6)",
        "{who} usa la Tattica: {n} dado attacco in meno (CP-6.6)",
    ),
    "prince_defends": (
        "{who} uses Tactics: {n} attack dice fewer (CP-6.6)",
        "{who} usa Tática: {n} dados de ataque a menos (CP-6.6)",
        "{who} usa la Tattica: {n} dadi attacco in meno (CP-6.6)",
    ),
    "prince_holds_back": (
        "{who} is not ready for battle here and holds back (CP-6.7)",
        "{who} não está pronto para a batalha aqui e se contém (CP-6.7)",
        "{who} non è pronto alla battaglia qui e si trattiene (CP-6.7)",
    ),
    "prince_opens_box.1": (
        "{who} takes {n} favor out of the Ambition box (CP-1.2)",
        "{who} tira {n} de influência da caixa de Ambição (CP-1.2)",
        "{who} prende {n} favore dalla casella Ambizione (CP-1.2)",
    ),
    "prince_opens_box": (
        "{who} takes {n} favor out of the Ambition box (CP-1.2)",
        "{who} tira {n} de influência da caixa de Ambição (CP-1.2)",
        "{who} prende {n} favori dalla casella Ambizione (CP-1.2)",
    ),
    "prince_pays": (
        "{who} pays for the relic: favor {n}, secrets {n} (CP-6.12)",
        "{who} paga pela relíquia: influência {n}, segredos {n} (CP-6.12)",
        "{who} paga la reliquia: favori {n}, segreti {n} (CP-6.12)",
    ),
    "prince_finds_no_relic": (
        "{who} finds no relic to go after (CP-6.17)",
        "{who} não acha relíquia para buscar (CP-6.17)",
        "{who} non trova reliquie da raggiungere (CP-6.17)",
    ),
    "prince_finds_nothing": (
        "{who} can't find what he is looking for (CP-6.16)",
        "{who} não acha em lugar nenhum o que procura (CP-6.16)",
        "{who} non trova da nessuna parte ciò che cerca (CP-6.16)",
    ),
    "prince_cannot_pay": (
        "{who} can't pay the toll and gives up (CP-8.2)",
        "{who} não pode pagar o pedágio e desiste (CP-8.2)",
        "{who} non può pagare il pedaggio e rinuncia (CP-8.2)",
    ),
    "prince_picks_up": (
        "{who} looks for a token at {card} (CP-3.3)",
        "{who} procura uma ficha em {card} (CP-3.3)",
        "{who} cerca un segnalino: {card} (CP-3.3)",
    ),
    "prince_free_power": (
        "{who} uses a power that costs him nothing: {card} (CP-8.3)",
        "{who} usa o que não lhe custa nada: {card} (CP-8.3)",
        "{who} usa ciò che non gli costa nulla: {card} (CP-8.3)",
    ),
    "prince_hurts": (
        "{who} hurts his Threat {seat}: {card} (CP-8.4)",
        "{who} prejudica sua Ameaça {seat}: {card} (CP-8.4)",
        "{who} danneggia la sua Minaccia {seat}: {card} (CP-8.4)",
    ),
    "prince_good_power": (
        "{who} uses a power that helps him: {card} (CP-10.5)",
        "{who} usa o que o ajuda: {card} (CP-10.5)",
        "{who} usa ciò che lo aiuta: {card} (CP-10.5)",
    ),
    "prince_advised": (
        "{who} judges for the Clockwork Prince (CP-8.4)",
        "{who} julga pelo Príncipe (CP-8.4)",
        "{who} giudica per il Principe Meccanico (CP-8.4)",
    ),
    "prince_ends": (
        "{who} ends with his mind on: {mind} (CP-7.2)",
        "{who} termina com a mente em: {mind} (CP-7.2)",
        "{who} finisce con la mente su: {mind} (CP-7.2)",
    ),
    "prince_invites": (
        "{who} invites {seat} to join the Empire for the lowest relic (CP-7.4)",
        "{who} convida {seat} a entrar no Império em troca da relíquia de baixo (CP-7.4)",
        "{who} invita {seat} a entrare nell'Impero in cambio della reliquia in fondo (CP-7.4)",
    ),
}
