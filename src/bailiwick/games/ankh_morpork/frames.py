"""What the stack of a position can be as a whole: the turn, cards with their icons, and what those have put there."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, EVENT, ICONS
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.buildings import RazeBuilding
from bailiwick.games.ankh_morpork.steps.disasters import THREATENED
from bailiwick.games.ankh_morpork.steps.events import HAPPENINGS
from bailiwick.games.ankh_morpork.steps.hands import GiveCard, InspectHand, ReceiveCards, StealOneOfTwo, SwapHands, Tribute
from bailiwick.games.ankh_morpork.steps.minions import RemoveMinion
from bailiwick.games.ankh_morpork.steps.money import AttachPenalty, Demand, PayTarget, TakeFrom, Transfer
from bailiwick.games.ankh_morpork.steps.players import Name, NameOther
from bailiwick.games.ankh_morpork.steps.playing import CARD, PlayCards
from bailiwick.games.ankh_morpork.steps.scroll import EachOther
from bailiwick.games.ankh_morpork.steps.shields import Shield, ShieldOfTwo
from bailiwick.games.ankh_morpork.steps.turn import AFTER
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program, Step


def check_frames(s: AnkhState, data: Node, program: Program[AnkhState]) -> None:
    """Raise BadPosition unless every frame belongs to what lies below it. Each is sound in itself (`Program.check_stack`)."""
    frames = data.at("stack").list()
    steps = [program.steps[s.stack[at]] for at in range(0, len(s.stack), FRAME)]
    card, icon = 0, -1  # what is being carried out: the nearest card below
    for number, (frame, step) in enumerate(zip(frames, steps, strict=True)):
        if step is CARD:
            if steps[number - 1] is not AFTER and not isinstance(steps[number - 1], PlayCards):
                raise frame.wrong("a card is played in a turn, or by another card.")
            card, icon = s.stack[number * FRAME + 1], s.stack[number * FRAME + 2] - 1
        elif (owner := step.key.partition("/")[0]) in CARD_NUMBER:
            if CARD_NUMBER[owner] != card or step.key.split("/")[1] != str(icon):
                raise frame.wrong("this is no part of the icon that is carried out.")
        elif is_event(step) and (icon < 0 or ICONS[card][icon].name != EVENT):
            raise frame.wrong("no event occurs now.")
    check_named(s, frames, steps)
    top = steps[-1]
    if s.offered and (len(s.offered) != 2 or not isinstance(top, StealOneOfTwo)):
        raise data.at("turn").at("offered").wrong("two cards are offered, and one of them is chosen now.")


def is_event(step: Step[AnkhState]) -> bool:
    return step is THREATENED or step in HAPPENINGS


def touches(step: Step[AnkhState]) -> bool:
    """Whether it is about the player who was named."""
    if isinstance(step, (AttachPenalty, Demand, NameOther, PayTarget, RazeBuilding, Shield, TakeFrom, Transfer)):
        return True
    if isinstance(step, (GiveCard, InspectHand, ReceiveCards, StealOneOfTwo, SwapHands, Tribute)):
        return True
    return isinstance(step, RemoveMinion) and step.by_target


def check_named(s: AnkhState, frames: list[Node], steps: list[Step[AnkhState]]) -> None:
    """What touches a player needs one who was named, or will be first."""
    named, two = s.target >= 0, s.other >= 0
    for frame, step in zip(reversed(frames), reversed(steps), strict=True):
        if touches(step) and not named:
            raise frame.wrong("nobody has been named.")
        if isinstance(step, (Transfer, ShieldOfTwo)) and not two:
            raise frame.wrong("nobody has been named as the second.")
        named |= isinstance(step, (Name, NameOther, EachOther))
        two |= isinstance(step, NameOther)
