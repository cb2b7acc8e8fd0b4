"""What the Clockwork Prince does and why, each line with its clause, in English, Brazilian Portuguese and Italian."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.prince_mind import QUADRANT_IDS, SPACE_IDS
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
}

PRINCE_ASKED: Final[dict[str, Texts]] = {
    "ask_counsel": (
        "You judge for the Clockwork Prince: what does he do?",
        "Você julga pelo Príncipe: o que ele faz?",
        "Giudichi per il Principe Meccanico: che cosa fa?",
    ),
    "ask_joining": (
        "You have seen the lowest relic: do you take it and become a Citizen?",
        "Você viu a relíquia de baixo: pega-a e vira Cidadão?",
        "Hai visto la reliquia in fondo: la prendi e diventi Cittadino?",
    ),
}

PRINCE_LOG: Final[dict[str, Texts]] = {
    "prince_no_threat": (
        "{who} sees no Threat (CP-3.5)",
        "{who} não vê Ameaça (CP-3.5)",
        "{who} non vede Minacce (CP-3.5)",
    ),
    "prince_threat": (
        "{who} sees a Threat in {seat}, by {quadrant} (CP-3.5)",
        "{who} vê uma Ameaça em {seat}, por {quadrant} (CP-3.5)",
        "{who} vede una Minaccia in {seat}, per {quadrant} (CP-3.5)",
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
        "The Tactics of {who} rise to {n} (CP-4.3)",
        "A Tática de {who} sobe para {n} (CP-4.3)",
        "La Tattica di {who} sale a {n} (CP-4.3)",
    ),
    "prince_friend": (
        "{who} has a Friend in {suit}, level {n} (CP-4.5)",
        "{who} tem um Amigo em {suit}, nível {n} (CP-4.5)",
        "{who} ha un Amico in {suit}, livello {n} (CP-4.5)",
    ),
    "prince_conspirator": (
        "{who} has a Conspirator in {suit}, level {n} (CP-4.5)",
        "{who} tem um Conspirador em {suit}, nível {n} (CP-4.5)",
        "{who} ha un Cospiratore in {suit}, livello {n} (CP-4.5)",
    ),
    "prince_boxes": (
        "{who} puts {n} favor from the {suit} bank into the Ambition box (CP-4.7)",
        "{who} põe {n} de influência da reserva de {suit} na caixa de Ambição (CP-4.7)",
        "{who} mette nella casella Ambizione favori, {n}, dalla riserva {suit} (CP-4.7)",
    ),
    "prince_consoled": (
        "{who} can play no card and is consoled: {quadrant} (CP-4.8)",
        "{who} não pode jogar carta e é consolado: {quadrant} (CP-4.8)",
        "{who} non può giocare carte e viene consolato: {quadrant} (CP-4.8)",
    ),
    "prince_actions": (
        "{who} has {n} actions (CP-5.1)",
        "{who} tem {n} ações (CP-5.1)",
        "{who} ha {n} azioni (CP-5.1)",
    ),
    "prince_space": (
        "{who} comes to: {mind} (CP-5.2)",
        "{who} chega a: {mind} (CP-5.2)",
        "{who} arriva a: {mind} (CP-5.2)",
    ),
    "prince_skips": (
        "{who} skips: {mind} (CP-5.4)",
        "{who} pula: {mind} (CP-5.4)",
        "{who} salta: {mind} (CP-5.4)",
    ),
    "prince_stops": (
        "{who} comes round to {mind} again and stops (CP-5.5)",
        "{who} volta a {mind} e para (CP-5.5)",
        "{who} torna a {mind} e si ferma (CP-5.5)",
    ),
    "prince_trades": (
        "{who} trades with {card} (CP-6.1)",
        "{who} negocia com {card} (CP-6.1)",
        "{who} commercia con {card} (CP-6.1)",
    ),
    "prince_uses_tactics": (
        "{who} uses Tactics: {n} more attack dice (CP-6.6)",
        "{who} usa Tática: {n} dados de ataque a mais (CP-6.6)",
        "{who} usa la Tattica: {n} dadi attacco in più (CP-6.6)",
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
    "prince_opens_box": (
        "{who} takes {n} favor out of the Ambition box (CP-1.2)",
        "{who} tira {n} de influência da caixa de Ambição (CP-1.2)",
        "{who} prende favori, {n}, dalla casella Ambizione (CP-1.2)",
    ),
    "prince_finds_nothing": (
        "{who} finds nowhere what he looks for (CP-6.16)",
        "{who} não acha em lugar nenhum o que procura (CP-6.16)",
        "{who} non trova da nessuna parte ciò che cerca (CP-6.16)",
    ),
    "prince_cannot_pay": (
        "{who} can't pay the toll and does without (CP-8.2)",
        "{who} não pode pagar o pedágio e desiste (CP-8.2)",
        "{who} non può pagare il pedaggio e rinuncia (CP-8.2)",
    ),
    "prince_advised": (
        "{who} judges for the Clockwork Prince (CP-8.4)",
        "{who} julga pelo Príncipe (CP-8.4)",
        "{who} giudica per il Principe Meccanico (CP-8.4)",
    ),
    "prince_ends": (
        "{who} rests his mind at: {mind} (CP-7.2)",
        "{who} repousa a mente em: {mind} (CP-7.2)",
        "{who} riposa la mente su: {mind} (CP-7.2)",
    ),
    "prince_invites": (
        "{who} would let {seat} join the Empire for the lowest relic (CP-7.4)",
        "{who} deixaria {seat} entrar no Império pela relíquia de baixo (CP-7.4)",
        "{who} lascerebbe entrare {seat} nell'Impero per la reliquia in fondo (CP-7.4)",
    ),
}
