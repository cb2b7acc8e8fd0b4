"""The hall: all rooms of a server, who watches them live, and the bots that have to move in them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import string
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from sqlite3 import Error as StorageError
from sqlite3 import OperationalError
from typing import Any, Final
from weakref import WeakValueDictionary

from bailiwick import bots, games
from bailiwick.kernel.errors import BailiwickError, RulesFailed
from bailiwick.kernel.game import Game
from bailiwick.kernel.options import read_options
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.table.capsule import Shelf
from bailiwick.table.datafile import read_files
from bailiwick.table.identity import clean_name
from bailiwick.table.limits import Turns
from bailiwick.table.models import SeatIn
from bailiwick.table.refusal import Refused, SetAside
from bailiwick.table.room import BY_LESSON, BY_RULES, NOT_HOST, BotTurn, Hinted, Room
from bailiwick.table.settings import Settings
from bailiwick.table.store import ABANDONED, OPEN, OVER, Device, SeatRow, Store, TableRow
from bailiwick.table.thinking import NoAnswer, Question, Stopping, Thinkers, until_beat

log = logging.getLogger("bailiwick.table")

ROOMS_KEPT: Final = 500  # in memory though nobody looks at them
HINTS_AT_ONCE: Final = 1  # so that the bots of others need not wait for them
STORAGE_PAUSE: Final = 5.0  # seconds after which a bot's move is stored again that could not be
LETTERS: Final = string.ascii_letters + string.digits


class Watcher:
    """One open socket: who watches which table, from which seat, in which language. `wake` says that something is new."""

    def __init__(self, room: Room, device: Device | None, seat: int, lang: str, since: int) -> None:
        self.room = room
        self.device = device
        self.person = None if device is None else device.person
        self.signed_out = False
        self.seat = seat
        self.lang = lang
        self.since = since  # the first row whose events were not sent yet
        self.wake = asyncio.Event()
        self.wake.set()


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.lock = threading.Lock()
        # A room somebody holds is never made twice; of the others, the latest are kept.
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.latest: OrderedDict[str, Room] = OrderedDict()
        self.watchers: dict[str, set[Watcher]] = {}
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.beat = settings.bot_beat
        self.hinting = Turns(HINTS_AT_ONCE, 1)
        self.shelf = Shelf(settings.folder, store.secret())
        self.loop: asyncio.AbstractEventLoop | None = None
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.restless: set[str] = set()  # tables where something has changed since their bots were last looked at
        self.thinking = 0
        self.moves_made = 0
        self.bots_failed = 0
        self.rules_failed = 0
        self.aside: dict[str, str] = {}  # tables that can't be opened, and why

    # ---------------------------------------------------------------- rooms

    def room(self, id: str) -> Room:
        with self.lock:
            room = self.rooms.get(id)
            if room is None:
                room = self.rooms[id] = self._load(id)
            self.latest[id] = room
            self.latest.move_to_end(id)
            if len(self.latest) > ROOMS_KEPT:
                self.latest.popitem(last=False)
            return room

    def _load(self, id: str) -> Room:
        """A table from the storage. One that can't be read is set aside with the reason, and all others go on."""
        try:
            row = self.store.table(id)
            if row is not None:
                room = Room(self.store, row)
                room.check_loads()
                self.aside.pop(id, None)
                return room
        except OperationalError:
            raise  # the storage itself doesn't answer, for any table
        except Exception as problem:  # whatever a damaged row may lead to
            if id not in self.aside:
                log.exception("the table is set aside: it can't be opened", extra={"table": id})
            reason = problem.__cause__ if isinstance(problem, SetAside) else problem
            self.aside[id] = f"{type(reason).__name__}: {reason}"
            raise SetAside from reason
        raise Refused("no_such_table", "There is no such table.")

    def create(
        self, person: str, game_name: str, options: Mapping[str, object], seats: list[SeatIn], public: bool, hints: bool = True
    ) -> Room:
        """A new table. Whatever is wrong with the options is said before there is one."""
        game = games.load(game_name)
        name = self.store.person_name(person) or ""
        chosen = read_options(game.options, {**read_files(game, options), "players": len(seats)})
        chosen = begun_anew(game, chosen, None)
        seed = secrets.token_hex(16)
        automatic = game.automatic(game.new(chosen, seed))
        wanted = iter(seats)
        rows = [
            SeatRow(number, None, BY_RULES, automatic[number])
            if number in automatic
            else seat_row(number, next(wanted), person, name)
            for number in range(len(seats) + len(automatic))
        ]
        row = new_table(game_name, chosen, seed, public, person)
        row.hints = hints
        self.store.add_table(row, rows)
        log.info("a table of %s was made", game_name, extra={"table": row.id})
        return self.room(row.id)

    def give_lesson(self, person: str, game_name: str, lesson_name: str) -> Room:
        """A table at which somebody learns a game: it has begun."""
        game, lesson = games.load(game_name), games.lesson(game_name, lesson_name)
        match = lesson.begin(game)
        automatic = game.automatic(match.state)
        names = game.seat_names(match.state)
        name = self.store.person_name(person) or ""
        rows = [
            SeatRow(number, person, None, name)
            if seat == lesson.seat
            else SeatRow(number, None, BY_RULES, automatic[number])
            if number in automatic
            else SeatRow(number, None, BY_LESSON, "")
            for number, seat in enumerate(names)
        ]
        row = new_table(game_name, match.record.options, lesson.seed, False, person)
        row.start, row.lesson = lesson.position, lesson.name
        self.store.add_table(row, rows)
        log.info("a lesson of %s was begun: %s", game_name, lesson_name, extra={"table": row.id})
        room = self.room(row.id)
        room.start(person)
        return room

    def archive(self, id: str, person: str, archived: bool) -> Room | None:
        """Put a table away, or take it out again; the room, unless it is set aside."""
        try:
            room = self.room(id)
        except SetAside:
            if person != self.store.host(id):
                raise Refused("not_host", NOT_HOST) from None
            self.store.archive(id, archived)
            return None
        room.archive(person, archived)
        return room

    def rematch(self, room: Room, person: str) -> Room:
        """The same seats and options with a new seed, from where the game has ended if it leaves something behind.

        Asked for twice, it is the same table.
        """
        if person not in room.people():
            raise Refused("not_your_seat", "Only people at the table can ask for a rematch.")
        if room.table.status not in (OVER, ABANDONED):
            raise Refused("not_over", "You can ask for a rematch when the game is over.")
        old = room.table
        row = new_table(old.game, self._next_options(room), secrets.token_hex(16), old.public, person)
        row.hints = old.hints
        seats = [SeatRow(s.seat, s.person, s.bot if s.person is None else None, s.name) for s in room.seats]
        old.rematch = self.store.add_rematch(old.id, row, seats)
        again = self.room(old.rematch)
        with again.lock:
            if again.table.status == OPEN:
                again.start(again.table.host)
        return again

    def _next_options(self, room: Room) -> dict[str, Any]:
        """The options of the next game. Where one was abandoned it begins where that one began: from the game before it."""
        while room.table.status == ABANDONED and (before := self.store.rematch_of(room.table.id)) is not None:
            room = self.room(before)
        over = room.table.status == OVER
        last = room.match.state if over else None
        told = room.game.options_of(room.match.state) if room.table.start is not None else {}
        return begun_anew(room.game, {**told, **room.table.options, **room.succession()}, last)

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name, at every table where they sit under the old one."""
        for id in self.store.rename_person(person, name):
            with self.lock:
                room = self.rooms.get(id)
            if room is not None:
                room.read_seats()
                self.changed(room)

    # ---------------------------------------------------------------- news

    def changed(self, room: Room) -> None:
        """Wake everybody who watches the room, and its bots. May be called from any thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._changed, room)

    def moved(self, room: Room) -> None:
        self.moves_made += 1
        self.changed(room)

    def _changed(self, room: Room) -> None:
        id = room.table.id
        self._wake_watchers(room)
        self.restless.add(id)
        if id not in self.driving:
            self.driving[id] = asyncio.get_running_loop().create_task(self._drive(room))

    def _wake_watchers(self, room: Room) -> None:
        for watcher in self.watchers.get(room.table.id, ()):
            watcher.wake.set()

    def watch(self, watcher: Watcher) -> None:
        self.watchers.setdefault(watcher.room.table.id, set()).add(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        id = watcher.room.table.id
        self.watchers[id].discard(watcher)
        if not self.watchers[id]:
            del self.watchers[id]

    def signed_out(self, devices: set[str]) -> None:
        """Nobody watches any longer from devices on which somebody has signed out. May be called from any thread."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._signed_out, devices)

    def _signed_out(self, devices: set[str]) -> None:
        for watcher in [watcher for watching in self.watchers.values() for watcher in watching]:
            if watcher.device is not None and watcher.device.id in devices:
                watcher.signed_out = True
                watcher.wake.set()

    # ---------------------------------------------------------------- bots

    async def _drive(self, room: Room) -> None:
        """Let the bots of a room move for as long as it is their turn. There is one driver a room, at most."""
        id = room.table.id
        try:
            while id in self.restless:
                self.restless.discard(id)
                while await self._let_a_bot_move(room):
                    pass
        except Stopping:
            pass
        except BailiwickError as problem:
            log.error("the bots can't go on: %s", problem, extra={"table": id})
        finally:
            del self.driving[id]

    async def _let_a_bot_move(self, room: Room) -> bool:
        """Whether there may be more to do. Where nothing can be stored, the bot moves when it can: it has not failed."""
        try:
            return await self._bot_moves(room)
        except StorageError as problem:
            log.error("a bot's move can't be stored: %s", problem, extra={"table": room.table.id})
            await asyncio.sleep(STORAGE_PAUSE)
            return True

    async def _bot_moves(self, room: Room) -> bool:
        """Whether a bot was waited for. One that fails, though asked again, holds the game up: nobody moves in its name."""
        if room.lesson is not None:
            return await self._lesson_moves(room)
        seat = await asyncio.to_thread(room.bot_waited_for)
        if seat is None:
            return False
        turn, action = None, ""
        try:
            turn = await asyncio.to_thread(room.bot_turn, seat)
            action = await self._answer(room, turn)
            moved = await asyncio.to_thread(room.bot_move, turn, action)
        except (Stopping, StorageError):
            raise
        except Exception as problem:  # the bot's fault or the rules': people are told, and may let another bot take the seat
            await asyncio.to_thread(self._bot_failed, room, seat, turn, action, problem)
            moved = True
        else:
            self.moves_made += moved
        if moved:
            self._wake_watchers(room)
        return True

    async def _lesson_moves(self, room: Room) -> bool:
        """Whether the script had a move to make. It keeps the beat of the bots."""
        move, number = await asyncio.to_thread(room.scripted), room.rows
        if move is None:
            return False
        await asyncio.sleep(self.beat)
        if await asyncio.to_thread(room.scripted_move, number, *move):
            self.moves_made += 1
            self._wake_watchers(room)
        return True

    async def _answer(self, room: Room, turn: BotTurn) -> str:
        """What the bot chooses. It is asked even where it has no choice, waits its turn to think, and answers on the beat: nobody
        can tell by the time it takes."""
        clock = asyncio.get_running_loop().time
        self.thinking += 1
        try:
            luck = bots.luck_of(room.table.seed, turn.seat, turn.number)
            begun = clock()
            action = await self.thinkers.choose(Question(room.table.game, turn.position, turn.seat, turn.bot, luck))
            await asyncio.sleep(until_beat(clock() - begun, self.beat))
            return action
        finally:
            self.thinking -= 1

    def _bot_failed(self, room: Room, seat: int, turn: BotTurn | None, action: str, problem: Exception) -> None:
        """The game waits at the seat; the log has what it takes to look into it, and so has a capsule."""
        if not room.hold_up(seat, turn):
            return  # the game has gone on meanwhile, or the seat is somebody else's
        self.bots_failed += 1
        position = json.dumps(turn.position) if turn is not None else "it could not be written"
        number = self.keep_fault(room, seat, action, problem)
        log.error("the bot failed: %s (capsule %s; its position: %s)", problem, number, position, extra=room.where(seat))

    def keep_fault(self, room: Room, seat: int, action: str, problem: Exception) -> str:
        """Write down what went wrong at a table, once, as a capsule; its number."""
        if isinstance(problem, RulesFailed):
            self.rules_failed += 1
        place = (room.rows, seat, action)
        if place not in room.faults:
            fault = getattr(problem, "fault", "") or problem
            try:
                capsule = room.capsule(seat, str(problem), tried=action, fault=fault)
                room.faults[place], _ = self.shelf.put(*capsule, sealed=True)
            except Exception:  # a full disk, or a game that does not even replay: the log has to do
                log.exception("no capsule could be written", extra=room.where(seat))
                return "none"
        return room.faults[place]

    # ---------------------------------------------------------------- hints

    async def hint(self, room: Room, person: str, number: int, seat: int) -> list[Hinted]:
        """What a good player would do at a seat that is asked. It is thought where bots think, by what the seat may know, and is
        for decision `number`, whoever moves meanwhile."""
        async with self.hinting.turn(person):
            turn = await asyncio.to_thread(room.hint_turn, person, number, seat)
            if turn.known is not None:
                return turn.known
            luck = bots.luck_of(f"{room.table.seed}/hints", seat, turn.number)
            try:
                answer = await self.thinkers.choose(Question(room.table.game, turn.position, seat, "", luck))
            except (NoAnswer, Stopping) as problem:
                raise Refused("hint_failed", "No hint was found: ask again, or choose without one.") from problem
            found = [Hinted(*one) for one in json.loads(answer)]
            await asyncio.to_thread(room.hinted, turn, found)
            return found

    # ---------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Begin: bots of running tables go on where a stopped server left them."""
        self.loop = asyncio.get_running_loop()
        for id in await asyncio.to_thread(self.store.tables_with_bots):
            try:
                self._changed(await asyncio.to_thread(self.room, id))
            except SetAside:
                continue  # the log has it

    async def close(self) -> None:
        drivers = list(self.driving.values())
        for task in drivers:
            task.cancel()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.gather(*drivers, return_exceptions=True)
        await asyncio.to_thread(self.store.close)


def begun_anew(game: Game[Any], options: Mapping[str, Any], last: State | None) -> dict[str, Any]:
    """The options for a game that is about to begin: what an earlier one has left unseen is drawn by luck that nobody knows."""
    option = game.text_option
    if option is None or (text := options.get(option.name, option.default)) in option.values:
        return dict(options)
    return {**options, option.name: game.drawn_anew(str(text), last, Rng(secrets.token_hex(16)))}


def new_table(game: str, options: Mapping[str, Any], seed: int | str, public: bool, host: str) -> TableRow:
    id = "".join(secrets.choice(LETTERS) for _ in range(12))  # unguessable: whoever has the link may look on
    return TableRow(id, game, dict(options), seed, public, OPEN, host, time.time(), None, None, None, False)


def seat_row(number: int, seat: SeatIn, person: str, name: str) -> SeatRow:
    """A seat as its host wishes it: the host's own, a guest's (somebody else at the same screen), a bot's, or open."""
    if seat.kind == "me":
        return SeatRow(number, person, None, name)
    if seat.kind == "guest":
        return SeatRow(number, person, None, clean_name(seat.name or "") or f"{name} {number + 1}")
    if seat.kind == "bot":
        level = check_bot(seat.bot or bots.USUAL)
        return SeatRow(number, None, level, level)
    return SeatRow(number, None, None, "")


def check_bot(name: str) -> str:
    if name not in bots.NAMES:
        raise Refused("unknown_bot", f"There is no bot {name!r}; there are: {', '.join(bots.NAMES)}.")
    return name
