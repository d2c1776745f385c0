"""What each wager has returned, as an inspector is told."""

from pathlib import Path

from support.floor import floor_at
from support.house import Play, seated


def test_an_inspector_is_told_what_each_wager_returned_on_a_day_and_over_thirty(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def plays() -> None:
            await Play(await seated(on.house, "wheel", "roulette"), 1).rounds(5)

        on.does(plays)
        inspector = on.visitor("inspector")
        told = inspector.get("/api/inspection/returns").json()
        assert (told["day"], told["days"], told["level"]) == ("2004-08-01", ["2004-08-01"], "99%")
        assert told["by_chance"] == told["told"] / 100
        assert told["wagers"]
        for each in told["wagers"]:
            assert each["on_day"] == each["in_all"] == each["days"][-1]["so_far"]
            assert each["in_all"]["expected"] == -0.027027
        before = inspector.get("/api/inspection/returns", params={"day": "2004-07-31", "table": "wheel"}).json()
        assert {each["on_day"]["wagers"] for each in before["wagers"]} == {0}
        for wrong, status in (({"day": "2004-01-01"}, 400), ({"table": "nowhere"}, 404), ({"day": "soon"}, 400)):
            assert inspector.get("/api/inspection/returns", params=wrong).status_code == status
