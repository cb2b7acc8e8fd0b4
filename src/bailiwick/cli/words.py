"""What the command line itself says during a game, in English, Brazilian Portuguese and Italian. Games bring their own words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from bailiwick.kernel.errors import BadOption

LANGUAGES: Final = ("en", "pt", "it")

# What the bots that come with the games are called; others keep their own name.
BOTS: Final[dict[str, tuple[str, str, str]]] = {
    "greedy": ("greedy", "ganancioso", "avido"),
    "random": ("random", "ao acaso", "a caso"),
}

PHRASES: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "{0}, seed {1}. You are {2}; against you: {3}. ? is help.",
        "{0}, semente {1}. Você é {2}; contra você: {3}. ? é a ajuda.",
        "{0}, seme {1}. Tu sei {2}; contro di te: {3}. ? è l'aiuto.",
    ),
    "your_game": ("Your game: {0}", "Seu jogo: {0}", "La tua partita: {0}"),
    "serving": (
        "Games are kept in {0}. Ctrl-C ends this server; no game is lost.",
        "Os jogos ficam em {0}. Ctrl-C encerra este servidor; nenhum jogo se perde.",
        "Le partite stanno in {0}. Ctrl-C ferma questo server; nessuna partita va persa.",
    ),
    "chronicle_on_page": (
        "When the game is over, its page has the chronicle to save as {0}.",
        "Quando o jogo acabar, a página oferece a crônica, para salvar como {0}.",
        "A partita finita, la pagina offre la cronaca, da salvare come {0}.",
    ),
    "chronicle_in": (
        "The chronicle goes on in {0}",
        "A crônica continua em {0}",
        "La cronaca continua in {0}",
    ),
    "chronicle_changed": (
        "{0} no longer holds the chronicle that this game began from, and is left as it is: `bailiwick chronicle {1} --text` "
        "prints the one that it has left.",
        "{0} não contém mais a crônica de que este jogo partiu e fica como está: `bailiwick chronicle {1} --text` mostra a que "
        "ele deixou.",
        "{0} non contiene più la cronaca da cui è partita questa partita, e resta com'è: `bailiwick chronicle {1} --text` mostra "
        "quella che ha lasciato.",
    ),
    "already": (
        "Bailiwick is running at {0} already: the game opens there.",
        "O Bailiwick já está rodando em {0}: o jogo abre lá.",
        "Bailiwick è già in funzione a {0}: la partita si apre lì.",
    ),
    "no_browser": (
        "No browser could be opened here: open that address in one, or play in the terminal with `bailiwick play --terminal`.",
        "Nenhum navegador pôde ser aberto aqui: abra esse endereço em um, ou jogue no terminal com `bailiwick play --terminal`.",
        "Qui non si può aprire un browser: apri quell'indirizzo in uno, o gioca nel terminale con `bailiwick play --terminal`.",
    ),
    "rules_failed": (
        "{0} Nothing has changed. `bailiwick capsule {1}` shows it; please send us that file.",
        "{0} Nada mudou. `bailiwick capsule {1}` mostra o que houve; por favor, mande-nos esse arquivo.",
        "{0} Nulla è cambiato. `bailiwick capsule {1}` lo mostra; per favore, mandaci quel file.",
    ),
    "resumed": ("Going on after move {0}.", "Continuando depois da jogada {0}.", "Si riprende dopo la mossa {0}."),
    "log": ("What happened", "O que aconteceu", "Cosa è successo"),
    "whole_log": ("The whole game so far", "O jogo até aqui", "La partita fin qui"),
    "log_cut": (
        "… {0} more lines before these (l: all)",
        "… mais {0} linhas antes (l: todas)",
        "… altre {0} righe prima (l: tutte)",
    ),
    "nothing_yet": ("Nothing has happened yet.", "Nada aconteceu ainda.", "Non è ancora successo nulla."),
    "forced": (
        "Only one choice, made for you: {0}",
        "Só uma escolha, feita por você: {0}",
        "Una sola scelta, fatta per te: {0}",
    ),
    "your_choice": (
        "Number or name ({0} choices; ? help)",
        "Número ou nome ({0} escolhas; ? ajuda)",
        "Numero o nome ({0} scelte; ? aiuto)",
    ),
    "panels_cut": (
        "Only what changed; m shows everything.",
        "Só o que mudou; m mostra tudo.",
        "Solo ciò che è cambiato; m mostra tutto.",
    ),
    "no_number": (
        "There is no choice {0}; they go from 1 to {1}.",
        "Não há escolha {0}; vão de 1 a {1}.",
        "Non c'è la scelta {0}; vanno da 1 a {1}.",
    ),
    "not_understood": (
        "{0!r} is not a choice here. ? is help.",
        "{0!r} não é uma escolha aqui. ? é a ajuda.",
        "{0!r} qui non è una scelta. ? è l'aiuto.",
    ),
    "ambiguous": ("{0!r} could be: {1}", "{0!r} pode ser: {1}", "{0!r} può essere: {1}"),
    "and_more": ("and {0} more", "e mais {0}", "e altri {0}"),
    "not_possible": ("{0}: not possible. {1}", "{0}: não é possível. {1}", "{0}: non è possibile. {1}"),
    "possible": ("{0}: possible now, choice {1}.", "{0}: possível agora, escolha {1}.", "{0}: ora è possibile, scelta {1}."),
    "choice_is": (
        "Choice {0} is {1!r}: {2}.",
        "A escolha {0} é {1!r}: {2}.",
        "La scelta {0} è {1!r}: {2}.",
    ),
    "undone": ("Taken back: {0}", "Desfeito: {0}", "Annullato: {0}"),
    "cannot_undo": (
        "Nothing can be taken back: something hidden was revealed since, someone else has acted, or you have not acted yet.",
        "Não há o que desfazer: algo oculto foi revelado, outro já jogou, ou você ainda não fez nada.",
        "Non c'è nulla da annullare: si è rivelato qualcosa, ha agito un altro, o non hai ancora fatto nulla.",
    ),
    "saved": ("Saved in {0}", "Salvo em {0}", "Salvato in {0}"),
    "save_where": (
        "Every move is saved in {0}; `s FILE` puts a copy elsewhere.",
        "Cada jogada é salva em {0}; `s ARQUIVO` faz uma cópia em outro lugar.",
        "Ogni mossa si salva in {0}; `s FILE` ne fa una copia altrove.",
    ),
    "not_a_save": (
        "{0} exists and is not a save of this game; `s! {0}` overwrites it.",
        "{0} existe e não é um arquivo deste jogo; `s! {0}` o sobrescreve.",
        "{0} esiste e non è un salvataggio di questa partita; `s! {0}` lo sovrascrive.",
    ),
    "not_saved": ("It can't be saved: {0}", "Não foi possível salvar: {0}", "Non si può salvare: {0}"),
    "left": (
        "The game waits in {0}; `bailiwick play -t --resume` goes on.",
        "O jogo espera em {0}; `bailiwick play -t --resume` continua.",
        "La partita aspetta in {0}; `bailiwick play -t --resume` la riprende.",
    ),
    "left_unsaved": ("The game was not saved.", "O jogo não foi salvo.", "La partita non è stata salvata."),
    "final": ("Final score", "Pontuação final", "Punteggio finale"),
    "score": ("Score if the game ended now", "Pontuação se o jogo acabasse agora", "Punteggio se la partita finisse ora"),
    "total": ("total", "total", "totale"),
    "odds": (
        "win {0} %, tie {1} %, lose {2} %",
        "vence {0} %, empata {1} %, perde {2} %",
        "vince {0} %, pari {1} %, perde {2} %",
    ),
    "winner": ("{0} wins.", "{0} vence.", "Vince {0}."),
    "winners": ("{0} win together.", "{0} vencem juntos.", "Vincono insieme {0}."),
    "you_won": ("You have won!", "Você venceu!", "Hai vinto!"),
    "record_in": ("The record is in {0}", "O registro está em {0}", "La registrazione è in {0}"),
    "waiting_for": ("{0} must choose: {1}", "{0} deve escolher: {1}", "{0} deve scegliere: {1}"),
    "after_moves": ("After {0} of {1} moves", "Depois de {0} de {1} jogadas", "Dopo {0} di {1} mosse"),
    "result_holds": (
        "The stored result is what the replay gives.",
        "O resultado guardado é o que a repetição dá.",
        "Il risultato registrato è quello che dà la ripetizione.",
    ),
    "no_card": ("No card has {0!r} in its name.", "Nenhuma carta tem {0!r} no nome.", "Nessuna carta ha {0!r} nel nome."),
    "card": ("Card", "Carta", "Carta"),
    "text": ("Text", "Texto", "Testo"),
    "cards_found": ("{0} cards", "{0} cartas", "{0} carte"),
    "help": (
        """\
[b]N[/]            take choice number N
[b]play noble[/]   take a choice by its name, or its beginnings (p no)
[b]u[/]            take back your last choice, as long as nothing was revealed
[b]? CARD[/]       what a card says
[b]? N[/]          what choice N is
[b]? deploy X[/]   why something is not possible, with the clause of the rules
[b]l[/]            the whole log            [b]m[/]  the whole table again
[b]s FILE[/]       save a copy (s! FILE overwrites anything)
[b]q[/]            leave; nothing is lost""",
        """\
[b]N[/]            fazer a escolha número N
[b]play noble[/]   escolher pelo nome, ou pelos começos (p no)
[b]u[/]            desfazer sua última escolha, se nada foi revelado
[b]? CARTA[/]      o que uma carta diz
[b]? N[/]          o que é a escolha N
[b]? deploy X[/]   por que algo não é possível, com a cláusula das regras
[b]l[/]            o registro inteiro       [b]m[/]  a mesa inteira de novo
[b]s ARQUIVO[/]    salvar uma cópia (s! ARQUIVO sobrescreve qualquer um)
[b]q[/]            sair; nada se perde""",
        """\
[b]N[/]            fa' la scelta numero N
[b]play noble[/]   scegli per nome, o per gli inizi (p no)
[b]u[/]            annulla la tua ultima scelta, se non si è rivelato nulla
[b]? CARTA[/]      che cosa dice una carta
[b]? N[/]          che cos'è la scelta N
[b]? deploy X[/]   perché qualcosa non è possibile, con la clausola delle regole
[b]l[/]            tutto il diario          [b]m[/]  di nuovo tutto il tavolo
[b]s FILE[/]       salva una copia (s! FILE sovrascrive qualunque file)
[b]q[/]            esci; nulla va perso""",
    ),
}


def say(lang: str, key: str, *values: object) -> str:
    return PHRASES[key][LANGUAGES.index(lang)].format(*values)


def bot_name(lang: str, bot: str) -> str:
    return BOTS[bot][LANGUAGES.index(lang)] if bot in BOTS else bot


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or else the environment's if it is one of ours, or else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadOption(f"--lang can't be {asked!r}; it is one of: {', '.join(LANGUAGES)}.")
        return asked
    spoken = environment.get("LC_ALL") or environment.get("LANG") or ""
    return next((lang for lang in LANGUAGES if spoken.lower().startswith(lang)), "en")
