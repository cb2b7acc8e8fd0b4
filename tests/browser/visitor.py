"""A person before a browser: what they see, and clicks on what the page offers as clickable. Nothing here asks the server."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect

CHROMIUM_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_ARGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The machine may be busy with other tests; a wait ends as soon as its condition holds.
PATIENCE: Final = 30_000
expect.set_options(timeout=PATIENCE)

# What is clicked first, by the action's verb; anything else comes in between, and to end the turn is the last resort.
EAGER: Final = ("play", "recruit", "deploy", "assassinate")
LAST: Final = ("end-turn",)

# Everything marked as a choice, with its mark; an empty one for what a pointer would not hit in its middle.
CHOICES: Final = "[data-action]"
OFFERED: Final = """(all) => all.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && !element.disabled && element.contains(hit) ? element.dataset.action : "";
})"""
MENU: Final = "menu"  # the mark of a thing with several choices: a click opens a menu of them
# Whoever sits before the screen is asked; behind a curtain nobody is.
ASKED: Final = "[data-testid=table]:not([inert]) [data-testid=prompt].mine"
# The page stands still: no move is on its way, and either something can be chosen or somebody else must move or it is over.
SETTLED: Final = """([number, asked]) => {
    const table = document.querySelector("[data-testid=table]");
    return table && Number(table.dataset.number) >= number && !document.querySelector("main[aria-busy=true]")
        && (!document.querySelector(asked) || document.querySelector("main [data-action]"));
}"""


def eagerness(action: str) -> int:
    verb = action.split(maxsplit=1)[0]
    if verb in EAGER:
        return EAGER.index(verb)
    return 100 if verb in LAST else 50


class Visitor:
    def __init__(self, browser: Browser, url: str, name: str, path: str = "/", **settings: Any) -> None:
        size = {"width": settings.pop("width", 1280), "height": settings.pop("height", 720)}
        options = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": url, "viewport": size, **settings}
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
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
        if message.type == "error" and "net::ERR" not in message.text:
            self.faults.append(message.text)

    def open_table(self, *seats: str, **options: str) -> None:
        """A table of one's own, started if no seat is open: `me`, `open`, `guest` or the name of a bot for each seat."""
        rows = [{"kind": s} if s in ("me", "open", "guest") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": "tyrants", "options": {"first": "red", **options}, "seats": rows, "start": "open" not in seats}
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{answer.json()['id']}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

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

    def settle(self, number: int = 0) -> None:
        """Wait until the page shows the decision with this number, or a later one, and is done with it."""
        self.page.wait_for_function(SETTLED, arg=[number, ASKED])

    def wait_for_turn(self) -> None:
        self.page.locator(ASKED).wait_for()
        self.settle()

    def offered(self, within: str = "main") -> dict[str, Locator]:
        """What can be clicked now, by action."""
        all_ = self.page.locator(f"{within} {CHOICES}")
        marks: list[str] = all_.evaluate_all(OFFERED)
        return {mark: all_.nth(index) for index, mark in enumerate(marks) if mark}

    def choose(self) -> str:
        """Make one choice by clicking it, and wait until it has been made; the answer is the action."""
        number = self.number
        offered = self.offered()
        assert offered, "The page asks for a choice and offers nothing to click."
        action = min(offered, key=eagerness)
        offered[action].click()
        if action == MENU:
            offered = self.offered("[role=menu]")
            action = min(offered, key=eagerness)
            offered[action].click()
        self.settle(number + 1)
        return action

    def play_turn(self) -> list[str]:
        """Choose until the turn, or the first troop, is done; the answer is what was chosen."""
        self.wait_for_turn()
        chosen: list[str] = []
        left = "end-turn" not in self.offered()  # nothing to end: this is the first troop, before any turn
        while self.asked:
            if left and chosen and "end-turn" in self.offered():
                break  # the others were so quick that the next turn has already begun
            chosen.append(self.choose())
            left = left or chosen[-1] == "end-turn"
        return chosen

    def hand_over(self, bot: str) -> None:
        """Let a bot play on, by the menu of the table."""
        self.button("Menu").click()
        self.page.locator(".menu").get_by_role("button", name=bot, exact=True).click()
        expect(self.prompt).to_contain_text(f"A bot ({bot}) plays for you.")

    def final_table(self) -> str:
        """The score by source on the final screen, once the game is over."""
        return self.page.locator("dialog table").inner_text()

    # ---------------------------------------------------------------- what is on the screen

    def log(self) -> list[str]:
        return self.page.locator("[role=log] .line").all_inner_texts()

    def public_log(self) -> list[str]:
        """The log without the lines that only who drew the cards is told."""
        return [line for line in self.log() if " drew " not in line]

    def hand(self) -> list[str]:
        """The cards in the hand that the page shows."""
        cards = self.page.get_by_role("region", name="Your hand").locator("[role=button]")
        return cards.evaluate_all("(all) => all.map((card) => card.dataset.card)")  # type: ignore[no-any-return]

    def sees(self) -> tuple[int, str, set[str], list[str], list[str]]:
        """All that must not change when nothing happened: decision, prompt, choices, hand, log."""
        self.settle()
        choices = self.page.locator(f"main {CHOICES}").evaluate_all("(all) => all.map((choice) => choice.dataset.action)")
        return self.number, self.prompt.inner_text(), set(choices), self.hand(), self.log()
