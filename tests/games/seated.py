"""What the tables of all games' tests can do: act as whoever must choose, and look at the decision, the log and the end.

A game's own `Table` sets up a position in the game's words and adds what there is to look at in that game.
"""

from __future__ import annotations

from typing import Any, Self

from bailiwick.kernel.event import Event
from bailiwick.kernel.match import Match
from bailiwick.kernel.reason import Reason


class Seated:
    match: Match

    # ---------------------------------------------------------------- acting

    def do(self, *actions: str) -> Self:
        """Actions one after another, each by whoever must choose. `blue: decline` is done by blue, who must be waited for."""
        for action in actions:
            seat, colon, name = action.partition(": ")
            if colon:
                assert seat in self.waiting, f"{', '.join(self.waiting)} must choose, not {seat}"
                self.match.play(name, self.seats.index(seat))
            else:
                self.match.play(action)
        return self

    # ---------------------------------------------------------------- the decision

    @property
    def seats(self) -> list[str]:
        return self.match.game.seat_names(self.match.state)

    @property
    def json(self) -> dict[str, Any]:
        return self.match.game.to_json(self.match.state)

    def view(self, colour: str | None) -> dict[str, Any]:
        """What a seat may know; None is a spectator."""
        seat = -1 if colour is None else self.seats.index(colour)
        return self.match.game.view_json(self.match.game.mask(self.match.state, seat), seat)

    @property
    def waiting(self) -> list[str]:
        """The seats that must choose now."""
        return [name for seat, name in enumerate(self.seats) if self.match.state.waiting >> seat & 1]

    @property
    def chooser(self) -> str:
        """The one seat that must choose now."""
        (seat,) = self.waiting
        return seat

    @property
    def legal(self) -> set[str]:
        return set(self.match.legal())

    def legal_for(self, colour: str) -> set[str]:
        return set(self.match.legal(self.seats.index(colour)))

    def offered(self, verb: str, colour: str | None = None) -> set[str]:
        """The arguments with which a verb is legal now, for whoever must choose unless said."""
        legal = self.legal if colour is None else self.legal_for(colour)
        return {name.partition(" ")[2] for name in legal if name.partition(" ")[0] == verb}

    def reason(self, action: str, colour: str | None = None) -> Reason:
        """Why a seat (the one that must choose) can't do this; it must not be legal."""
        game, seat = self.match.game, self.match.seat if colour is None else self.seats.index(colour)
        reason = game.why_not(self.match.state, seat, game.vocabulary.parse(action))
        assert reason is not None, f"{action!r} is legal"
        assert action not in self.match.legal(seat)
        return reason

    def refusal(self, action: str, colour: str | None = None) -> str:
        """The clause by which an action can't be taken now."""
        return self.reason(action, colour).clause

    def seat(self, colour: str = "red") -> dict[str, Any]:
        page: dict[str, Any] = self.json["seats"][colour]
        return page

    # ---------------------------------------------------------------- the log and the end

    def told(self, kind: str) -> list[Event]:
        """What the log says of one kind since the position was set up."""
        return [event for event in self.match.events if event.kind == kind]

    @property
    def over(self) -> bool:
        return self.match.over
