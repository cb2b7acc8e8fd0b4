"""What must hold at every decision of every game: checks that know no game, for the tests of all of them.

`check_decision` looks at one state; `walk` plays a whole game, checks on the way and replays its record, so that a game's own
tests can look at every decision; `random_game` walks and does no more. Each check is an assertion with a sentence of its own, so
that a failure names the action, the seat or the field at fault.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from bailiwick.bots.judging import Evaluated
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State

SPECTATOR = -1
MOVES = 100_000  # more than any game has: every game ends


def waiting_seats(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.waiting >> seat & 1]


def check_decision(game: Game[Any], state: State) -> None:
    """Everything below, for a state in which somebody must choose."""
    assert not state.over, "The game is over: there is nothing to decide."
    assert waiting_seats(state), "Nobody is waited for, and the game is not over."
    for seat in range(state.seats):
        check_legal(game, state, seat)
        check_reasons(game, state, seat)
    check_together(game, state)
    check_clone(game, state)
    check_json(game, state)
    check_reshuffle(game, state)
    for seat in range(SPECTATOR, state.seats):
        check_hidden(game, state, seat)
        check_masked_reads(game, state, seat)
        check_taking_back(game, state, seat)


def check_legal(game: Game[Any], state: State, seat: int) -> None:
    """Ascending, in the vocabulary, and not empty for a seat that is waited for; empty for the others."""
    legal = game.legal(state, seat)
    assert bool(legal) == (seat in waiting_seats(state)), f"Seat {seat} has {len(legal)} legal actions."
    assert legal == sorted(set(legal)), f"The legal actions of seat {seat} are not ascending: {legal}."
    assert all(0 <= action < len(game.vocabulary) for action in legal), f"Not all are in the vocabulary: {legal}."


def check_reasons(game: Game[Any], state: State, seat: int) -> None:
    """The masks behind `legal` and the predicates behind `why_not` agree on the whole vocabulary."""
    legal = set(game.legal(state, seat))
    for action, name in enumerate(game.vocabulary.names):
        reason = game.why_not(state, seat, action)
        assert (reason is None) == (action in legal), (
            f"{name!r} is {'' if action in legal else 'not '}among the legal actions of seat {seat}, but why_not says {reason}."
        )


def check_together(game: Game[Any], state: State) -> None:
    """Of several seats that are asked at once, none is asked anything else because another has answered."""
    seats = waiting_seats(state)
    for seat in seats if len(seats) > 1 else []:
        for action in {game.legal(state, seat)[0], game.legal(state, seat)[-1]}:
            copy = state.clone()
            game.apply_legal(copy, seat, action)
            for other in seats:
                assert other == seat or game.legal(copy, other) == game.legal(state, other), (
                    f"{game.vocabulary.name(action)!r} of seat {seat} changes what seat {other} is asked."
                )


UNCOPIED = ("log", "scenes")  # what a clone goes without
UNWRITTEN = (*UNCOPIED, "choices")  # what a position goes without


def attributes(thing: object) -> list[str]:
    """The names of all that an object has, compiled or not."""
    if hasattr(thing, "__dict__"):
        return sorted(vars(thing))
    return sorted(name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ()))


def unlike(one: Any, other: Any, but: tuple[str, ...] = ()) -> list[str]:
    """The attributes in which two objects differ, at any depth."""
    found = []
    for name in attributes(one):
        here, there = getattr(one, name), getattr(other, name)
        if name in but:
            continue
        if attributes(here) and type(here) is type(there) and not isinstance(here, type):
            found += [f"{name}.{inner}" for inner in unlike(here, there)]
        elif here != there:
            found.append(name)
    return found


def check_clone(game: Game[Any], state: State) -> None:
    """A copy is equal, and no action taken on a copy changes the state it came from, or another copy."""
    before = game.to_json(state)
    twin = state.clone()
    assert not unlike(state, twin, UNCOPIED), f"The copy has other {unlike(state, twin, UNCOPIED)}."
    assert game.to_json(twin) == before, f"The copy differs in {differing(before, game.to_json(twin))}."
    for seat in waiting_seats(state):
        assert game.legal(twin, seat) == game.legal(state, seat), f"The copy has other legal actions for seat {seat}."
        for action in list(game.legal(state, seat)):
            copy = state.clone()
            game.apply_legal(copy, seat, action)
            name = game.vocabulary.name(action)
            for kept in (state, twin):
                after = game.to_json(kept)
                assert after == before, f"{name!r} on a copy has changed the original in {differing(before, after)}."
    for part in attributes(state):
        shared = part != "choices" and isinstance(getattr(state, part), list) and getattr(state, part) is getattr(twin, part)
        assert not shared, f"The copy shares the list {part}."


def check_json(game: Game[Any], state: State) -> None:
    """A position written and read again is the same, offers the same choices, and goes on in the same way."""
    data = game.to_json(state)
    again = game.from_json(json.loads(json.dumps(data)))
    assert game.to_json(again) == data, f"Reading changes {differing(data, game.to_json(again))}."
    lost = unlike(state, again, UNWRITTEN + (tuple(game.schema.stale) if game.schema is not None else ()))
    assert not lost, f"A position has lost {lost}."
    for seat in range(state.seats):
        assert game.legal(again, seat) == game.legal(state, seat), f"Reading changes what seat {seat} may do."
    seat = state.seat
    action = game.legal(state, seat)[-1]
    original = state.clone()
    game.apply_legal(original, seat, action)
    game.apply_legal(again, seat, action)
    ahead = differing(game.to_json(original), game.to_json(again))
    assert not ahead, f"After reading, {game.vocabulary.name(action)!r} leads to other {ahead}."


def check_hidden(game: Game[Any], state: State, seat: int) -> None:
    """A seat (or a spectator) sees the same in every state that it can't tell from the real one, and never the real chance."""
    masked = game.mask(state, seat)
    seen = game.view_json(masked, seat)
    kept = game.to_json(masked)
    real = state.rng.to_json()
    assert masked.rng.to_json() != real, f"The masked state of seat {seat} carries the real generator."
    assert real not in json.dumps(seen), f"The view of seat {seat} shows the real generator."
    for number in (1, 2):
        imagined = game.determinize(state, seat, Rng(number))
        other = game.mask(imagined, seat)
        assert game.view_json(other, seat) == seen, f"Seat {seat} sees hidden {differing(seen, game.view_json(other, seat))}."
        assert game.to_json(other) == kept, f"The mask of seat {seat} keeps hidden {differing(kept, game.to_json(other))}."
        assert imagined.rng.to_json() != real, f"The state imagined by seat {seat} carries the real generator."
        assert imagined.waiting == state.waiting, f"In the state imagined by seat {seat} others are waited for."
        for waiting in waiting_seats(imagined):
            assert game.legal(imagined, waiting), f"In the state imagined by seat {seat}, seat {waiting} can do nothing."
        if seat >= 0:
            assert game.legal(imagined, seat) == game.legal(state, seat), f"Seat {seat} imagines other choices for itself."
        same = game.deal(masked, seat, Rng(number))
        assert game.to_json(same) == game.to_json(imagined), f"What seat {seat} imagines depends on more than mask and chance."


def check_masked_reads(game: Game[Any], state: State, seat: int) -> None:
    """What a seat may know, written and read again, is the same: a bot elsewhere sees, and imagines, what one here does."""
    masked = game.mask(state, seat)
    data = game.to_json(masked)
    again = game.from_json(json.loads(json.dumps(data)))
    assert game.to_json(again) == data, f"Reading changes what seat {seat} may know: {differing(data, game.to_json(again))}."
    seen = game.view_json(masked, seat)
    also = game.view_json(again, seat)
    assert seen == also, f"Reading changes what seat {seat} sees: {differing(seen, also)}."
    if seat < 0:
        return
    assert game.legal(again, seat) == game.legal(state, seat), f"Reading changes what seat {seat} may do."
    one, other = game.deal(masked, seat, Rng(3)), game.deal(again, seat, Rng(3))
    imagined = differing(game.to_json(one), game.to_json(other))
    assert not imagined, f"After reading, seat {seat} imagines other {imagined}."


SHARE = 3  # after each move one action in so many is asked about, others in every position: to ask is most of the work


def check_taking_back(game: Game[Any], state: State, seat: int) -> None:
    """A move that may be taken back freely shows whoever makes it nothing new.

    That is, it looks the same in every world that the seat can't tell from the real one.
    """
    if seat not in waiting_seats(state):
        return
    worlds = [state, *(game.determinize(state, seat, Rng(f"world {number}")) for number in (1, 2))]
    chance = Rng(f"reasons {state.rng.to_json()}")
    for action in game.legal(state, seat):
        played = [play_on(game, world, seat, action) for world in worlds]
        if all(after.revealed != state.revealed for after, _ in played):
            continue
        asked = range(chance.below(SHARE), len(game.vocabulary), SHARE)
        looks = [look_at(game, after, seat, state.revealed, asked) | {"decisions": further} for after, further in played]
        name = game.vocabulary.name(action)
        for look in looks[1:]:
            other = ", ".join(key for key in look if look[key] != looks[0][key])
            assert not other, f"Seat {seat} may play {name!r}, look at {other} and take it back."


def play_on(game: Game[Any], world: State, seat: int, action: int) -> tuple[State, int]:
    """Where a move leads a seat.

    Where it has one choice only, that is made for it (a page may do so), as long as all of it may still be taken back: so many
    decisions there were, until it is really asked or another is.
    """
    after, decisions = play_on_copy(game, world, seat, action), 0
    while after.revealed == world.revealed and waiting_seats(after) == [seat] and len(game.legal(after, seat)) == 1:
        further = play_on_copy(game, after, seat, game.legal(after, seat)[0])
        if further.revealed != world.revealed:
            break
        after, decisions = further, decisions + 1
        assert decisions < MOVES, f"Seat {seat} is asked for ever, with one choice."
    return after, decisions


def look_at(game: Game[Any], after: State, seat: int, revealed: int, asked: range) -> dict[str, Any]:
    """All that a seat sees after a move of its own, why some actions are not possible, and whether the move may be taken back."""
    masked = game.mask(after, seat)
    legal = game.legal(after, seat)
    events = [(event.kind, event.seat, event.values) for event in after.log or [] if event.seen_by(seat)]
    return {
        "free": after.revealed == revealed,
        "view": game.view_json(masked, seat),
        "events": events,
        "waiting": after.waiting,
        "choices": legal,
        "words": [game.prompt(after, seat, "en") if legal else "", *(game.say_action(after, choice, "en") for choice in legal)],
        "end": (after.over, game.scores(after) if after.over else None),
        "odds": [(game.odds(masked, seat, choice), game.reckon(masked, seat, choice, "en")) for choice in legal],
        "reasons": [
            (reason := game.why_not(after, seat, action)) and (reason.clause, reason.key, reason.values) for action in asked
        ],
    }


def play_on_copy(game: Game[Any], state: State, seat: int, action: int) -> State:
    """Where an action leads, with all that was told so far."""
    after = state.clone()
    after.log = [*(state.log or [])]
    game.apply_legal(after, seat, action)
    return after


def check_reshuffle(game: Game[Any], state: State) -> None:
    """What is drawn anew is what nobody of some seats knows: to them the state is the same, and chance is another."""
    asked = waiting_seats(state)
    before = game.to_json(state)
    everybody = (1 << state.seats) - 1
    for seats in (everybody, 1 << asked[0], everybody & ~(1 << (asked[0] + 1) % state.seats)):
        again = game.reshuffle(state, seats, Rng(4))
        assert game.to_json(state) == before, "Drawing anew has changed the state itself."
        assert again.rng.to_json() != state.rng.to_json(), "Drawing anew has kept the chance that was."
        for seat in waiting_seats(again):
            assert game.legal(again, seat), f"After drawing anew, seat {seat} can do nothing."
        for seat in range(state.seats):
            if not seats >> seat & 1 or len(asked) > 1 or again.waiting != state.waiting:
                continue  # where several are asked at once, secret answers are asked for again
            old, new = game.to_json(game.mask(state, seat)), game.to_json(game.mask(again, seat))
            assert old == new, f"Drawing anew changes what seat {seat} knows: {differing(old, new)}."
            assert game.legal(again, seat) == game.legal(state, seat), f"Drawing anew changes what seat {seat} may do."


LUCKS = (1, 2, 3)


def check_redrawn(
    game: Game[Any], options: Mapping[str, object], seed: int, step: int, kept: frozenset[str] = frozenset()
) -> int:
    """All that a seat would imagine otherwise is really drawn anew when moves are taken back; looked at every few moves.

    A pile of two may come out as it was, and what another has laid facedown stays: so each part of the position is counted over
    the whole game, and must have been drawn anew at least half as often as it was imagined. `kept` are parts that only tell of
    the beginning. Returns how many parts were compared.
    """
    chance = Rng(f"redrawn {seed}")
    state = game.new(options, seed)
    imagined, redrawn = Counter[str](), Counter[str]()
    while not state.over:
        seat = waiting_seats(state)[0]
        imagined.update(varied(game, [state, *(game.determinize(state, seat, Rng(luck)) for luck in LUCKS)]) - kept)
        redrawn.update(varied(game, [state, *(game.reshuffle(state, 1 << seat, Rng(luck)) for luck in LUCKS)]))
        game.playout(state, chance, step)
    for part, times in imagined.items():
        assert 2 * redrawn[part] >= times, f"{part!r} is hidden at {times} decisions, but drawn anew at {redrawn[part]} only."
    return len(imagined)


def varied(game: Game[Any], states: list[State]) -> set[str]:
    """The parts of the position in which some states differ; a part that every seat has counts as one."""
    seats = set(game.seat_names(states[0]))
    parts = [parts_of(game.to_json(state), seats) for state in states]
    return {part for part in set().union(*parts) if any(other.get(part) != parts[0].get(part) for other in parts)}


def parts_of(data: Mapping[str, Any], seats: set[str]) -> dict[str, list[Any]]:
    parts: dict[str, list[Any]] = {}
    for key, value in data.items():
        name = "*" if key in seats else key
        if isinstance(value, dict):
            for part, values in parts_of(value, seats).items():
                parts.setdefault(f"{name}.{part}", []).extend(values)
        else:
            parts.setdefault(name, []).append(value)
    return parts


def check_blind(game: Game[Any], options: Mapping[str, object], seed: int, step: int) -> None:
    """What a bot is told of a position's worth, and of its choices', rests on what its seat knows; looked at every few moves."""
    rng = Rng("hidden")
    judgement = Evaluated(game)
    state = game.new(options, seed)
    while not state.over:
        for seat in range(state.seats):
            dealt = game.determinize(state, seat, rng)
            assert game.evaluate(dealt, seat) == game.evaluate(state, seat), f"Seat {seat} is judged by what is hidden from it."
            if legal := game.legal(state, seat):
                told = game.prospects(dealt, seat, legal, judgement), game.prospects(state, seat, legal, judgement)
                assert told[0] == told[1], f"The choices of seat {seat} are judged by what is hidden from it."
        game.playout(state, rng, step)


def check_secrecy(game: Game[Any], state: State, viewer: int) -> int:
    """Whatever another does next, it looks the same in a state that the viewer can't tell from the real one.

    So nobody can learn from what follows, or from who is asked, what somebody holds. Moves that reveal something by the rules or
    end the game are left out. This is no part of `check_decision`, for a game may have an option to be less secretive. Returns
    how many moves were compared.
    """
    compared = 0
    imagined = game.determinize(state, viewer, Rng(1))
    for seat in waiting_seats(state):
        possible = set(game.legal(imagined, seat)) if seat != viewer else set()
        for action in [action for action in game.legal(state, seat) if action in possible]:
            real, other = state.clone(), imagined.clone()
            real.rng, other.rng = Rng(2), Rng(2)
            real.log, other.log = [], []
            game.apply_legal(real, seat, action)
            game.apply_legal(other, seat, action)
            if real.over or other.over or not real.revealed == other.revealed == state.revealed:
                continue
            compared += 1
            name = game.vocabulary.name(action)
            assert real.waiting == other.waiting, f"Who is asked after {name!r} tells seat {viewer} something hidden."
            for eyes in {viewer, SPECTATOR}:
                seen, also = (game.view_json(game.mask(after, eyes), eyes) for after in (real, other))
                assert seen == also, f"What follows {name!r} tells seat {viewer} something hidden: {differing(seen, also)}."
            heard, too = (
                [(event.kind, event.seat, event.values) for event in after.log or [] if event.seen_by(viewer)]
                for after in (real, other)
            )
            assert heard == too, f"What is told of {name!r} tells seat {viewer} something hidden: {heard} or {too}."
    return compared


def check_round_trip(game: Game[Any], state: State) -> dict[str, Any]:
    """What is quick enough for every decision: a copy, and a position read again, are the same. Returns the position."""
    data = game.to_json(state)
    assert game.to_json(state.clone()) == data, f"The copy differs in {differing(data, game.to_json(state.clone()))}."
    again = game.from_json(json.loads(json.dumps(data)))
    assert game.to_json(again) == data, f"Reading changes {differing(data, game.to_json(again))}."
    if not state.over:
        assert game.legal(again, state.seat) == game.legal(state, state.seat), f"Reading changes what seat {state.seat} may do."
    return data


def walk(
    game: Game[Any], options: Mapping[str, object], seed: int | str, *, every: int = 1, rng: Rng | None = None
) -> Iterator[Match]:
    """Play a whole game with random choices: the match before each move, and when it is over.

    One decision in `every` is checked, from one of the first on; in the end the record is replayed.
    """
    chance = rng or Rng(f"random game {seed}")
    match = Match(game, options, seed)
    checked = chance.below(every)
    while not match.over:
        assert match.moves < MOVES, f"The game is not over after {MOVES} moves."
        if match.moves % every == checked:
            check_decision(game, match.state)
        yield match
        seats = waiting_seats(match.state)
        seat = seats[chance.below(len(seats))]
        legal = match.legal(seat).actions
        match.play(legal[chance.below(len(legal))], seat)
    yield match
    check_end(match)


def random_game(
    game: Game[Any], options: Mapping[str, object], seed: int | str, *, every: int = 1, rng: Rng | None = None
) -> Match:
    """Walk through a whole game; no copy made on the way may change with what comes after it."""
    kept: list[tuple[State, dict[str, Any]]] = []
    for match in walk(game, options, seed, every=every, rng=rng):
        if match.moves % every == 0:
            kept.append((match.state.clone(), game.to_json(match.state)))
    for number, (state, data) in enumerate(kept):
        assert game.to_json(state) == data, f"The copy kept at decision {number * every} has changed since."
    return match


def check_end(match: Match) -> None:
    """Nobody is waited for, nothing is legal, and the record replays to the same position and result."""
    game, state = match.game, match.state
    assert match.over, "The game is not over."
    assert not waiting_seats(state), "The game is over, but somebody is waited for."
    assert not any(game.legal(state, seat) for seat in range(state.seats)), "The game is over, but something is legal."
    end = game.to_json(state)
    assert game.to_json(game.from_json(json.loads(json.dumps(end)))) == end, "The final position does not read back."
    again = Match.replay(game, Record.loads(match.record.dumps()))
    assert game.to_json(again.state) == end, f"The replay ends with other {differing(end, game.to_json(again.state))}."
    assert again.record.dumps() == match.record.dumps(), "The replay's record differs."


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """The fields in which two positions differ."""
    return ", ".join(key for key in sorted({*one, *other}) if one.get(key) != other.get(key))
