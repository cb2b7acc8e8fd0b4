"""Being the same person on another device, staying oneself when a link is opened, and signing out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import Visitor
from tests.table.server import Running


@pytest.fixture
def another_device(chromium: Browser, server: Running) -> Iterator[Page]:
    """A browser in which nobody has said a name."""
    context = chromium.new_context(locale="en-GB", base_url=server.url)
    yield context.new_page()
    context.close()


def menu(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Menu").click()


def link_of(visitor: Visitor) -> str:
    """The link that the open menu makes."""
    visitor.button("Use another device").first.click()
    field = visitor.page.get_by_role("textbox", name="Use another device")
    expect(field).not_to_have_value("")
    return field.input_value()


def test_a_link_makes_another_device_the_same_person_once(visit: Callable[..., Visitor], another_device: Page) -> None:
    ann = visit("Ann")
    ann.open_table("me", "open")
    ann.page.goto("/")
    menu(ann)
    link = link_of(ann)
    expect(ann.page.get_by_text("A link to another device is open until")).to_be_visible()
    another_device.goto(link)
    expect(another_device.get_by_text("Hello, Ann")).to_be_visible()
    assert "#" not in another_device.url
    expect(another_device.get_by_role("region", name="Your games").get_by_role("link").first).to_be_visible()
    third = another_device.context.browser
    assert third is not None
    stranger = third.new_context(locale="en-GB").new_page()
    stranger.goto(link)
    expect(stranger.get_by_text("That link is no longer good: make a new one.")).to_be_visible()
    expect(stranger.get_by_label("Your name")).to_be_visible()
    stranger.context.close()


def test_a_link_can_be_taken_back(visit: Callable[..., Visitor], another_device: Page) -> None:
    ann = visit("Ann")
    menu(ann)
    link = link_of(ann)
    ann.button("Take the link back").click()
    expect(ann.button("Take the link back")).to_have_count(0)
    another_device.goto(link)
    expect(another_device.get_by_text("That link is no longer good: make a new one.")).to_be_visible()


def test_a_link_asks_before_it_replaces_somebody(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    menu(ann)
    link = link_of(ann)
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Use this device as Ann?")).to_be_visible()
    expect(ben.page.get_by_text("At the moment it is Ben's.")).to_be_visible()
    expect(ben.page.get_by_role("alert")).to_contain_text("nobody can be Ben again")
    ben.button("No, stay Ben").click()
    expect(ben.page.get_by_text("Hello, Ben")).to_be_visible()
    ben.page.goto("about:blank")
    ben.page.goto(link)  # it was not used up
    ben.button("Yes, be Ann here").click()
    expect(ben.page.get_by_text("Hello, Ann")).to_be_visible()


def test_who_signs_out_on_the_only_device_is_warned(visit: Callable[..., Visitor], another_device: Page) -> None:
    ann = visit("Ann")
    menu(ann)
    ann.button("Sign out").click()
    expect(ann.page.get_by_text("You are known on this device alone.")).to_be_visible()
    expect(ann.button("Sign out everywhere")).to_have_count(0)
    ann.button("Sign out here").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("nobody can be Ann again")
    another_device.goto(link_of(ann))
    expect(another_device.get_by_text("Hello, Ann")).to_be_visible()
    ann.button("Sign out all the same").click()
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    another_device.reload()
    expect(another_device.get_by_text("Hello, Ann")).to_be_visible()


def test_signing_out_on_all_other_devices(visit: Callable[..., Visitor], another_device: Page) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    table = ann.page.url
    ann.page.goto("/")
    menu(ann)
    another_device.goto(link_of(ann))
    expect(another_device.get_by_text("Hello, Ann")).to_be_visible()
    another_device.goto(table)
    expect(another_device.get_by_test_id("table")).to_be_visible()
    ann.page.reload()
    menu(ann)
    ann.button("Sign out").click()
    expect(ann.page.get_by_text("You are known on 2 devices.")).to_be_visible()
    ann.button("Sign out on all other devices").click()
    expect(ann.page.get_by_text("You are signed out on all other devices.")).to_be_visible()
    expect(another_device.get_by_text("Somebody has signed out on this device.")).to_be_visible()
    another_device.goto("/")
    expect(another_device.get_by_label("Your name")).to_be_visible()
    expect(ann.page.get_by_text("Hello, Ann")).to_be_visible()
