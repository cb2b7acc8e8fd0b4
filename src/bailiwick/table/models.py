"""What goes over the wire. The page's types are generated from these."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

LAST: Final = 10_000_000  # no game has more rows, no table more lines of chat


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---------------------------------------------------------------- asked


class NameIn(Strict):
    name: str = Field(min_length=1, max_length=80)


class CarryIn(Strict):
    token: str = Field(max_length=400)
    replace: bool = Field(default=False, description="Also where this device is somebody else's.")


class SignOutIn(Strict):
    where: Literal["here", "others", "everywhere"]


class SeatIn(Strict):
    kind: Literal["me", "guest", "bot", "open"]
    bot: str | None = Field(default=None, max_length=40)
    name: str | None = Field(default=None, max_length=80)


class TableIn(Strict):
    game: str = Field(max_length=40)
    options: dict[str, str | int | list[str]] = Field(default_factory=dict)
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    public: bool = False
    hints: bool = Field(default=True, description="Whether people may ask for hints, where the game has any.")
    start: bool = False


class JoinIn(Strict):
    seat: int | None = Field(default=None, ge=0, le=15)


class MoveIn(Strict):
    number: int = Field(ge=0, le=LAST, description="The number of the decision this answers.")
    seat: int = Field(ge=0, le=15)
    action: str = Field(max_length=200)


class UndoIn(Strict):
    number: int = Field(ge=0, le=LAST)
    seat: int = Field(ge=0, le=15)


class HintIn(Strict):
    number: int = Field(ge=0, le=LAST, description="The number of the decision that it is asked for.")
    seat: int = Field(ge=0, le=15)


class AgreeIn(Strict):
    agree: bool


class BotIn(Strict):
    seat: int = Field(ge=0, le=15)
    bot: str | None = Field(default=None, max_length=40, description="The bot that plays for the seat; null takes it back.")


class ChatIn(Strict):
    text: str = Field(min_length=1, max_length=500)


class ProblemIn(Strict):
    text: str = Field(min_length=1, max_length=2000, description="What is wrong, in the person's own words.")
    browser: str = Field(default="", max_length=300)


class ArchiveIn(Strict):
    archived: bool


# ---------------------------------------------------------------- answered


class Answer(BaseModel):
    """What has a default is always sent, too, so that the page need not ask whether it is there."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class Problem(Answer):
    code: str
    sentence: str


# How a route that answers with text, and with a Problem if it can't, says so.
TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


class Me(Answer):
    name: str | None
    devices: int = Field(default=0, description="On how many devices this person is known; with one, signing out loses the name.")
    link_until: float | None = Field(default=None, description="Until when a link to another device is open, if one is.")


class LinkOut(Answer):
    url: str
    until: float


class Carried(Answer):
    name: str = Field(description="Whose link it is.")
    done: bool = Field(description="Whether this device is theirs now. If not, it is somebody else's: ask before replacing them.")
    instead_of: str | None = Field(default=None, description="Who that is.")
    lost: bool = Field(default=False, description="Whether they are known nowhere else: replaced, nobody can be them again.")


class OptionPage(Answer):
    name: str = Field(description="What a table's options and the command line call it, in any language.")
    title: str
    help: str
    kind: Literal["choice", "data", "text", "line"] = Field(
        description="data: a file of a person's own numbers, as text; there are no values. text: one of the values, or the text "
        "that an earlier game has left. line: a line of a person's own, such as a name."
    )
    values: list[str | int] = Field(description="The first is the default.")
    names: dict[str, str] = Field(description="What each of the values is called.")
    count: int = Field(description="How many different values are picked.")


class FirstGamePage(Answer):
    """What the rulebook lays out for beginners."""

    title: str
    why: str
    options: dict[str, str | int | list[str]]
    players: int | None = Field(description="For how many it is; null: for any number.")


class GamePage(Answer):
    name: str
    title: str
    about: str = Field(description="In a sentence, what the game is.")
    minutes: list[int] = Field(description="How long it takes people: at least, and at most.")
    weight: Literal["light", "medium", "heavy"]
    first: FirstGamePage | None
    options: list[OptionPage]
    bots: list[str]  # the levels, from the weakest to the strongest
    hints: bool = Field(description="Whether people can ask for hints in it, if their host lets them.")


class CardOut(Answer):
    id: str
    name: str
    group: str
    facts: dict[str, str]
    text: str


class GameData(Answer):
    name: str
    title: str
    cards: list[CardOut]
    data: dict[str, Any] = Field(description="What the game's board needs: places, pieces, names.")


class SeatPage(Answer):
    seat: str
    number: int
    name: str
    bot: str | None
    person: bool
    yours: bool
    failed: bool = Field(
        description="Whether its bot could not answer: the game waits until it is asked again, or another plays."
    )
    hints: int = Field(description="At how many decisions its person has asked for a hint; told when the game is over.")


class TablePage(Answer):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "over", "abandoned"]
    host: bool
    host_name: str = Field(description="Who opened the table; empty if it came from a file.")
    created: float
    rematch: str | None
    chronicle: bool = Field(description="Whether the game has left a chronicle, from which a rematch goes on.")
    history: bool = Field(description="Whether earlier games, or this one, are told in a chronicle.")
    closed: bool = Field(
        description="Whether the next game goes on from this one: until it is over, there is no record of this one."
    )
    archived: bool
    lesson: str | None = Field(description="The lesson that is given at it, if it is no game of its own.")
    hints: bool = Field(description="Whether people can ask for hints here.")
    seats: list[SeatPage]
    result: dict[str, Any] | None
    won_as: dict[str, str] = Field(description="How the seats that won did so, where the game has a word for it.")
    abandoned_by: str | None = Field(description="Who asked to end the game early, once everybody has agreed.")
    waiting: list[str] = Field(description="The seats that must choose now; none unless the game is being played.")
    moved: float | None = Field(
        description="When the last move or taking back was stored, in seconds since 1970: so long those in `waiting` have been "
        "thinking. Null before the first."
    )


class Aside(Answer):
    """A table that can't be opened: what is stored of it is damaged."""

    id: str
    host: bool = Field(description="Whether you are its host, who can put it away.")


class Tables(Answer):
    mine: list[TablePage]
    public: list[TablePage]
    aside: list[Aside] = Field(description="Tables of yours that can't be opened.")


class Target(Answer):
    """One thing that a choice is about."""

    kind: str
    id: str
    pile: str = Field(description="Where it lies, if it is a card and that is certain.")


class OddsPage(Answer):
    """What chance will say to an action, as whoever may take it can reckon it."""

    said: str = Field(description="In a few words, from their side.")
    lines: list[str] = Field(description="How it comes about: the arithmetic, and what is not reckoned with.")
    exact: bool = Field(description="If not, it is a close estimate.")
    win: float | None = Field(description="Null, like the next two, where nothing is won or lost but something is drawn.")
    tie: float | None
    lose: float | None


class Choice(Answer):
    action: str = Field(description="Its name, to send back.")
    verb: str
    targets: list[Target]
    text: str
    ends: bool = Field(description="Whether it does nothing but go on: the end of a turn, say. It is the main button.")
    loses: str = Field(description="What would be lost that could still be used; empty: nothing. It should be asked for twice.")
    idle: bool = Field(description="Whether it only lets happen what somebody else does: alone, it needs nobody to make it.")
    odds: OddsPage | None = Field(description="Null where nothing is left to chance.")


class Bundle(Answer):
    """Choices that may as well be made one after the other at once: their order is all the same."""

    text: str
    actions: list[str]


class FigurePage(Answer):
    part: str = Field(description="Which part of the board it is; the game's page knows them.")
    of: list[str] = Field(description="What of it: the places of a cut-out, the cards of a row.")
    seat: str = Field(description="Who looks on.")
    view: dict[str, Any]
    legal: list[Choice] = Field(description="What that seat may choose, if the figure is about that.")


class Prose(Answer):
    lang: str
    text: str = Field(description="Markdown.")
    figures: dict[str, FigurePage] = Field(description="The pictures that the text names.")


class Token(Answer):
    kind: str
    id: str
    text: str


class EventPage(Answer):
    number: int = Field(description="Of the row it belongs to.")
    kind: str
    seat: str | None = Field(description="Whose doing it is, as the line says; nobody's, or that of a side that no seat plays.")
    by: str | None = Field(description="Whose choice led to it: what the others have to do for it is told with the same row.")
    tokens: list[Token]
    at: float = Field(description="When the move that led to it was stored, in seconds since 1970.")


class UndoAsked(Answer):
    seat: str
    moves: int
    agreed: bool


class AbandonAsked(Answer):
    by: str = Field(description="Who asks to end the game early.")
    agreed: bool = Field(description="Whether you have agreed.")
    missing: list[str] = Field(description="Who has not agreed yet.")


class NoticePage(Answer):
    level: Literal["info", "soon", "alarm"]
    tokens: list[Token]


class StandingCell(Answer):
    text: str
    level: Literal["info", "soon", "alarm", "out"] = Field(description="out: this seat can't win by it.")


class StandingPage(Answer):
    """How far each seat is towards one thing, in the order of the seats."""

    name: str
    about: str
    cells: list[StandingCell]


class AimsPage(Answer):
    """How one wins and who is how far, as far as the viewer may know."""

    goal: str
    notices: list[NoticePage] = Field(description="The most pressing first.")
    own: list[NoticePage] = Field(description="What only the viewer knows.")
    standings: list[StandingPage]


class ScenePage(Answer):
    """What stood on the table in the middle of the newest row, after so many of its lines."""

    told: int
    view: dict[str, Any]
    aims: AimsPage | None


class About(Answer):
    """A thing on the table that somebody is told of."""

    kind: str
    id: str


class SaidPage(Answer):
    text: str
    at: About | None = Field(description="What it is about; null: the whole board.")


class LessonAbout(Answer):
    name: str
    title: str
    about: str = Field(description="What one learns in it.")
    minutes: int


class LessonPage(LessonAbout):
    """How far the lesson at a table has come."""

    done: int = Field(description="How many of its moves were made.")
    moves: int = Field(description="How many it has.")
    said: list[SaidPage] = Field(
        description="What is said now, one after the other; the last waits for a move, if it is `yours`."
    )
    takes: list[str] = Field(description="The actions it waits for, where * stands for anything.")
    wrong: str | None = Field(description="What is said to any other, if it waits for one of the learner's.")
    yours: bool = Field(description="Whether the lesson waits for a move of the learner's.")
    over: bool
    next: str | None = Field(description="The lesson that comes after it.")
    after: dict[str, Any] = Field(description="The options of the real game that is offered then.")


class ViewPage(Answer):
    """Everything a viewer may see now. Before the start only `table` is there."""

    type: Literal["view"]
    number: int
    table: TablePage
    view: dict[str, Any] | None = None
    seat: str | None = None
    waiting: list[str] = []
    prompt: str | None = None
    legal: list[Choice] = []
    bundles: list[Bundle] = []
    aims: AimsPage | None = Field(default=None, description="Null once the game is over.")
    over: bool = False
    ending: str = Field(default="", description="Why the game has ended as it did, where the points alone don't say it.")
    fates: list[list[Token]] = Field(default=[], description="In the end, for each seat: what it came to, and what it lacked.")
    scores: list[int] | None = None
    sources: list[dict[str, int]] | None = None
    winners: list[str] | None = Field(default=None, description="Seats; points alone don't decide every game.")
    source_names: dict[str, str] = {}
    events: list[EventPage] = []
    scenes: list[ScenePage] = Field(default=[], description="Moments within the newest move, if it is a long one.")
    rows: list[int] = Field(default=[], description="Those that are told of: the moves that count, and what was taken back.")
    asides: list[int] = Field(default=[], description="Those of `rows` that a replay passes over: they are no moves of the game.")
    can_undo: bool = False
    undo_asked: UndoAsked | None = None
    abandon: AbandonAsked | None = None
    lesson: LessonPage | None = Field(default=None, description="The lesson that is given at this table.")


class ReplayPage(Answer):
    to: int
    moves: int
    view: dict[str, Any]
    seat: str | None
    waiting: list[str]
    prompt: str | None
    legal: list[Choice]
    aims: AimsPage | None
    over: bool
    ending: str
    fates: list[list[Token]]
    scores: list[int] | None
    sources: list[dict[str, int]] | None
    winners: list[str] | None
    source_names: dict[str, str]
    events: list[EventPage]


class PanelPage(Answer):
    title: str
    columns: list[str]
    rows: list[list[str]]


class Why(Answer):
    reason: str | None


class HintChoice(Answer):
    """A choice that a good player would think of."""

    action: str
    chance: int = Field(description="How likely it wins, in percent.")
    why: str = Field(description="What speaks for it, in a sentence; empty where that can't be told.")


class HintPage(Answer):
    number: int = Field(description="Of the decision that it is for.")
    choices: list[HintChoice] = Field(description="At most three, the best first.")


class Reported(Answer):
    number: str = Field(description="By which whoever runs the server finds it.")
    file: dict[str, Any] = Field(description="The capsule, to keep or to send.")


class Undone(Answer):
    done: bool = Field(description="False: the others were asked.")


class Accepted(Answer):
    number: int


class ChatPage(Answer):
    number: int
    name: str
    text: str
    at: float


class LiveView(ViewPage):
    """What a table's socket tells, now and after each change."""

    chat: list[ChatPage] = Field(description="What was said and has not been told on this socket yet.")
    since: int = Field(description="The first row whose events are told.")


class LiveProblem(Problem):
    """What it tells instead, where it can't: why it closes, or that nothing may be said to it."""

    type: Literal["problem"]


class ScoreLine(Answer):
    seats: list[str]
    scores: list[list[int]]
