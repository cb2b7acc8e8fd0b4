"""What a power says, printed from what it is made of, in any language.

Words are found by the names of its parts: `rule-yields`, `does-gain_secrets`, `about-enemies`, `count-on_map`. A hole is filled with
what the part has of that name (`$n`, `$suit`, `$reaction`); or else by a condition that has words for that place: `about-suits-card`,
`about-suits-plans`, as the sentence needs it. What no hole has asked for is added: "if" it is so (`about-exiles-so`), or in words of
its own (`about-citizens-if`). Where several belong together, so do their names: `to-declare_take`, `choose-card-suits-your_place`.

A power of which a part has no words, or a condition that nothing tells, is not printed: its text stands in the files under its
card's name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bailiwick.games.oath.cards.rules import BY_TURN, Forbids, Hears, Tolls
from bailiwick.games.oath.catalogue.heads import ACTION_IDS
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SUIT_IDS
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET, PEOPLES_FAVOR, SITE, SUIT, VISION_OATH
from bailiwick.games.oath.goals import DEVOTION, OATH_IDS, PEOPLE, VISIONS_NEEDED
from bailiwick.games.oath.powers import INERT, Effect, Power
from bailiwick.games.oath.questions import MAY, TOLL
from bailiwick.games.oath.state import NOBODY
from bailiwick.games.oath.steps.choices import Choose, EachPlayer, Optional, When
from bailiwick.games.oath.steps.dealing import Note
from bailiwick.games.oath.steps.effects import ALL
from bailiwick.games.oath.terms import About, Count
from bailiwick.games.oath.words import WORDS, name, say, sentence
from bailiwick.kernel.fluent import Choice, Hole, Pattern, Reference
from bailiwick.kernel.step import Seq, Step
from bailiwick.kernel.words import contracted

CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
PLAIN: Final = ("power", "uses", "chooses", "looks")  # what they do is their effect
SUBJECT: Final = {  # whom or what a rule is about, as places in its sentence
    **dict.fromkeys(("free", "bypasses", "passes_by", "costs", "yields"), "doing"),
    "forbids": "cannot",
    "tolls": "they",
    "plans_cost": "each_plan",
    "fortifies": "target",
}
# By their numbers in `questions`, `moments` and `deal`
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
    "clears": ("region",),
    "costs": ("base", "more", "free"),
    "draws": ("more", "only", "from_bottom", "piles", "not_the_world", "elsewhere", "shown"),
    "limits": ("limit", "free_suit", "exempt"),
    "opportunity": ("favor", "secrets"),
    "plans_cost": ("favor", "secret", "burn_favor", "burn_secret"),
    "reads": ("no_skulls", "doubled", "halved", "no_shields", "no_swords", "of_enemy"),
    "works": ("occupied_too", "pay_secret", "region"),
    "yields": ("warbands", "favor", "secrets"),
}
MAY_BE_UNSET: Final = ("base", "only", "free_suit")  # -1: nothing is said about it
LOOSE: Final = ("being", "how", "aside", "against", "here", "inside", "winning")  # places that may stay empty
# What goes without saying: a text is about who has the card and is on turn …
UNSAID: Final = (
    *("owner", "on_turn", "anybody", "by_user", "travels", "stock_left", "access", "act_goes_on", "attack_won", "a_relic"),
    *("not_prince", "unignored"),  # the Clockwork Prince has rules of his own
)
# … what can't be done is not done …
NEED_UNSAID: Final = (
    *("has_warband", "can_redeploy", "relics_left", "reliquary_left", "two_facedown", "chancellor_has_favor", "other_banks"),
    *("undecided", "no_other_plans", "somebody", "at_least_1"),
)
# … and nothing is chosen that it would be of no use to choose
CHOICE_UNSAID: Final = (
    *("with_favor", "with_secrets", "with_court", "with_garrison", "movable", "itself_movable", "for_sites", "room_here"),
    *("room_somewhere", "able_to_travel", "attackable_from", "bank_has_favor", "unlocked", "unseen_pile", "at_least_1"),
    "takable",
)
SILENT_PARTS: Final = ("must_fit",)


class Untold(Exception):
    """A part of a power has no words."""


class OneSuit:
    """A suit by itself, to be said as what it is of: a card, cards, an adviser."""

    def __init__(self, suit: int) -> None:
        self.suit = suit


def words_of(part: object) -> str:
    """What the class of a part is called in the files."""
    return CAPITAL.sub("_", type(part).__name__).lower()


def key_of(about: About) -> str:
    """What a condition is called there; of those that compare, with what they count."""
    count = getattr(about, "count", None)
    if not isinstance(count, Count):
        return about.key
    return f"{about.key}_1" if about.values == (1,) else f"{about.key}_{count.key}"


class Printer:
    """Prints one power, or another answer of the same one. What it has told stands in `used`, for who looks after the files."""

    def __init__(self, lang: str, power: Power) -> None:
        self.lang = lang
        self.power = power
        self.sheet = WORDS.sheet(lang)
        self.needs: tuple[About, ...] = getattr(power, "needs", ())
        self.about: tuple[About, ...] = getattr(power, "about", ())
        self.told: list[tuple[str, tuple[int, ...]]] = []
        self.chosen: list[str] = []  # what the steps before have chosen
        self.again = ""  # what the first of it is called when it is mentioned again
        self.noted = ""  # what was counted before
        self.n = 0  # the number that a rule tells
        self.person = "they" if isinstance(power, Hears) and power.whose > BY_TURN and self.tells("they") else ""
        self.apart: list[str] = []
        self.used: list[str] = []

    # -- phrases

    def has(self, key: str, form: str = "") -> bool:
        return (f"{key}-{form}" if form else key) in self.sheet.raw

    def tells(self, place: str) -> bool:
        """Whether a condition has words for a place in the sentence."""
        return any(self.has(f"about-{key_of(one)}", place) for one in self.about)

    def say(self, key: str, part: object = None, form: str = "") -> str:
        """A phrase, or one of its forms, filled from a part."""
        key = f"{key}-{form}" if form else key
        if key not in self.sheet.raw:
            raise Untold(key)
        self.used.append(key)
        return self.run(self.sheet.message(key).value, part, "")

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

    def listed(self, texts: Sequence[str], how: str) -> str:
        """Several with "and" or "or" before the last."""
        if len(texts) < 2:
            return texts[0]
        return self.say(how, (", ".join(texts[:-1]), texts[-1]))

    def joined(self, clauses: Sequence[str]) -> str:
        """Clauses with "and" between them; what one begins with need not be said again."""
        words = [clause.partition(" ")[0] for clause in clauses]
        said = [
            clause.partition(" ")[2] if number and words[number] == words[number - 1] and words[number].isalpha() else clause
            for number, clause in enumerate(clauses)
        ]
        return self.listed(said, "and")

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
        if hole == "n" and isinstance(part, About):
            return part.values[0]
        if hole == "n" and isinstance(part, Power):
            return self.n
        return getattr(part, hole, None)

    def among(self, part: object) -> Sequence[object]:
        """A part, and what it is made of."""
        return [part, *getattr(part, "where", ())] if isinstance(part, Step) else [part]

    def suits(self, part: object) -> tuple[int, ...]:
        for one in self.among(part):
            suit = getattr(one, "suit", getattr(one, "free_suit", getattr(one, "bank", NO_SUIT)))
            if suit != NO_SUIT:
                return (suit,)
            if isinstance(one, About) and one.values:
                return one.values
        return (SITES[self.power.source - SITE].homeland,)

    def text(self, hole: str, part: object) -> str:
        if isinstance(part, OneSuit):
            return name(self.lang, "suit", part.suit)
        if hole.endswith(("suit", "suits")) and hole != "all_suits":
            return self.listed([self.say(f"of_{hole}", OneSuit(suit)) for suit in self.suits(part)], "or")
        if hole == "all_suits":
            return self.listed([self.say("of_suits", OneSuit(suit)) for suit in self.suits(part)], "and")
        if hole == "suit_name":
            return name(self.lang, "suit", self.suits(part)[0])
        if hole in ("chosen", "other"):
            place = 0 if hole == "chosen" else 1
            if place >= len(self.chosen):
                raise Untold(hole)
            said, self.chosen[place] = self.chosen[place], ""
            return said or self.say(self.again)
        if hole.endswith("banner"):
            return self.banner(part, hole == "other_banner")
        if hole == "numbers":
            numbers: tuple[int | Count, ...] = getattr(part, "numbers", ())
            if any(isinstance(number, Count) for number in numbers):
                raise Untold(hole)
            return self.listed([str(number) for number in numbers], "or")
        if hole == "items":
            ids = [f"item-{id}" for bit, id in enumerate(ITEM_IDS) if int(getattr(part, "kinds", 0)) >> bit & 1]
            self.apart += [self.say(id, form="apart") for id in ids if self.has(id, "apart")]
            return self.listed([self.say(id) for id in ids], "and")
        value = self.value(hole, part)
        if isinstance(value, Step):
            return self.clause(value, self.person)
        if isinstance(value, Count):
            return self.counted(value)
        if isinstance(value, int | str):
            return str(abs(value)) if isinstance(value, int) else value
        return self.place(hole, part)

    def banner(self, part: object, other: bool) -> str:
        """The one that a part is about, or the other one."""
        found = [getattr(one, "banner", getattr(getattr(one, "about", None), "banner", NOBODY)) for one in self.among(part)]
        found = [number for number in found if number != NOBODY] or [getattr(part, "thing", 0) - BANNER]
        return name(self.lang, "banner", found[-1 if other else 0])

    def counted(self, count: Count) -> str:
        if count.key == "chosen" and self.noted:
            return self.noted
        own = self.has(f"count-{count.key}", "itself") and SUIT[self.power.source] == count.suit
        return self.say(f"count-{count.key}", count, "itself" if own else self.person if self.person == "each" else "")

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
        if hole == "when":
            return self.say(f"when-{MOMENT_IDS[power.hears[0]]}", form=self.person)
        found = [one for one in (*self.about, *self.needs) if self.has(f"about-{key_of(one)}", hole)]
        if len(found) > 1:
            order = list(self.sheet.raw)  # they come as they stand in the file
            found.sort(key=lambda one: order.index(f"about-{key_of(one)}-{hole}"))
        if found:
            self.tell(found)
            said = " ".join(self.say(f"about-{key_of(one)}", one, hole) for one in found)
            return f" {said}" if hole in LOOSE else said
        if hole in LOOSE:
            return ""
        if hole == "cannot" and self.tells("they"):
            return self.say("they_cannot")
        return self.say(f"any-{hole}")

    def tell(self, found: Sequence[About]) -> None:
        self.told += [(one.key, one.values) for one in found]

    def doing(self, part: object) -> str:
        """The action that the rule is about: of somebody, with something or somewhere; or the one for which it is declared."""
        action = ACTION_IDS[getattr(part, "action", self.power.head.of)]
        for one in self.about:
            if self.has(f"about-{key_of(one)}", action):
                self.tell([one])
                return self.say(f"about-{key_of(one)}", one, action)
        return self.say(f"doing-{action}" if self.tells("to" if action == "travel" else "card") else f"this-{action}")

    # -- what it does

    def clause(self, step: Effect, form: str = "") -> str:
        """What a step does, as a request; what stands apart from the rest comes at the end."""
        if isinstance(step, Seq):
            return self.chain(list(step.children()), form)
        if isinstance(step, Choose):
            kind = words_of(step).replace("_", "-", 1)
            where = [key_of(one) for one in step.where if key_of(one) not in CHOICE_UNSAID]
            self.chosen.append(self.say("-".join((kind, *where)), step))
            self.again = kind.replace("choose", "again")
            return ""
        if isinstance(step, Optional):
            return self.say("you_may", (self.clause(step.effect, "to"), ""))
        if isinstance(step, When):
            return self.conditional(step, form)
        if isinstance(step, EachPlayer):
            return self.each(step.steps[0])
        if isinstance(step, Note):
            self.noted = self.counted(step.count)
            return ""
        key = f"does-{words_of(step)}"
        if self.has(key, "apart"):
            self.apart.append(self.say(key, step, "apart"))
            return ""
        return self.say(key, step, self.form_of(step, form))

    def form_of(self, step: Effect, form: str) -> str:
        """Which form of its words a step is said in: by its number, and by whom it concerns."""
        n = getattr(step, "n", 0)
        forms: list[str] = []
        if isinstance(n, Count):
            forms.append(f"by_{n.key}" if self.has(f"does-{words_of(step)}", f"by_{n.key}") else "by")
        elif n == ALL or n < 0:
            forms.append("all" if n == ALL else "less")
        whom = (*getattr(step, "whom", ()), *getattr(step, "where", ()), *getattr(step, "against", ()))
        forms += [key_of(one) for one in whom]
        forms += ["world"] if getattr(step, "world", False) else []
        return "-".join([*forms, form] if form else forms)

    def conditional(self, step: When, form: str) -> str:
        before = len(self.apart)
        said = self.clause(step.then, form)
        if said:
            return self.depending(said, step.conditions)
        self.apart[before] += self.depending("", step.conditions)
        return ""

    def each(self, step: Effect) -> str:
        """What befalls every player, or those of whom something holds."""
        self.person = "each"
        being = ""
        if isinstance(step, When):
            being = " ".join(self.say(f"about-{key_of(one)}", one, "being") for one in step.conditions)
            step = step.then
        return self.say("each_player", (f" {being}" if being else "", self.clause(step, "each")))

    def chain(self, steps: list[Effect], form: str) -> str:
        names = [words_of(step) for step in steps if not isinstance(step, Choose)]
        together = f"does-{'-'.join(names)}"
        if len(names) > 1 and self.has(together, form):
            for step in steps:
                if isinstance(step, Choose):
                    self.clause(step)
            return self.say(together, steps[0], form)
        may = any(isinstance(step, Choose) and step.none >= 0 for step in steps)
        clauses = [clause for clause in [self.clause(step, "to" if may else form) for step in steps] if clause]
        if len(clauses) > 1 and len(set(clauses)) == 1:
            return self.say(f"does-{names[0]}", (len(clauses), 0), "times")
        said = self.joined(clauses) if clauses else ""
        return self.say("you_may", (said, "")) if may else said

    def facets(self, key: str) -> list[str]:
        """What is set of what a rule may say: all together if there is a phrase for it, else one by one."""
        holder: object = SITES[self.power.source - SITE] if key == "opportunity" else getattr(self.power, "cost", self.power)
        names = []
        for facet in FACETS[key]:
            value = getattr(holder, facet, 0)
            if value and (value > 0 or facet not in MAY_BE_UNSET):
                names.append(facet if value > 0 else f"{facet}_less")
                self.n = self.n if value is True else value
        who = getattr(self.power, "who", None)
        if key == "clears" and isinstance(who, About) and self.has(f"rule-{key}", who.key):
            names.append(who.key)
        whole = "_and_".join(names)
        return [whole] if self.has(f"rule-{key}", whole) else names or [""]

    def rule(self) -> tuple[str, str]:
        """Whom or what it is about, and what it says of that."""
        power, key = self.power, words_of(self.power)
        effect = self.clause(power.effect) if power.effect is not None and key != "opportunity" else ""
        if key in PLAIN:
            return "", effect
        who = self.text(SUBJECT[key], power) if key in SUBJECT else ""
        if key in FACETS:
            action = f"{ACTION_IDS[getattr(power, 'action', 0)]}_" if key == "works" else ""
            said = self.listed([self.say(f"rule-{key}", power, action + facet) for facet in self.facets(key)], "and")
        elif key == "after":
            said = self.say("rule-after", power, MOMENT_IDS[power.hears[0]])
        elif key == "flips_for":
            said = self.say("rule-flips_for", power, DEED_IDS[power.answers[0] - TOLL])
        else:
            then = self.has(f"rule-{key}", "then") and power.reaction is not None
            said = self.say(f"rule-{key}", power, "then" if then else self.person)
        if not effect or not said:
            return who, effect or said
        if key in ("after", "loses", "only_plan"):
            return "", f"{effect}; {said}"
        if isinstance(power.effect, When):
            return "", f"{said}; {effect}"
        return "", f"{effect}: {who} {said}" if who else self.listed([effect, said], "and")

    def depending(self, said: str, conditions: Sequence[About]) -> str:
        """The same with what it depends on: "if" it is so, and what else has to be said of conditions. Dice come first."""
        so = [self.say(f"about-{key_of(one)}", one, "so") for one in conditions if self.has(f"about-{key_of(one)}", "so")]
        if so:
            if said[:1].isdigit() or not said:
                said += " " + self.say("if", (self.joined(so), ""))
            else:
                said = self.say("if_so", (self.joined(so), said))
        for one in conditions:
            if not self.has(f"about-{key_of(one)}", "so"):
                end = self.say(f"about-{key_of(one)}", one, "if")
                said += end if end.startswith(",") else f" {end}"
        return said

    def print(self) -> tuple[str, str]:
        """The rule with all that it depends on."""
        who, said = self.rule()
        left = [one for one in self.about if (one.key, one.values) not in self.told and key_of(one) not in UNSAID]
        needed = [(one.key, one.values) for one in self.needs]
        left = [one for one in left if (one.key, one.values) not in needed]
        left += [one for one in self.needs if (one.key, one.values) not in self.told and key_of(one) not in NEED_UNSAID]
        if not left:
            return who, said
        return "", self.depending(f"{who} {said}" if who else said, left)


def vision_text(vision: int, lang: str) -> str:
    """What a Vision says: who would be Oathkeeper by its Oath wins (O-9)."""
    oath = VISION_OATH[vision]
    banner = {PEOPLE: PEOPLES_FAVOR, DEVOTION: DARKEST_SECRET}.get(oath)
    held = "" if banner is None else say(lang, "about-holds-so", name(lang, "banner", banner))
    return sentence(say(lang, "vision", held or say(lang, f"vision_{OATH_IDS[oath]}"), VISIONS_NEEDED))


def printed(power: Power, lang: str, used: list[str] | None = None) -> str:
    """The text of a power, or nothing if it can't be told."""
    if power is INERT:
        return ""
    texts: list[str] = []
    last = ""
    apart: list[str] = []
    parts = [part for part in (power, *power.parts) if words_of(part) not in SILENT_PARTS]
    parts.sort(key=lambda part: isinstance(part, Hears))
    try:
        for part in parts:
            printer = Printer(lang, part)
            who, said = printer.print()
            if who and who == last:
                both = "nor" if isinstance(part, Forbids) else "and"
                texts[-1] = printer.listed([texts[-1], said], both)
            elif said:
                texts.append(f"{who} {said}" if who else said)
            last = who
            apart += printer.apart
            if used is not None:
                used += printer.used
    except Untold:
        return ""
    return " ".join(sentence(text) for text in (*texts, *apart))
