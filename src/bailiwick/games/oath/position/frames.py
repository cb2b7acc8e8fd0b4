"""What the stack of a position can be as a whole: what each part of the rules has on the table while it runs."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.battle import BATTLE_STEPS
from bailiwick.games.oath.campaign.course import CAMPAIGN_STEPS
from bailiwick.games.oath.campaign.plans import PLAN_STEPS
from bailiwick.games.oath.campaign.spoils import SPOILS_STEPS
from bailiwick.games.oath.campaign.targets import TARGET_STEPS
from bailiwick.games.oath.catalogue.things import IDS, NUMBER, SOURCES
from bailiwick.games.oath.chronicle.writing import WRITING
from bailiwick.games.oath.position.checking import check_pawns
from bailiwick.games.oath.powers import REGISTERS
from bailiwick.games.oath.prince.turn import PRINCE_STEPS
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.beginning import BEGIN_STEPS
from bailiwick.games.oath.steps.flow import COUNSEL, END_POWER
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program

FIGHTING: Final = frozenset({*CAMPAIGN_STEPS, *TARGET_STEPS, *PLAN_STEPS, *BATTLE_STEPS, *SPOILS_STEPS})
DEALING: Final = frozenset({"build_deal", "answer_deal", "exchange"})


def check_frames(s: OathState, data: Node, program: Program[OathState]) -> None:
    """Raise BadPosition unless what every frame relies on is there. Each is sound in itself (`Program.check_stack`)."""
    frames = data.at("stack").list()
    steps = [program.steps[s.stack[at]] for at in range(0, len(s.stack), FRAME)]
    keys = [step.key for step in steps]
    if (steps[0] is WRITING) != (s.winner != NOBODY) or (steps[0] is WRITING and len(steps) > 1):
        raise frames[0].wrong("when somebody has won, only the chronicle is still to be written.")
    for frame, key in zip(frames, keys, strict=True):
        if key in FIGHTING and s.campaign is None:
            raise frame.wrong("no campaign is under way.")
        if key in DEALING and s.deal is None:
            raise frame.wrong("no deal is being made.")
        if (key in PRINCE_STEPS or key == COUNSEL.key) and s.prince == NOBODY:
            raise frame.wrong("the Clockwork Prince has no seat.")
    if keys.count("fight") > 1:
        raise data.at("stack").wrong("one campaign is fought at a time.")
    if not any(key in BEGIN_STEPS for key in keys):
        check_pawns(s)
    check_powers(s, data, frames, keys)


def check_powers(s: OathState, data: Node, frames: list[Node], keys: list[str]) -> None:
    """Every power that is resolved has its registers, and what lies above `end_power` is its card's."""
    node = data.at("action", {}).at("powers", [])
    opened = keys.count(END_POWER.key)
    if opened * REGISTERS != len(s.powers):
        raise node.wrong(f"{opened} powers are being resolved, so {opened} times {REGISTERS} registers are needed.")
    for at in range(0, len(s.powers), REGISTERS):
        user, source = s.powers[at], s.powers[at + 1]
        if not (0 <= user < s.seats or user == BANDITS) or not 0 < source < SOURCES:
            raise node.wrong(f"the registers of a power begin with who uses it and whose it is, not {user} and {source}.")
    at = -REGISTERS
    for frame, key in zip(frames, keys, strict=True):
        if key == END_POWER.key:
            at += REGISTERS
        owner = key.partition(".")[0]
        if owner in NUMBER and "." in key and (at < 0 or s.powers[at + 1] != NUMBER[owner]):
            using = f"{IDS[s.powers[at + 1]]!r} is" if at >= 0 else "no power is"
            raise frame.wrong(f"this belongs to {owner!r}, but {using} resolved.")
