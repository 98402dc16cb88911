import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import enWords from "#shared/i18n/en/notices.json";
import esWords from "#shared/i18n/es/notices.json";
import { makeNotice } from "#shared/testing/notice";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { NotificationsButton } from "./notifications-button";

test("an empty list of notifications says so", async () => {
  fakeApi({});
  renderScreen(<NotificationsButton />);
  await userEvent.click(screen.getByRole("button", { name: "Notifications" }));
  expect(await screen.findByText("You have no new notifications at this time.")).toBeVisible();
});

const notices = [
  makeNotice({ id: "01KAB00000000000000000000B", kind: "letters_mailed", accountName: "Northgate" }),
  makeNotice({ id: "01KAB00000000000000000000A", kind: "activated", isRead: true }),
];

test.each(["en", "es"] as const)("the bell counts what is unread and opens it, also in %s", async (language) => {
  fakeApi({ "notifications/list-notices": () => ({ notices, unreadCount: 1 }) });
  renderScreen(<NotificationsButton />, { language });
  await userEvent.click(await screen.findByRole("button", { name: /: 1 (unread|sin leer)/ }));

  const list = within(await screen.findByRole("dialog"));
  expect(list.getAllByRole("listitem").map(({ textContent }) => /Northgate/.test(textContent))).toEqual([true, false]);
  // The dialog settles its focus meanwhile.
  expect(await accessFaults(screen.getByRole("dialog"))).toHaveNoViolations();
});

test("a notice can be marked as read, and all of them", async () => {
  const calls = fakeApi({
    "notifications/list-notices": () => ({ notices, unreadCount: 1 }),
    "notifications/read-notices": () => ({ unreadCount: 0 }),
  });
  renderScreen(<NotificationsButton />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Mark as read .*Northgate/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));

  const bodies = () => calls.filter(({ name }) => name === "notifications/read-notices").map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ ids: ["01KAB00000000000000000000B"] }, { all: true }]));
  await waitFor(() => expect(within(screen.getByRole("dialog")).getByRole("list")).toHaveFocus());
});

test("of two notices that say the same, each button names its day", async () => {
  const paid = [
    makeNotice({ id: "01KAB00000000000000000000B", kind: "payment_received", at: "2026-11-20T12:00:00.000Z" }),
    makeNotice({ id: "01KAB00000000000000000000A", kind: "payment_received", at: "2026-10-20T12:00:00.000Z" }),
  ];
  fakeApi({ "notifications/list-notices": () => ({ notices: paid, unreadCount: 2 }) });
  renderScreen(<NotificationsButton />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 2 unread" }));

  expect(await screen.findByRole("button", { name: /^Mark as read .* November 20, 2026$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Mark as read .* October 20, 2026$/ })).toBeVisible();
});

test.each([
  ["en", "We have received 2 payments from you."],
  ["es", "Recibimos 2 pagos suyos."],
] as const)("two payments of one day are one notice, also in %s", async (language, words) => {
  const paid = [
    makeNotice({ id: "01KAB00000000000000000000B", kind: "payment_received", at: "2026-11-20T12:30:00.000Z" }),
    makeNotice({ id: "01KAB00000000000000000000A", kind: "payment_received", at: "2026-11-20T12:00:00.000Z" }),
  ];
  fakeApi({ "notifications/list-notices": () => ({ notices: paid, unreadCount: 2 }) });
  renderScreen(<NotificationsButton />, { language });
  await userEvent.click(await screen.findByRole("button", { name: /: 1 (unread|sin leer)/ }));

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("a notice leads to its subject and is read then", async () => {
  const calls = fakeApi({
    "notifications/list-notices": () => ({ notices, unreadCount: 1 }),
    "notifications/read-notices": () => ({ unreadCount: 0 }),
  });
  renderScreen(<NotificationsButton />, { path: "/dashboard" });
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));
  expect(await screen.findByRole("link", { name: /subscription is active/ })).toHaveAttribute("href", "/dashboard");
  const link = screen.getByRole("link", { name: /Northgate/ });
  expect(link).toHaveAttribute("href", "/disputes");
  await userEvent.click(link);

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls.filter(({ name }) => name === "notifications/read-notices").map(({ body }) => body)).toEqual([
    { ids: ["01KAB00000000000000000000B"] },
  ]);
});

test("a notice of a dispute leads to that dispute", async () => {
  const ofDispute = makeNotice({
    kind: "letters_mailed",
    accountName: "Northgate",
    disputeId: "01KAB0000000000000000D1SP0",
  });
  fakeApi({ "notifications/list-notices": () => ({ notices: [ofDispute], unreadCount: 1 }) });
  renderScreen(<NotificationsButton />, { path: "/dashboard" });
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));

  const link = await screen.findByRole("link", { name: /Northgate/ });
  expect(link).toHaveAttribute("href", "/disputes?dispute=01KAB0000000000000000D1SP0");
});

test("what a dispute's letters meet with at several bureaus on a day is one notice", async () => {
  const arrived = {
    kind: "letter_delivered" as const,
    accountName: "Northgate",
    disputeId: "01KAB0000000000000000D1SP0",
  };
  const ids = ["01KAB00000000000000000000B", "01KAB00000000000000000000A"] as const;
  const both = [
    makeNotice({ ...arrived, id: ids[0], bureau: "transunion" }),
    makeNotice({ ...arrived, id: ids[1], bureau: "experian" }),
  ];
  const calls = fakeApi({
    "notifications/list-notices": () => ({ notices: both, unreadCount: 2 }),
    "notifications/read-notices": () => ({ unreadCount: 0 }),
  });
  renderScreen(<NotificationsButton />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));
  const words = "Northgate: Experian and TransUnion have received your letter.";
  await userEvent.click(await screen.findByRole("button", { name: `Mark as read ${words} November 20, 2026` }));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(calls.filter(({ name }) => name === "notifications/read-notices").map(({ body }) => body)).toEqual([{ ids }]);
});

test("earlier notices come when they are asked for", async () => {
  fakeApi({
    "notifications/list-notices": ({ query: { cursor } }) =>
      cursor === undefined
        ? { notices: notices.slice(0, 1), unreadCount: 1, nextCursor: "next" }
        : { notices: notices.slice(1), unreadCount: 1 },
  });
  renderScreen(<NotificationsButton />);
  await userEvent.click(await screen.findByRole("button", { name: "Notifications: 1 unread" }));
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier ones" }));
  expect(await screen.findByText("Your subscription is active.")).toBeVisible();
});

test("what several bureaus did is said once all of it is there, not of those on the first page alone", async () => {
  const received = (bureau: "experian" | "equifax") =>
    makeNotice({
      id: `01KAB00000000000000000${bureau.slice(0, 4).toUpperCase()}`,
      kind: "letter_delivered",
      accountName: "Northgate",
      disputeId: "01KAB0000000000000000D1SP0",
      bureau,
    });
  const newest = makeNotice({ id: "01KAB0000000000000000NEWST", kind: "activated" });
  fakeApi({
    "notifications/list-notices": ({ query: { cursor } }) =>
      cursor === undefined
        ? { notices: [newest, received("experian")], unreadCount: 3, nextCursor: "next" }
        : { notices: [received("equifax")], unreadCount: 3 },
  });
  renderScreen(<NotificationsButton />);
  await userEvent.click(await screen.findByRole("button", { name: /^Notifications/ }));
  expect(await screen.findByText("Your subscription is active.")).toBeVisible();
  expect(screen.queryByText(/received your letter/)).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Show earlier ones" }));
  expect(await screen.findByText("Northgate: Experian and Equifax have received your letter.")).toBeVisible();
});

test("in Spanish the word agrees with the bureaus whose letters are not confirmed", async () => {
  const dispute = {
    kind: "letter_unconfirmed" as const,
    accountName: "Northgate",
    disputeId: "01KAB0000000000000000D1SP0",
  };
  const notices = (["transunion", "experian"] as const).map((bureau, index) =>
    makeNotice({ ...dispute, id: `01KAB0000000000000000000${index}A`, bureau }),
  );
  fakeApi({ "notifications/list-notices": () => ({ notices, unreadCount: 2 }) });
  renderScreen(<NotificationsButton />, { language: "es" });
  await userEvent.click(await screen.findByRole("button", { name: /^Notificaciones/ }));
  expect(await screen.findByText(/^Northgate: .* que Experian y TransUnion recibieron su carta/)).toBeVisible();
});

test.each([
  ["en", enWords],
  ["es", esWords],
] as const)("a notice about an account begins with its name, and is short (%s)", (_, catalogue) => {
  const words = Object.values(catalogue).filter((each) => each.includes("{account}"));
  expect(words.filter((each) => !each.startsWith("{account}: "))).toEqual([]);
  expect(words.filter((each) => each.length > 190)).toEqual([]);
});
