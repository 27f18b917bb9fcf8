"""Charts: axes hold their values, numbers are written as the language does, markup is well formed."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville.reports.distribution import distribution
from oddville.reports.intervals import Estimate
from oddville.reports.numbers import Numbers
from oddville.reports.page import Fact, Section, page
from oddville.reports.scale import Scale, round_step, scale_for
from oddville.text import Texts
from tests.support.charts import sample_charts

VALUES = st.lists(st.floats(-1e6, 1e6, allow_nan=False).map(lambda v: round(v, 4)), min_size=1, max_size=20)


@given(VALUES)
def test_an_axis_holds_its_values(values: list[float]) -> None:
    scale = scale_for(values)
    slack = (scale.high - scale.low) * 1e-6
    assert scale.low - slack <= min(values)
    assert max(values) <= scale.high + slack
    assert all(0 <= scale.place(value) <= 100 for value in values)
    assert 2 <= len(scale.ticks()) <= 12


@given(VALUES.map(lambda values: [abs(value) for value in values]))
def test_an_axis_from_zero(values: list[float]) -> None:
    assert scale_for(values, start=0.0).low == 0


def test_ticks_are_round() -> None:
    assert Scale(0, 1).ticks(5) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert Scale(28, 31).ticks(5) == [28, 29, 30, 31]
    assert [round_step(rough) for rough in (0.03, 1, 1.1, 30)] == [0.05, 1, 2, 50]


@pytest.mark.parametrize(
    ("language", "number", "share", "time"),
    [
        ("en", "−1\u202f234.5", "12.3%", "1.50\u202fms"),
        ("de", "−1\u202f234,5", "12,3\u202f%", "1,50\u202fms"),
        ("fr", "−1\u202f234,5", "12,3\u202f%", "1,50\u202fms"),
        ("nl", "−1\u202f234,5", "12,3%", "1,50\u202fms"),
    ],
)
def test_numbers(language: str, number: str, share: str, time: str) -> None:
    numbers = Numbers(language)
    assert numbers.number(-1234.5, 1) == number
    assert numbers.percent(0.1234, 1) == share
    assert numbers.seconds(0.0015) == time


def test_small_numbers() -> None:
    numbers = Numbers("en")
    assert numbers.number(-0.01, 1) == "0.0"
    assert numbers.percent_range(Estimate(0.5, 0.456, 0.544, 9)) == "45.6–54.4%"
    assert [numbers.seconds(value, 1) for value in (3, 1, 0.01, 0.0001)] == [
        "3\u202fs",
        "1\u202fs",
        "10\u202fms",
        "100\u202fµs",
    ]


def test_many_values_share_bars() -> None:
    shown = distribution([dict.fromkeys(range(100), 10)])
    assert shown.width == 3
    assert len(shown.series[0]) == 34
    assert sum(shown.series[0].values()) == pytest.approx(1)
    # Thin ends are left off.
    assert distribution([{0: 1, 10: 5000, 11: 5000, 40: 1}]).high == 11
    assert distribution([{}]).series == [{}]


def test_markup_is_well_formed() -> None:
    for chart in sample_charts():
        ET.fromstring(chart)  # every chart is one element of proper XML


def test_the_frame() -> None:
    text = page(Texts("de"), "A <title>", [Fact("a", "b")], [Section("one", "One", "<p>content</p>", "lead")])
    assert "A &lt;title&gt;" in text
    assert 'lang="de"' in text
    assert text.count('id="one"') == 1
    assert "http" not in text.replace("http-equiv", "")
