"""A person before a browser: what they see, and clicks on what the page offers. Nothing here asks the server what may be done.

Every wait is for something that the page shows; none is for time to pass.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocketRoute, expect

# The one without a window first: it takes half the time.
CHROMIUM_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The machine may be busy with other tests; a wait ends as soon as its condition holds.
PATIENCE: Final = 120_000
expect.set_options(timeout=PATIENCE)

# Somebody who clicks once and answers for themselves; `careful` is somebody who has changed nothing.
QUICK: Final = """() => {
    if (location.protocol === "about:") return; // a page that is not there yet has no storage
    const key = "bailiwick.settings";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"guard": false, "single": "never"}');
}"""

# Time on the page runs so many times as fast: what waits its turn waits its share of it, and nothing is left out.
HASTE: Final = 8
HURRIED: Final = f"""
    const [now, later, again, frame] = [performance.now.bind(performance), setTimeout, setInterval, requestAnimationFrame];
    performance.now = () => {HASTE} * now();
    window.setTimeout = (call, wait = 0, ...rest) => later(call, wait / {HASTE}, ...rest);
    window.setInterval = (call, wait = 0, ...rest) => again(call, wait / {HASTE}, ...rest);
    window.requestAnimationFrame = (draw) => frame(() => draw(performance.now()));
"""

PHONE: Final = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True}
RECONNECTING: Final = "Reconnecting …"

# What is clicked first, by how the action begins; anything else comes in between, and to end the turn is the last resort.
EAGER: Final = {
    # Guards bring the power that places troops: so a game ends soon.
    "tyrants": ("play ", "deploy ", "recruit house_guard", "recruit ", "assassinate "),
    # Cards that are answered, built with and drawn: much happens, and the pile is soon used up.
    "ankh_morpork": (
        "answer ",
        "build ",
        "remove ",
        "scroll",
        "play ",
        "take-money",
        "name ",
        "place ",
        "power ",
        "give ",
        "discard ",
    ),
    # Every card is acted with if it can be, and every army comes; to pass is what is left.
    "immortals": (
        "choose ",
        "group ",
        "draw",
        "act ",
        "menu",
        "attack ",
        "armies ",
        "site ",
        "move-",
        "build ",
        "forfeit ",
        "option ",
        "take-",
        "split ",
        "realm ",
    ),
    # Cards are drawn and played, banners and relics taken, wars fought while there is Supply. Menus, powers and what is free come
    # after the rest: one could go on with those for ever.
    "oath": (
        "vow ",
        "reveal",
        "recover-",
        "muster ",
        "campaign ",
        "search ",
        "play-",
        "rest",
        "use ",
        "accept",
        "done",
        "decline",
        "target-pawn",  # where the attacker stands, as one target must be
        "target-banner ",
        "target-",
        *(f"number {n}" for n in range(9, 0, -1)),
    ),
}
RELUCTANT: Final = ("skip", "done", "decline", "refuse")  # what says no to everything else
LAST: Final = "end-turn"
MENU: Final = "menu"  # the mark of a thing with several choices: a click opens a menu of them

BOARD: Final = "main"
FLOATING: Final = "[role=menu]"
# Whoever sits before the screen is asked; behind a curtain nobody is.
ASKED: Final = "[data-testid=table]:not([inert]) [data-testid=prompt].mine"

# One look at the page, once it stands still: no move is on its way, who is asked has something to click, and it is where it was
# in the picture before. Only what a pointer would really hit counts; if there are choices and all of them are out of sight, one
# is scrolled to, as a person would.
LOOK: Final = """([number, asked, turn, within]) => {
    const table = document.querySelector("[data-testid=table]");
    if (!table || !(Number(table.dataset.number) >= number)) return null;
    if (document.querySelector("main[aria-busy=true]")) return null;
    const moves = ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    if (document.getAnimations().some(moves)) return null;
    const mine = document.querySelector(asked) !== null;
    if (turn && !mine) return null;
    const single = `${within} [data-action]:not([data-action=bundle], :disabled)`;
    const marked = [...document.querySelectorAll(single)];
    const choices = marked.flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = width > 0 && element.contains(document.elementFromPoint(x, y));
        return hit ? [{ action: element.dataset.action, x, y }] : [];
    });
    if (mine && choices.length === 0) {
        marked[0]?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return null;
    }
    const look = { number: Number(table.dataset.number), asked: mine, choices };
    const before = window.lookBefore;
    window.lookBefore = JSON.stringify(look);
    return window.lookBefore === before ? look : null;
}"""


# Lines of the log as they are said: without the marks that stand beside names.
SPOKEN: Final = """(all) => all.map((line) => {
    const said = line.cloneNode(true);
    for (const mark of said.querySelectorAll("svg")) mark.remove();
    return said.textContent.replaceAll("\\u00a0", " ").trim();
})"""


class Choice(NamedTuple):
    """Something to click, and where."""

    action: str
    x: float
    y: float

    def eagerness(self, eager: tuple[str, ...]) -> int:
        in_between = len(eager) + (self.action in RELUCTANT) + 2 * (self.action == LAST)
        return next((rank for rank, beginning in enumerate(eager) if self.action.startswith(beginning)), in_between)


class Look(NamedTuple):
    """What a person sees in one moment."""

    number: int  # of the decision that the page shows
    asked: bool
    choices: list[Choice]

    @property
    def actions(self) -> set[str]:
        return {choice.action for choice in self.choices}

    def favourite(self, eager: tuple[str, ...]) -> Choice:
        return min(self.choices, key=lambda choice: choice.eagerness(eager))

    def of(self, action: str) -> Choice:
        """The thing to click for an action that must be in sight."""
        assert action in self.actions, f"{action!r} can't be clicked; these can: {sorted(self.actions)}"
        return next(choice for choice in self.choices if choice.action == action)


class Visitor:
    def __init__(self, browser: Browser, url: str, name: str, path: str = "/", **settings: Any) -> None:
        size = {"width": settings.pop("width", 1280), "height": settings.pop("height", 720)}
        careful = settings.pop("careful", False)
        options = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": url, "viewport": size, **settings}
        self.name = name
        self.game = "tyrants"  # which this visitor plays
        self.touches = bool(options.get("has_touch"))
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        if not careful:
            self.context.add_init_script(f"({QUICK})()")
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        self.page.on("console", self._hear)
        self.page.goto(path)
        self.page.locator("input[autocomplete=nickname]").fill(name)
        self.page.locator("form .button.main").click()
        self.page.locator("input[autocomplete=nickname]").wait_for(state="detached")

    def _hear(self, message: ConsoleMessage) -> None:
        # That the network failed is what some tests are about; the browser says so by itself.
        network = "net::ERR" in message.text or message.text.startswith("WebSocket connection to")
        if message.type in ("error", "warning") and not network:
            self.faults.append(f"{self.name}: {message.text}")

    def hurry(self) -> None:
        """From the next page on, all that moves and all that waits goes its whole way, only faster."""
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": HASTE})
        self.page.add_init_script(HURRIED)

    def open_table(self, *seats: str, **options: str | int) -> None:
        """A table of one's own, started if no seat is open: `me`, `open`, `guest` or the name of a bot for each seat."""
        rows = [{"kind": s} if s in ("me", "open", "guest") else {"kind": "bot", "bot": s} for s in seats]
        first = {} if self.game == "oath" else {"first": "red"}  # there, the Chancellor begins
        body = {"game": self.game, "options": {**first, **options}, "seats": rows, "start": "open" not in seats}
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{answer.json()['id']}")

    def fill_form(self, *seats: str) -> None:
        """Fill in the form for a new table, up to its last step: `me`, `open`, `guest` or the name of a bot for each seat."""
        self.page.goto(f"/new?game={self.game}")
        rows = self.page.get_by_role("combobox")
        rows.first.wait_for()
        for number in range(rows.count(), len(seats), -1):
            self.button(f"Remove seat {number}").click()
        for _seat in range(rows.count(), len(seats)):
            self.button("+ Add a seat").click()
        for number, seat in enumerate(seats, 1):
            chosen = seat if seat in ("me", "open", "guest") else f"bot/{seat}"
            self.page.get_by_role("combobox", name=f"Seat {number}").select_option(chosen)
        self.button("Next").click()

    def sit_down_at(self, table: str, seat: int) -> None:
        """Take a free seat of a game that came from a file and is running."""
        answer = self.page.request.post(f"/api/tables/{table}/join", data={"seat": seat})
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{table}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def stop_time(self) -> None:
        """From here on a moment passes only if it is let pass: how long a machine takes is no part of it. The page's clock must
        be installed (`page.clock.install`) before the page is opened."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() + 1000") / 1000)

    # ---------------------------------------------------------------- at a table

    @property
    def number(self) -> int:
        """The number of the decision that the page shows."""
        return int(self.page.get_by_test_id("table").get_attribute("data-number") or "-1")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def look(self, number: int = 0, *, turn: bool = False, within: str = BOARD) -> Look:
        """Wait until the page shows the decision with this number, or a later one, and stands still; this is what it shows."""
        found = self.page.wait_for_function(LOOK, arg=[number, ASKED, turn, within]).json_value()
        return Look(found["number"], found["asked"], [Choice(**choice) for choice in found["choices"]])

    def wait_for_turn(self) -> Look:
        return self.look(turn=True)

    def click(self, choice: Choice) -> str:
        """Click a choice, or the first one of its menu; the answer is the action. Whether it was made, the page will show."""
        self.point(choice)
        if choice.action == MENU:
            choice = self.favourite(self.look(within=FLOATING))
            self.point(choice)
        return choice.action

    def point(self, choice: Choice) -> None:
        """With the mouse, or a finger."""
        (self.page.touchscreen.tap if self.touches else self.page.mouse.click)(choice.x, choice.y)

    def favourite(self, seen: Look) -> Choice:
        return seen.favourite(EAGER[self.game])

    def choose(self) -> str:
        """Make one choice by clicking it, and wait until it has been made; the answer is the action."""
        seen = self.wait_for_turn()
        action = self.click(self.favourite(seen))
        self.look(seen.number + 1)
        return action

    def do(self, action: str) -> None:
        """Click what stands for this action, and wait until it has been done."""
        seen = self.wait_for_turn()
        self.click(seen.of(action))
        self.look(seen.number + 1)

    def play_turn(self) -> list[str]:
        """Choose until the turn, or the first troop, is done; the answer is what was chosen."""
        chosen: list[str] = []
        seen = self.wait_for_turn()
        ended = LAST not in seen.actions  # nothing to end: this is the first troop, before any turn
        while seen.asked:
            if ended and chosen and LAST in seen.actions:
                break  # the others were so quick that the next turn has already begun
            chosen.append(self.click(self.favourite(seen)))
            ended = ended or chosen[-1] == LAST
            seen = self.look(seen.number + 1)
        return chosen

    def reload(self) -> None:
        self.page.reload()
        self.look()

    def reconnect(self) -> None:
        """The server is back, and the page finds it: at once, because the browser says that the network has come back."""
        self.page.evaluate("() => window.dispatchEvent(new Event('online'))")
        expect(self.page.get_by_text(RECONNECTING)).to_be_hidden()

    # ---------------------------------------------------------------- what is on the screen

    def log(self) -> list[str]:
        """What the log says, one thing after another, though a line may hold several, and an older turn is folded."""
        lines = self.page.locator("[role=log] .said")
        return lines.evaluate_all(SPOKEN)  # type: ignore[no-any-return]

    def public_log(self) -> list[str]:
        """The log without the lines that only who drew the cards is told."""
        return [line for line in self.log() if " drew " not in line]

    def hand(self) -> list[str]:
        """The cards in the hand that the page shows."""
        cards = self.page.get_by_role("region", name="Your hand").locator("[role=button]")
        return cards.evaluate_all("(all) => all.map((card) => card.dataset.card)")  # type: ignore[no-any-return]

    def sees(self) -> tuple[int, str, set[str], list[str], list[str]]:
        """All that must not change when nothing happened: decision, prompt, choices, hand, log."""
        seen = self.look()
        choices = self.page.locator(f"{BOARD} [data-action]").evaluate_all("(all) => all.map((choice) => choice.dataset.action)")
        return seen.number, self.prompt.inner_text(), set(choices), self.hand(), self.log()

    def served(self, seat: int = 0) -> dict[str, Any]:
        """What the server has for a seat of this visitor."""
        table = self.page.url.rpartition("/t/")[2].partition("?")[0]
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{table}/view?seat={seat}&since=0").json()
        return found

    def final_table(self) -> list[list[str]]:
        """The score by source on the final screen, once the game is over: rows of cells, the total last. Where no points are
        counted there is none."""
        rows = self.page.locator("dialog tr")
        expect(self.page.get_by_test_id("fates")).to_be_visible()
        cells = "(all) => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
        return rows.evaluate_all(cells)  # type: ignore[no-any-return]

    def headline(self) -> str:
        return self.page.locator("#final-headline").inner_text()

    def fits(self) -> bool:
        """Nothing sticks out to the side: the page can't be scrolled there."""
        return bool(self.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def agree(one: Visitor, other: Visitor) -> None:
    """Both pages show the same decision and, as far as both go back, the same public log."""
    number = max(one.look().number, other.look().number)
    assert one.look(number).number == other.look(number).number
    mine, theirs = one.public_log(), other.public_log()
    lines = min(len(mine), len(theirs))  # of a long game a page holds only the latest lines
    assert lines > 0
    assert mine[-lines:] == theirs[-lines:]


class Line:
    """A visitor's live connection, to be cut and mended. Chromium's own offline switch leaves open sockets alone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket(lambda url: "/live?" in url, self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        if self.whole:
            socket.connect_to_server()
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        self.visitor.context.set_offline(True)
        self.sockets[-1].close()
        expect(self.visitor.page.get_by_text(RECONNECTING)).to_be_visible()

    def mend(self) -> None:
        self.whole = True
        self.visitor.context.set_offline(False)
        expect(self.visitor.page.get_by_text(RECONNECTING)).to_be_hidden()
