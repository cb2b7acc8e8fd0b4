"""What holds for every test: Hypothesis profiles, and no silent gaps in CI.

Nothing here knows a game.
"""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

IN_CI = os.environ.get("CI", "").lower() not in {"", "0", "false"}

# No test is timed: a slow machine is no bug. That goes for deadlines and for the health check on slowness.
UNTIMED = (HealthCheck.too_slow,)
# At the desk every run looks at new examples; in CI the same commit always gives the same answer.
settings.register_profile("dev", deadline=None, suppress_health_check=UNTIMED, print_blob=True)
settings.register_profile("ci", deadline=None, suppress_health_check=UNTIMED, print_blob=True, derandomize=True, database=None)
settings.load_profile("ci" if IN_CI else "dev")


def pytest_collection_finish() -> None:
    """Thousands of tests lie in memory to the end: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _left_out(config: pytest.Config) -> list[str]:
    """The tests that did not really run, each with the reason that pytest knows."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return []
    return sorted(
        f"{report.nodeid} ({outcome})"
        for outcome in ("skipped", "xfailed", "xpassed")
        for report in reporter.stats.get(outcome, [])
    )


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    # The workers of a parallel run report to the session that started them; only that one has the whole list.
    if IN_CI and not hasattr(session.config, "workerinput") and _left_out(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if IN_CI and (tests := _left_out(config)):
        terminalreporter.section("left out", red=True, bold=True)
        terminalreporter.write_line("In CI every test must run, and these did not:")
        for test in tests:
            terminalreporter.write_line(f"  {test}")
