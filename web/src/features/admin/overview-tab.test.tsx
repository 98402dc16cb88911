import { screen, within } from "@testing-library/react";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { User } from "#shared/api/schemas/user";
import { makeMetrics, waiting } from "#shared/testing/admin";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "./admin-screen";

const dispute = (n: number) => ({
  ...makeDispute({ id: `dispute-${n}`, accountName: `COMPANY ${n}`, createdAt: "2026-11-05T17:00:00.000Z" }),
  userId: "maya",
});

/** A server with eight disputes that answers with as many as it is asked for. */
function show({
  users: waitingMembers = [] as User[],
  moreUsers = undefined as string | undefined,
  metrics = makeMetrics(),
  mailed = (_status: string) => [] as Dispute[],
} = {}) {
  const user = makeUser({ isAdmin: true });
  fakeApi({
    "auth/get-user": () => user,
    "admin/get-metrics": () => metrics,
    "admin/list-users": () => ({ users: waitingMembers, nextCursor: moreUsers }),
    "admin/list-refunds": () => ({ refunds: [] }),
    "admin/list-disputes": ({ query }) => ({
      disputes: query.status
        ? mailed(String(query.status))
        : [1, 2, 3, 4, 5, 6, 7, 8].slice(0, Number(query.limit)).map(dispute),
    }),
  });
  return renderScreen(<AdminScreen />, { user, path: "/admin" });
}

test("recent activity is the newest five disputes, with American dates and names in capitals in title case", async () => {
  show();
  const names = await screen.findAllByText(/^Company \d/);
  expect(names.map((name) => name.textContent)).toEqual([1, 2, 3, 4, 5].map((n) => `Company ${n}`));
  expect(screen.getAllByText(/November 5, 2026/)).toHaveLength(5);
});

test("thousands are separated", async () => {
  show({ metrics: makeMetrics({ totalUsers: 1_208 }) });
  const numbers = within(await screen.findByRole("region", { name: "The business in numbers" }));
  expect(numbers.getByText("1,208")).toBeVisible();
});

test("the month's revenue is told in US dollars", async () => {
  show();
  const numbers = within(await screen.findByRole("region", { name: "The business in numbers" }));
  expect(numbers.getByText("$1,234.50")).toBeVisible();
});

test("the due list names who waits, and each letter that came back or could not leave", async () => {
  const at = "2026-11-18T12:00:00.000Z";
  const returned = makeDispute({
    id: "back",
    accountName: "Harbor Lane Bank",
    status: "sent",
    bureaus: {
      experian: { reportsItem: true, mailedAt: at, returnedAt: at },
      equifax: { reportsItem: true, heldBackAt: at, heldBackFor: "words" },
      transunion: { reportsItem: true, mailedAt: at, returnedAt: at, mailAgainAfter: at },
    },
  });
  show({ users: [waiting], mailed: (status) => (status === "sent" ? [returned] : []) });
  const due = within(await screen.findByRole("region", { name: "Due" }));
  const entries = (await due.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringContaining("1 member is waiting for activation"),
    expect.stringContaining("Harbor Lane Bank: the mail returned the letter to Experian"),
    expect.stringContaining("Harbor Lane Bank: the letter to Equifax could not be mailed"),
  ]);
  expect(due.getByRole("link", { name: "See who waits" })).toHaveAttribute("href", "/admin?tab=subscriptions");
});

test("letters of one dispute that came back on one day are due once", async () => {
  const back = { reportsItem: true, mailedAt: "2026-11-12T12:00:00.000Z", returnedAt: "2026-11-18T12:00:00.000Z" };
  const returned = makeDispute({
    accountName: "Harbor Lane Bank",
    status: "sent",
    bureaus: { experian: back, equifax: back },
  });
  show({ mailed: (status) => (status === "sent" ? [returned] : []) });
  const due = within(await screen.findByRole("region", { name: "Due" }));
  expect((await due.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "Harbor Lane Bank: the mail returned the letters to Experian and Equifax on November 18, 2026.View",
  ]);
});

test("the members who wait are told once, beside the key that activates them", async () => {
  show({ users: [waiting] });
  const due = within(await screen.findByRole("region", { name: "Due" }));
  expect(await due.findByText("1 member is waiting for activation.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Activate all pending" })).toBeEnabled();
  expect(screen.getAllByText(/waiting for activation|waiting for you/)).toHaveLength(1);
});

test("more members than one list holds are not counted as so many", async () => {
  show({ users: [waiting], moreUsers: "after-the-first" });
  const due = within(await screen.findByRole("region", { name: "Due" }));
  expect(await due.findByText("More than 1 members are waiting for activation.")).toBeVisible();
});

test("with nothing due the list says so", async () => {
  show();
  expect(await screen.findByText("Nothing is due.")).toBeVisible();
});
