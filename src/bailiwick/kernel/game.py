"""A game: its vocabulary, its program of steps, and what the layers above may ask of it. Knows no particular game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic

from bailiwick.kernel.aims import Aims
from bailiwick.kernel.errors import IllegalAction, NotYourDecision
from bailiwick.kernel.event import Event
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64, mypyc_attr
from bailiwick.kernel.odds import Odds, Reckoning
from bailiwick.kernel.options import Option, TextOption
from bailiwick.kernel.pages import About, CardPage, Panel
from bailiwick.kernel.position import Schema
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.step import Program, S
from bailiwick.kernel.vocabulary import Target, Vocabulary
from bailiwick.kernel.words import Token, Words

NOT_WAITING = Reason("", "not_waiting")
GAME_OVER = Reason("", "game_over")
# The kernel's own reasons, for a game that has no words for them.
SENTENCES: Final = {"not_waiting": "Somebody else must choose now.", "game_over": "The game is over."}


# Steps between two decisions: a long turn of an automatic player takes some hundreds.
ENTERED_AT_MOST: Final[i64] = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Subclass it once a game. The first half is the machine and is final in spirit; the second half is the game's to write."""

    def __init__(
        self,
        name: str,
        title: str,
        vocabulary: Vocabulary,
        program: Program[S],
        options: list[Option],
        schema: Schema[S] | None = None,
        words: Words | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.vocabulary = vocabulary
        self.program = program
        self.options = options
        self.schema = schema  # what its positions and views are made of
        self.words = words

    # -- the machine

    def advance(self, s: S) -> None:
        """Run steps until someone must choose or the game is over."""
        steps = self.program.steps
        left: i64 = ENTERED_AT_MOST
        while s.waiting == 0 and not s.over:
            steps[s.stack[-3]].enter(s)
            left -= 1
            if left == 0:
                raise RuntimeError("the rules run in circles: nobody is asked, and the game does not end")

    def legal(self, s: S, seat: i64) -> list[int]:
        """The actions the seat may take now, ascending; empty if the seat isn't waited for. Not to be changed in place."""
        if not (s.waiting >> seat) & 1:
            return []
        if s.choices is not None:
            return s.choices
        return self.program.steps[s.stack[-3]].options(s, seat)

    def apply(self, s: S, seat: i64, action: i64) -> None:
        """Take an action if it is legal; if it isn't, raise the reason and change nothing."""
        self.check(s, seat, action)
        self.apply_legal(s, seat, action)

    def check(self, s: S, seat: i64, action: i64) -> None:
        """Raise the reason unless the seat may take the action now."""
        if s.over or seat < 0 or seat >= s.seats or action not in self.legal(s, seat):
            self.refuse(s, seat, action)

    def apply_legal(self, s: S, seat: i64, action: i64) -> None:
        """Take an action known to be legal (it came from `legal`): nothing is checked here, search depends on it."""
        bit: i64 = 1
        s.waiting &= ~(bit << seat)
        s.choices = None
        self.program.steps[s.stack[-3]].choose(s, seat, action)
        self.advance(s)

    def why_not(self, s: S, seat: i64, action: i64) -> Reason | None:
        """None if the seat may take the action now; otherwise the reason, with the rule's clause."""
        if s.over:
            return GAME_OVER
        if seat < 0 or seat >= s.seats or not (s.waiting >> seat) & 1:
            return NOT_WAITING
        return self.program.steps[s.stack[-3]].why_not(s, seat, action)

    def why_none(self, s: S, seat: i64, verb: str) -> Reason | None:
        """None if the seat may do something of this kind now; otherwise why nothing of it is possible."""
        if s.over:
            return GAME_OVER
        legal = self.legal(s, seat) if 0 <= seat < s.seats else []
        if not legal:
            return NOT_WAITING
        actions: list[int] = []
        for one in self.vocabulary.verbs:
            if one.name == verb:
                actions = list(range(one.first, one.first + len(one)))
        possible = any(action in legal for action in actions)
        return None if possible else self.program.steps[s.stack[-3]].why_none(s, seat, actions)

    def refuse(self, s: S, seat: i64, action: i64) -> None:
        name = self.vocabulary.name(action)
        reason = self.why_not(s, seat, action)
        if reason is None:
            raise IllegalAction(f"{name!r} is not legal now.")
        if reason is NOT_WAITING or reason is GAME_OVER:
            raise NotYourDecision(self.say_reason(s, reason, "en"))
        raise IllegalAction(f"{name!r} is not possible: {self.say_reason(s, reason, 'en')}")

    def playout(self, s: S, rng: Rng, limit: int) -> int:
        """Play on with random choices until the end or for `limit` decisions; returns how many were made."""
        count = 0
        while count < limit and not s.over:
            seat = s.seat
            choices = self.legal(s, seat)
            self.apply_legal(s, seat, choices[rng.below(len(choices))])
            count += 1
        return count

    def prompt(self, s: S, seat: i64, lang: str) -> str:
        """What a waiting seat is asked, in words."""
        return self.program.steps[s.stack[-3]].prompt(s, seat, lang)

    def ends(self, s: S, action: i64) -> bool:
        """Whether an action does nothing but go on: the main button of a page, which asks twice if something is lost by it."""
        return self.program.steps[s.stack[-3]].ends(s, action)

    def loses(self, s: S, seat: i64, action: i64, lang: str) -> str:
        """What would be lost by an action that could still be used, in words; empty: nothing."""
        return self.program.steps[s.stack[-3]].loses(s, seat, action, lang)

    def idle(self, s: S, action: i64) -> bool:
        """Whether an action only lets happen what somebody else does."""
        return self.program.steps[s.stack[-3]].idle(s, action)

    def bundles(self, s: S, seat: i64, lang: str) -> list[tuple[str, list[int]]]:
        """Actions of a seat that may as well be taken one after the other at once: they ask nothing, and their order is all the
        same. What each lot is called, and the actions; the first is legal now, and each of the others after those before it."""
        return []

    def determinize(self, s: S, seat: i64, rng: Rng) -> S:
        """A full state the seat could be in, given all it may know; the unknown is dealt by `rng`."""
        return self.deal(self.mask(s, seat), seat, rng)

    # -- the game's to write

    def new(self, options: Mapping[str, object], seed: int | str) -> S:
        """A new game, advanced to its first decision."""
        raise NotImplementedError

    def seat_names(self, s: S) -> list[str]:
        raise NotImplementedError

    def automatic(self, s: S) -> dict[int, str]:
        """The seats that the rules themselves play, with the name of who sits there: nobody is ever waited for at one."""
        return {}

    def mask(self, s: S, seat: i64) -> S:
        """A copy with all that the seat may not know put in one canonical order, without seed or log (-1: a spectator)."""
        raise NotImplementedError

    def deal(self, masked: S, seat: i64, rng: Rng) -> S:
        """A copy of a masked state with the unknown dealt again and a generator of its own."""
        raise NotImplementedError

    def reshuffle(self, s: S, seats: i64, rng: Rng) -> S:
        """A copy in which all that none of some seats (a bit mask) can know is drawn anew: the order of the decks, what the other
        seats hold, what chance will bring. None of them can tell it from the state given; only a secret answer that another has
        given, while several were asked at once, is asked for again. What another has decided and can't be asked for again, as a
        card laid facedown, stays: that was no luck.

        For moves that are taken back after something was revealed: nobody looks and then chooses again with the same luck.
        """
        raise NotImplementedError

    def view_json(self, masked: S, seat: i64) -> dict[str, Any]:
        """All that the seat may know, as JSON-like data, made from a masked state."""
        if self.schema is None:
            raise NotImplementedError
        return self.schema.show(masked, seat)

    def to_json(self, s: S) -> dict[str, Any]:
        """The whole position, secrets included, in the game's documented schema."""
        if self.schema is None:
            raise NotImplementedError
        return self.schema.write(s)

    def from_json(self, data: Mapping[str, Any]) -> S:
        raise NotImplementedError

    def options_of(self, s: S) -> dict[str, Any]:
        """The options of a game for as many as this one, where a position alone tells of it: for another game after one that was
        begun from a position."""
        return {"players": s.seats}

    def check_whole(self, s: S) -> None:
        """Raise BadPosition if it is a masked state, from which no game can go on. Nothing to do where that can't be told."""

    def scores(self, s: S) -> list[int]:
        """Each seat's points if the game ended now."""
        raise NotImplementedError

    def score_sources(self, s: S) -> list[dict[str, int]]:
        """For each seat, its points by source, in the order people count them."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        scores = self.scores(s)
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def round_of(self, s: S) -> int:
        return 0

    def settled(self, s: S) -> bool:
        """Whether the state stands between two moves, not in the middle of one: a fair moment to judge it."""
        return True

    def evaluate(self, s: S, seat: i64) -> float:
        """How good the state is for the seat, for bots that look ahead. Any scale; higher is better."""
        return float(self.scores(s)[seat])

    def features(self, s: S, seat: i64) -> list[float]:
        """What a learned judgement looks at: figures of the position as the seat sees it, always as many, each of the order of
        one and zero where there is nothing to say. Of what is hidden from the seat they tell no more than that it is there."""
        raise NotImplementedError

    def themes(self) -> list[tuple[str, range]]:
        """What the features are about, for people: the key of a sentence in the game's words that says what a choice is good for,
        and the places of the features that it speaks of. A key may come several times; what has no theme is never spoken of."""
        return []

    def say_theme(self, key: str, lang: str) -> str:
        return key if self.words is None else self.words.text(lang, key)

    def prospects(self, s: S, seat: i64, actions: list[int], judgement: Judgement) -> list[float] | None:
        """How good the state will be after each of a seat's actions, on the judgement's scale, where the game can tell better
        than by carrying them out: because chance decides at once, or because their worth shows only much later.

        The state is one that a bot imagines: only what the seat may know counts. None: carry them out and look.
        """
        return None

    def passes(self, s: S, action: i64) -> bool:
        """Whether an action does nothing but end the turn. A bot judges it by the position as it stands: what comes then is luck,
        or the others' doing, and who shrank from it would play for time for ever where the game lets them.
        """
        return False

    def odds(self, masked: S, seat: i64, action: i64) -> Odds | None:
        """The odds of what an action would leave to chance, from what the seat may know; None where there is nothing to tell."""
        return None

    def reckon(self, masked: S, seat: i64, action: i64, lang: str) -> Reckoning | None:
        """What people are told of it, with how it comes about; None where nothing is left to chance."""
        return None

    def factions(self, s: S) -> list[list[str]]:
        """For each seat, what it plays with that others don't and that may be stronger or weaker; known once the game is over."""
        return [[] for _ in range(s.seats)]

    def tallied_verbs(self) -> list[str]:
        """The verbs whose actions are worth counting over many games: who took them, and did they win."""
        return []

    # -- for games that follow one another

    @property
    def text_option(self) -> TextOption | None:
        """The option by which a game begins from what another has left."""
        for option in self.options:
            if isinstance(option, TextOption):
                return option
        return None

    def legacy(self, s: S) -> str:
        """The text that the next game begins from, once this one is over: the whole story so far. Empty: games stand alone."""
        return ""

    def drawn_anew(self, text: str, last: S | None, rng: Rng) -> str:
        """Such a text for a game that is about to begin: all that the game will hide is drawn by luck of its own, so that nobody
        who has read the text knows it. What people can know stays. `last` is the position that has left the text, if it is known.
        """
        return text

    def legacy_name(self, text: str) -> str:
        """What people have called the story in such a text; empty if they haven't."""
        return ""

    def history(self, text: str, lang: str) -> list[Panel]:
        """What such a text tells people, a table of text for each game that has been played."""
        return []

    # -- for people

    def about(self, lang: str) -> About:
        """What the game is like: a lobby shows it."""
        raise NotImplementedError

    def won_as(self, event: Event, lang: str) -> str:
        """What a log line says of how its seat has won ("as Visionary"); empty if it says nothing of that."""
        return ""

    def panels(self, masked: S, seat: i64, lang: str) -> list[Panel]:
        """The state as tables of text, made from a masked state: what a terminal shows."""
        return []

    def card_pages(self, lang: str) -> list[CardPage]:
        """Every card there is, to look up."""
        return []

    def pages_in(self, s: S, lang: str) -> list[CardPage]:
        """The same as they are in this game, whose numbers somebody may have corrected."""
        return self.card_pages(lang)

    def place_pages(self, lang: str) -> list[CardPage]:
        """What there is to know of places beside the rules, to look up as cards are."""
        return []

    def appendix(self, lang: str) -> str:
        """What How to play ends with: made from what the game knows, in Markdown."""
        return ""

    def aims(self, masked: S, seat: i64, lang: str) -> Aims | None:
        """How one wins, who is how far and what threatens, made from a masked state; None once it is over."""
        return None

    def ending(self, s: S, lang: str) -> str:
        """Why the game has ended as it did, in a sentence, where the points alone don't say it."""
        return ""

    def fates(self, s: S, lang: str) -> list[list[Token]]:
        """Once the game is over, for each seat: what it has come to, and what it lacked for more."""
        return []

    def counts_points(self) -> bool:
        """Whether points decide, so that a table of them says something; in other games one has won or not."""
        return True

    def source_names(self, lang: str) -> dict[str, str]:
        """What the keys of `score_sources` are called."""
        return {}

    def say_seat(self, s: S, seat: i64, lang: str) -> str:
        return self.seat_names(s)[seat]

    def say_action(self, s: S, action: i64, lang: str) -> str:
        """What an action is called: in the words of the step that asks, if it has any, or else by its verb."""
        if s.stack and (said := self.program.steps[s.stack[-3]].label(s, action, lang)):
            return said
        return self.say_verb(s, action, lang)

    def say_verb(self, s: S, action: i64, lang: str) -> str:
        """The same whoever asks."""
        if self.words is None:
            return self.vocabulary.name(action)
        return self.words.act(lang, self.vocabulary.verb(action), self.vocabulary.argument(action))

    def targets(self, s: S, seat: i64, action: i64) -> list[Target]:
        """What a legal action of a seat is about: what is clicked for it on a table."""
        return self.vocabulary.targets(action, self.program.steps[s.stack[-3]].pile(s, seat, action))

    def say_event(self, s: S, event: Event, lang: str) -> str:
        return repr(event)

    def event_tokens(self, s: S, event: Event, lang: str) -> list[tuple[str, str, str]]:
        """A log line in pieces (kind, id, text): plain text, or something to point at ("card", "noble", "Noble")."""
        return [("text", "", self.say_event(s, event, lang))]

    def page_data(self, lang: str) -> dict[str, Any]:
        """What a page needs to draw the game and never changes: places, pieces, names."""
        return {}

    def say_reason(self, s: S, reason: Reason, lang: str) -> str:
        return SENTENCES.get(reason.key, reason.key)
