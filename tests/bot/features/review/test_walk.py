"""Walks: any position of a match that is over, what the computer thinks of it, and how it goes on on paper."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.features.review.service import Reviews
from bot.features.review.walk_page import choices_of, shown, token, walk_page
from bot.features.review.walks import BEST, Walks
from bot.services.errors import Refused
from bot.services.processes.right_of_way import Showing, Urgency
from bot.services.study.background import Background
from bot.services.study.replay import states_at
from bot.ui.pages.table import picture
from bot.ui.press.feature import Look
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words, house_words
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast
from engine.players.advice import Advice, Alternative
from engine.players.brains import brain_of
from render.kit.words import LANGUAGES
from tests.support.brains import hurry_the_judge
from tests.support.limits import check_view
from tests.support.pressed import said
from tests.support.tables import stored, user_of
from tests.support.thinking import InProcess
from tests.support.town import buttons, labels, texts, town

KEYS = [game.key for game in registry.games() if brain_of(game)]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "rest", 0.0)
    hurry_the_judge(monkeypatch)


@pytest.mark.parametrize("key", KEYS)
async def test_a_walk_goes_on_to_the_end_and_every_page_fits(house: House, key: str) -> None:
    game = registry.game(key)
    table = await stored(house, key, game.players[-1], 10**6)
    steps = record.live(await house.tables.history(table.row.id))
    before = [row.action for row in await house.tables.history(table.row.id)]
    done = choices_of(steps)[-8]
    seat, walks = steps[done].seat, house[Reviews].walks
    stand = await walks.stand(table, steps, done, seat, ())
    assert stand.real == steps[done].action, "what was played is shown beside what is best"
    for depth in range(40):
        for language in LANGUAGES:
            view, files = await walk_page(house, stand, steps, language, reader=user_of(0), post=True)
            check_view(view, files)
            check_view(*await walk_page(house, stand, steps, language))
        if stand.advice is None:
            break
        best = shown(stand)
        assert len(best) <= BEST + (depth == 0)
        assert [one.win for one in best[1:]] == sorted((one.win for one in best[1:]), reverse=True)
        assert stand.question.legal(), "the seat has a choice wherever it stands"
        further = (*stand.path, stand.number(best[0].action))
        after = await walks.stand(table, steps, done, seat, further)
        assert after.line[: len(stand.line)] == stand.line
        assert (after.line[len(stand.line)].seat, after.line[len(stand.line)].action) == (seat, best[0].action)
        stand = after
    assert stand.advice is None
    assert game.outcome(stand.state) is not None
    assert [row.action for row in await house.tables.history(table.row.id)] == before, "nothing of it is stored"


async def test_the_same_steps_lead_to_the_same_position_and_tell_nothing_of_what_really_lay_there(
    house: House,
) -> None:
    table = await stored(house, "port_royal", 2, 10**6)
    steps = record.live(await house.tables.history(table.row.id))
    done = next(at for at in choices_of(steps) if steps[at].action == ("draw",))
    seat = steps[done].seat
    (state,) = await states_at(table, steps, [done])
    number = list(table.game.legal(state, seat)).index(("draw",))
    first = await house[Reviews].walks.stand(table, steps, done, seat, (number,))
    again = await Walks(house.thinking).stand(table, steps, done, seat, (number,))
    assert table.game.dump(first.state) == table.game.dump(again.state)
    assert first.line == again.line
    start = await house[Reviews].walks.stand(table, steps, done, seat, ())
    assert isinstance(start.state.chance, Fast), "what is drawn is drawn anew"


async def test_what_was_clearly_worse_stands_beside_what_is_better_as_two_pictures(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    steps = record.live(await house.tables.history(table.row.id))
    done = choices_of(steps)[0]
    stand = await house[Reviews].walks.stand(table, steps, done, steps[done].seat, ())
    assert stand.advice is not None
    first, second, *_ = stand.advice.alternatives
    counts: list[int] = []
    for played, gap in ((first.action, 0.3), (second.action, 0.3), (second.action, 0.0)):
        others = tuple(
            msgspec.structs.replace(one, gap=gap, gap_error=0.01, stands=True) for one in stand.advice.alternatives[1:]
        )
        weighed = msgspec.structs.replace(stand.advice, alternatives=(first, *others))
        one = msgspec.structs.replace(stand, real=played, advice=weighed)
        page, files = await walk_page(house, one, steps, "en", reader=user_of(0))
        check_view(page, files)
        counts.append(sum(file.filename.startswith(("review-did", "review-instead")) for file in files))
    assert counts == [0, 2, 0]


async def test_what_was_done_shows_what_was_really_drawn_then(house: House) -> None:
    table = await stored(house, "port_royal", 2, 10**6)
    steps, words = record.live(await house.tables.history(table.row.id)), game_words("en", "port_royal")
    compared = 0
    for done in [at for at in choices_of(steps) if steps[at].action == ("draw",)][:8]:
        seat = steps[done].seat
        stand = await house[Reviews].walks.stand(table, steps, done, seat, ())
        other = next((action for action in table.game.legal(stand.state, seat) if action != ("draw",)), None)
        if other is None:
            continue
        compared += 1
        weighed = (Alternative(other, 0.6), Alternative(("draw",), 0.2, gap=0.4, gap_error=0.01))
        stand = msgspec.structs.replace(stand, advice=Advice(other, weighed))
        _, files = await walk_page(house, stand, steps, "en", reader=user_of(0))
        (did,) = [file.description for file in files if file.filename.startswith("review-did")]
        (then,) = await states_at(table, steps, [done + 1])
        *_, decides = await picture(
            house.pictures, table, table.game.view(then, seat), words, "private", Showing(Urgency.REPLAY)
        )
        assert did == decides.description
    assert compared > 1


async def test_nobody_walks_where_there_is_no_such_choice(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    steps = record.live(await house.tables.history(table.row.id))
    walks, done = house[Reviews].walks, choices_of(steps)[0]
    seat = steps[done].seat
    for place in (
        (len(steps), 0, ()),
        (-1, 0, ()),
        (done, 1 - seat, ()),
        (done, seat, (99,)),
        (done, seat, (-1,)),
        (done, 7, ()),
    ):
        with pytest.raises(Refused, match="no-such-choice"):
            await walks.stand(table, steps, *place)


async def test_a_server_without_reviews_has_no_button_that_leads_to_one(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    words, steps = house_words("en"), record.live(await house.tables.history(table.row.id))
    done = next(number for number, step in enumerate(steps) if step.seat is not None)
    look = Look(table, steps, user_of(0), done, alone=True)
    switch = house.features.by_name["review"].switch
    shown: list[bool] = []
    for on in (True, False):
        await house.people.guilds.change(table.row.guild_id, switched={switch.key: on})
        ways = await house.features.looking_back(look, words)
        shown.append(any(":walk:" in str(item.to_component_dict()) for item in ways))
    assert shown == [True, False]


async def test_it_is_walked_alone_until_somebody_shows_it(tmp_path: Path) -> None:
    async with town(tmp_path, 3, thinking=InProcess) as place:
        ana, ben, cleo = place.people
        await place.house.people.guilds.change(place.guild.id, switched={"feature-moments": True})
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        await place.house[Reviews].settled()
        await place.settle()
        result = thread.history()[-1]
        count = len(thread.history())
        review = await place.click(ana, result, "Review")
        walk = await place.click(ana, review.response, "Walk through it")
        assert walk.response is not None
        assert walk.response.ephemeral
        assert "so it was played" in texts(walk.response)
        at_first = texts(walk.response)
        (best, *_) = [one for one in buttons(walk.response) if one["custom_id"].endswith(".n")]
        assert f"**{best['label']}** · wins" in texts(walk.response), "it is called by what its line says"
        stepped = await place.click(ana, walk.response, best["custom_id"])
        assert "On paper" in texts(stepped.response)
        back = await place.click(ana, stepped.response, "Step back")
        assert texts(back.response) == at_first
        later = await place.click(ana, back.response, "Later choice")
        assert texts(later.response) != at_first
        steps = record.live(await place.house.tables.history(1))
        last = choices_of(steps)[-1]
        seat = (await place.house.tables.load(1)).seat_of(ana.id)
        own = next(done for done in choices_of(steps)[1:-1] if steps[done].seat == seat)
        mine = await place.forge(ana, later.response, f"b:walk:1:0:{own}.{seat}.")
        assert {"Earlier choice", "Later choice", "Show it here", "Share a moment"} <= {*labels(mine.response)}
        first = token(choices_of(steps)[0], steps[0].seat, ())
        jumped = await place.forge(ana, later.response, f"b:walk:1:0:{first}")
        assert "Later choice" in labels(jumped.response)
        assert "Earlier choice" not in labels(jumped.response)
        assert len(thread.history()) == count, "nobody else sees any of it"
        await place.click(ana, jumped.response, "Show it here")
        (post,) = thread.history()[count:]
        assert "Show it here" not in labels(post)
        theirs = await place.click(cleo, post, "Walk on from here")
        assert theirs.ephemeral
        assert "Show it here" not in labels(theirs.response), "only who has played shows it"
        forged = await place.forge(cleo, post, f"b:postwalk:1:0:{last}.{steps[last].seat}.")
        assert said(forged) == house_words("en")("refusal-review-not-here")
        assert len(thread.history()) == count + 1
        odd = await place.forge(ben, post, f"b:walk:1:0:{last}.9.")
        assert said(odd) == house_words("en")("refusal-no-such-choice")
        replay = await place.click(ben, result, "Replay")
        assert "Play on from here" in labels(replay.response), "from any turn"
        assert not place.env.errors
