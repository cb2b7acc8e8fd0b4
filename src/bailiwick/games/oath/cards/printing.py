"""What a power says, printed from what it is made of, in any language.

Words are found by the names of its parts: `rule-yields`, `does-gain_secrets`, `about-enemies`, `count-on_map`. A hole is filled with
what the part has of that name (`$n`, `$suit`, `$reaction`); or else by a condition that has words for that place: `about-suits` is a
`.card`, some `.cards` or some `.plans`, as the sentence needs it. What no hole has asked for comes behind (`.if`). A power of which
a part has no words, or a condition that nothing tells, is not printed: its text stands in the files under its card's name.
"""

from __future__ import annotations

import re
from typing import Final

from bailiwick.games.oath.cards.about import About
from bailiwick.games.oath.cards.bodies import Needs, TargetedPlan
from bailiwick.games.oath.cards.counts import Count
from bailiwick.games.oath.cards.lands import Opportunity
from bailiwick.games.oath.cards.rules import BY_TURN, Chooses, Forbids, Hears, PlansCost, Tolls, Uses, Works
from bailiwick.games.oath.catalogue.heads import ACTION_IDS
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from bailiwick.games.oath.catalogue.things import BANNER, SITE, SUIT
from bailiwick.games.oath.judging.deals import Negotiate
from bailiwick.games.oath.powers import INERT, Effect, Power
from bailiwick.games.oath.questions import MAY, TOLL
from bailiwick.games.oath.state import NOBODY
from bailiwick.games.oath.steps.choices import Choose, Optional, When
from bailiwick.games.oath.words import WORDS, name, sentence
from bailiwick.kernel.fluent import Choice, Hole, Pattern, Reference
from bailiwick.kernel.step import Seq, Step
from bailiwick.kernel.words import contracted

CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
PLAIN: Final = (Power, Uses, Chooses, TargetedPlan)  # what they do is their effect
# By their numbers in `questions` and `moments`
DEED_IDS: Final = (
    *("play_faceup", "play_facedown", "search_pile", "muster_on", "trade_with", "gain_from_trade", "travel_from", "travel_to"),
    *("attack", "declare", "end_declaring", "take", "recover_thing", "give_secrets", "place_warbands", "exile_citizen"),
    *("use_power", "use_plan", "sacrifice_warbands", "move_card"),
)
MOMENT_IDS: Final = (
    *("homeland", "played", "drawn", "searched", "mustered", "leaving", "travelled", "recovered", "declared", "rolled"),
    *("end_die", "won", "lost", "ending", "campaign_over", "after_victory", "relics_taken", "title_taken", "vision_discarded"),
    "decided",
)
ITEM_IDS: Final = ("favor", "secrets", "relics", "banners", "advisers", "ruled_sites", "promises")  # a bit each
# What a rule may say, of which each power says some
FACETS: Final = {
    "draws": ("more", "only", "from_bottom", "piles", "not_the_world", "elsewhere", "shown"),
    "reads": ("no_skulls", "doubled", "halved", "no_shields", "no_swords"),
    "yields": ("warbands", "favor", "secrets"),
    "works": ("occupied_too", "pay_secret"),
    "limits": ("limit", "free_suit"),
    "plans_cost": ("favor", "secret", "burn_favor", "burn_secret"),
    "opportunity": ("favor", "secrets"),
}
MAY_BE_UNSET: Final = ("only", "free_suit")  # -1: nothing is said about it
LOOSE: Final = ("being", "how", "aside", "against")  # places that may stay empty
# What goes without saying: a text is about who has the card and is on turn, and a price that can't be paid is not paid
UNSAID: Final = ("owner", "on_turn", "by_user", "travels", "stock_left")
NEED_UNSAID: Final = ("has_warband",)
OBVIOUS: Final = ("can_redeploy",)


class Untold(Exception):
    """A part of a power has no words."""


class OneSuit:
    """A suit by itself, to be said as what it is of: a card, cards, an adviser."""

    def __init__(self, suit: int) -> None:
        self.suit = suit


def words_of(part: object) -> str:
    """What the class of a part is called in the files."""
    return CAPITAL.sub("_", type(part).__name__).lower()


class Printer:
    """Prints one power, or another answer of the same one. What it has told stands in `used`, for who looks after the files."""

    def __init__(self, lang: str, power: Power) -> None:
        self.lang = lang
        self.power = power
        self.sheet = WORDS.sheet(lang)
        self.needs: tuple[About, ...] = getattr(power, "needs", ())
        needed = [(need.key, need.values) for need in self.needs]
        about: tuple[About, ...] = getattr(power, "about", ())
        self.about = [one for one in about if (one.key, one.values) not in needed]
        self.told: list[About] = []
        self.chosen = ""
        self.n = int(getattr(power, "base", 0))  # the number that a rule tells
        self.person = "they" if isinstance(power, Hears) and power.whose > BY_TURN and self.tells("they") else ""
        self.apart: list[str] = []
        self.used: list[str] = []

    # -- phrases

    def has(self, key: str, form: str = "") -> bool:
        return key in self.sheet.raw and (not form or form in self.sheet.message(key).attributes)

    def tells(self, place: str) -> bool:
        """Whether a condition has words for a place in the sentence."""
        return any(self.has(f"about-{one.key}", place) for one in self.about)

    def say(self, key: str, part: object = None, form: str = "") -> str:
        """A phrase, or one of its forms, filled from a part."""
        if not self.has(key, form):
            raise Untold(f"{key}.{form}" if form else key)
        message = self.sheet.message(key)
        if not form and not message.value:
            raise Untold(key)
        self.used.append(f"{key}.{form}" if form else key)
        return self.run(message.attributes[form] if form else message.value, part, "")

    def run(self, pattern: Pattern, part: object, said: str) -> str:
        for piece in pattern:
            if isinstance(piece, str):
                said += piece
            elif isinstance(piece, Hole):
                before, text = contracted(self.lang, said, self.text(piece.name, part))
                said = before + text
            elif isinstance(piece, Reference):
                self.used.append(piece.id)
                said = self.run(self.sheet.message(piece.id).value, part, said)
            else:
                said = self.run(self.sheet.form(piece, {piece.name: self.form(piece, part)}), part, said)
        return said

    def listed(self, texts: list[str], how: str) -> str:
        """Several with "and" or "or" before the last."""
        if len(texts) < 2:
            return texts[0]
        before = ", ".join(texts[:-1])
        return self.run(self.sheet.message(how).value, (before, texts[-1]), "")

    # -- holes

    def form(self, choice: Choice, part: object) -> object:
        """What a choice of forms goes by: a number, or the id of a suit."""
        if choice.name.endswith(("suit", "suits")):
            return SUIT_IDS[self.suits(part)[0]]
        value = self.value(choice.name, part)
        return abs(value) if isinstance(value, int) else str(value)

    def value(self, hole: str, part: object) -> object:
        if isinstance(part, tuple):
            return part[0 if hole == "a" else 1]
        if isinstance(part, About) and hole == "n":
            return part.values[0]
        if isinstance(part, Power) and hole == "n":
            return self.n
        return getattr(part, hole, None)

    def suits(self, part: object) -> tuple[int, ...]:
        if isinstance(part, About):
            return part.values
        found = getattr(part, "suit", getattr(part, "free_suit", NOBODY))
        return (SITES[self.power.source - SITE].homeland if found == NOBODY else found,)

    def text(self, hole: str, part: object) -> str:
        if isinstance(part, OneSuit):
            return name(self.lang, "suit", part.suit)
        if hole.endswith(("suit", "suits")):
            return self.listed([self.say(f"of_{hole}", OneSuit(suit)) for suit in self.suits(part)], "or")
        if hole == "suit_name":
            return name(self.lang, "suit", self.suits(part)[0])
        if hole == "chosen":
            if not self.chosen:
                raise Untold("chosen")
            return self.chosen
        if hole == "banner":
            banner = getattr(part, "banner", None)
            return name(self.lang, "banner", getattr(part, "thing", 0) - BANNER if banner is None else banner)
        if hole == "count":
            counted = getattr(getattr(part, "count", None), "__self__", None)
            return self.counted(counted)
        if hole == "items":
            kinds = part.kinds if isinstance(part, Negotiate) else 0
            ids = [f"item-{id}" for bit, id in enumerate(ITEM_IDS) if kinds >> bit & 1]
            self.apart += [self.say(id, form="apart") for id in ids if self.has(id, "apart")]
            return self.listed([self.say(id) for id in ids], "and")
        value = self.value(hole, part)
        if isinstance(value, Step):
            return self.clause(value, self.person)
        if isinstance(value, int | str):
            return str(abs(value)) if isinstance(value, int) else value
        return self.place(hole, part)

    def counted(self, counted: object) -> str:
        if not isinstance(counted, Count):
            raise Untold("count")
        own = self.has(f"count-{counted.key}", "itself") and SUIT[self.power.source] == counted.suit
        return self.say(f"count-{counted.key}", counted, "itself" if own else "")

    def place(self, hole: str, part: object) -> str:
        """What the rule is about there."""
        power = self.power
        if hole == "doing":
            return self.doing(part)
        if hole == "deeds" and isinstance(power, Forbids):
            deeds = "_".join(DEED_IDS[question - MAY] for question in power.answers)
            return self.say(f"to-{deeds}_costing_secrets" if power.costing_secrets else f"to-{deeds}")
        if hole == "per" and isinstance(power, Tolls):
            return self.say(f"per-{DEED_IDS[power.answers[0] - TOLL]}")
        if hole == "when" and isinstance(power, Hears):
            return self.say(f"when-{MOMENT_IDS[power.hears[0]]}")
        found = [one for one in self.about if self.has(f"about-{one.key}", hole)]
        if found:
            self.told += found
            said = " ".join(self.say(f"about-{one.key}", one, hole) for one in found)
            return f" {said}" if hole in LOOSE else said
        if hole in LOOSE:
            return ""
        if hole == "cannot" and self.tells("they"):
            return self.say("they_cannot")
        return self.say(f"any-{hole}")

    def doing(self, part: object) -> str:
        """The action that the rule is about: of somebody, with something or somewhere; or the one for which it is declared."""
        action = ACTION_IDS[getattr(part, "action", self.power.head.of)]
        for one in self.about:
            if self.has(f"about-{one.key}", action):
                self.told.append(one)
                return self.say(f"about-{one.key}", one, action)
        used = len(self.used)
        try:
            return self.say(f"doing-{action}")
        except Untold:
            del self.used[used:]
            return self.say(f"this-{action}")

    # -- what it does

    def clause(self, step: Effect, form: str = "") -> str:
        """What a step does, as a request; what stands apart from the rest comes at the end."""
        if isinstance(step, Seq):
            return self.chain(list(step.children()))
        if isinstance(step, Choose):
            self.chosen = self.say(f"choose-{words_of(step)}_{getattr(step.where, '__name__', '')}")
            return ""
        if isinstance(step, Optional):
            return self.say("you_may", (self.clause(step.effect, "to"), ""))
        if isinstance(step, When):
            return self.say(f"where-{getattr(step.condition, '__name__', '')}", (self.clause(step.effect), ""))
        key = f"does-{words_of(step)}"
        if self.has(key, "apart"):
            self.apart.append(self.say(key, step, "apart"))
            return ""
        n = getattr(step, "n", 0)
        return self.say(key, step, "less" if n < 0 else form)

    def chain(self, steps: list[Effect]) -> str:
        clauses = [clause for clause in [self.clause(step) for step in steps] if clause]
        if len(clauses) > 1 and len(set(clauses)) == 1:
            return self.say(f"does-{words_of(steps[0])}", (len(clauses), 0), "each")
        verbs = [clause.partition(" ")[0] for clause in clauses]
        later = [  # a verb that was just said need not be said again
            clause if number == 0 or verbs[number] != verbs[number - 1] else clause.partition(" ")[2]
            for number, clause in enumerate(clauses)
        ]
        return self.listed(later, "and") if clauses else ""

    def facets(self, key: str) -> list[str]:
        """What is set of what a rule may say: all together if there is a phrase for it, else one by one."""
        power = self.power
        holder: object = power
        if isinstance(power, PlansCost):
            holder = power.cost
        elif isinstance(power, Opportunity):
            holder = SITES[power.source - SITE]
        names = []
        for facet in FACETS[key]:
            value = getattr(holder, facet)
            if value and (value > 0 or facet not in MAY_BE_UNSET):
                names.append(facet if value > 0 else f"{facet}_less")
                self.n = value
        whole = "_and_".join(names)
        return [whole] if self.has(f"rule-{key}", whole) else names

    def rule(self) -> tuple[str, str]:
        """Whom or what it is about, and what it says of that."""
        power, key = self.power, words_of(self.power)
        effect = self.clause(power.effect) if power.effect is not None and not isinstance(power, Opportunity) else ""
        obvious = isinstance(power, Needs) and getattr(power.condition, "__name__", "") in OBVIOUS
        if type(power) in PLAIN or obvious:
            return "", effect
        who = self.say(f"rule-{key}", power, "who") if self.has(f"rule-{key}", "who") else ""
        if key in FACETS:
            prefix = f"{ACTION_IDS[power.action]}_" if isinstance(power, Works) else ""
            said = self.listed([self.say(f"rule-{key}", power, prefix + facet) for facet in self.facets(key)], "and")
        else:
            then = self.has(f"rule-{key}", "then") and power.reaction is not None
            said = self.say(f"rule-{key}", power, "then" if then else self.person)
        if effect and who:
            return "", f"{effect}: {who} {said}"
        return who, self.listed([effect, said], "and") if effect else said

    def print(self) -> tuple[str, str]:
        """The rule with all that it depends on."""
        who, said = self.rule()
        tail = [self.say("if_targeted")] if isinstance(self.power, TargetedPlan) else []
        left = [one for one in self.about if one not in self.told and one.key not in UNSAID]
        left += [need for need in self.needs if need.key not in NEED_UNSAID]
        for one in left:
            tail.append(self.say(f"about-{one.key}", one, "if"))
        for condition in tail:
            said += condition if condition.startswith(",") else f" {condition}"
        return who, said


def printed(power: Power, lang: str, used: list[str] | None = None) -> str:
    """The text of a power, or nothing if it can't be told."""
    if power is INERT:
        return ""
    texts: list[str] = []
    last = ""
    apart: list[str] = []
    parts = sorted((power, *power.parts), key=lambda part: isinstance(part, Hears))
    try:
        for part in parts:
            printer = Printer(lang, part)
            who, said = printer.print()
            if not said:
                return ""
            if who and who == last:
                both = "nor" if isinstance(part, Forbids) else "and"
                texts[-1] = printer.listed([texts[-1], said], both)
            else:
                texts.append(f"{who} {said}" if who else said)
            last = who
            apart += printer.apart
            if used is not None:
                used += printer.used
    except Untold:
        return ""
    return " ".join(sentence(text) for text in (*texts, *apart))
