import { useQuery } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { reportQuery } from "#web/src/api/queries";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { DashboardScreen } from "./dashboard-screen";
import { showDashboard as show, sixItems, stats } from "./testing/show-dashboard";

test("it greets by name and shows the three bureaus' scores with their words", async () => {
  show();
  expect(await screen.findByRole("heading", { level: 1, name: "Welcome, Maya" })).toBeVisible();
  expect(await screen.findByRole("img", { name: /Experian score 591, Fair/ })).toBeVisible();
  expect(screen.getByText("Real Credit Bureau Scores")).toBeVisible();
});

test("an item that was removed is named on the card beside what is to be done", async () => {
  const bureaus = { experian: { reportsItem: true } };
  const resolvedAt = new Date().toISOString();
  const gone = makeDispute({
    id: "d2",
    accountName: "Harbor Lane Bank",
    status: "resolved",
    outcome: "deleted",
    resolvedAt,
    bureaus,
  });
  show({ disputes: [makeDispute({ bureaus }), gone] });
  const status = await screen.findByRole("region", { name: /^1 letter to review/ });
  expect(within(status).getByText("Reported deleted: Harbor Lane Bank")).toBeVisible();
});

test.each([
  ["en", "Removed by Experian: Northgate Recovery. Equifax: in dispute", /^Equifax has your letter: day/],
  ["es", "Eliminado por Experian: Northgate Recovery. Equifax: en disputa", /^Equifax tiene su carta: día/],
] as const)(
  "a removal by one of two bureaus is told beside the wait for the other (%s)",
  async (language, words, wait) => {
    const now = Date.now();
    const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
    const mailed = { reportsItem: true, mailedAt: ago(12), deliveredAt: ago(10), dueOn: ago(-20).slice(0, 10) };
    const answer = { outcome: "deleted", answeredOn: ago(2).slice(0, 10), recordedAt: ago(1) } as const;
    const bureaus = { experian: { ...mailed, answer }, equifax: mailed };
    show({
      disputes: [makeDispute({ negativeItemId: "item-1", status: "in_review", dueAt: ago(-20), bureaus })],
      language,
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(wait)).toBeVisible();
  },
);

test("the line below the scores says which score it counts from", async () => {
  show();
  expect(await screen.findByText(/Your middle score of 588 is 82 points from Good\./)).toBeVisible();
});

test.each([
  ["says nothing of a change with the first report", [588], null],
  ["says how far the score has come with the second one", [572, 588], "Up 16 points since you joined."],
  ["counts one point as one", [587, 588], "Up 1 point since you joined."],
])("the line below the scores %s", async (_, scores, words) => {
  const history = scores.map((creditScore, index) => ({
    date: `2026-1${index}-05`,
    creditScore,
    experianScore: null,
    equifaxScore: null,
    transunionScore: null,
  }));
  show({ report: makeReport({ history }) });
  const line = await screen.findByText(/Your middle score of 588 is/);
  if (words === null) expect(line).not.toHaveTextContent("since you joined");
  else expect(line).toHaveTextContent(words);
});

test("the count of active disputes says which further ones wait to be mailed", async () => {
  show({ disputes: [makeDispute(), makeDispute({ id: "d2", status: "submitted" })] });
  const tiles = await screen.findByRole("region", { name: "Your counts" });
  expect(tiles).toHaveTextContent("Active disputes1mailed to the bureaus, 1 more waits to be mailed");
});

test.each([
  ["en", "Your counts", "Negative items–no report yet"],
  ["es", "Sus cifras", "Cuentas negativas–todavía sin informe"],
] as const)("without a report no count of negative items is claimed (%s)", async (language, name, words) => {
  show({ language, report: makeReport({ id: null, negativeItems: [], lastUpdated: null }) });
  expect(await screen.findByRole("region", { name })).toHaveTextContent(words);
});

test("information on its way to a dispute is a part of it: one row for each dispute that the tile counts", async () => {
  const mailed = { reportsItem: true, mailedAt: "2026-11-20T12:00:00.000Z" };
  const active = makeDispute({ status: "in_review", bureaus: { experian: { ...mailed, addedLetter: "d2" } } });
  const bureaus = { experian: { ...mailed, kind: "added_information" as const } };
  show({ disputes: [makeDispute({ id: "d2", partOf: active.id, status: "sent", bureaus }), active] });
  const list = await screen.findByRole("region", { name: "Active disputes" });
  expect(within(list).getAllByText("Northgate Recovery")).toHaveLength(1);
});

test("three skeleton rows keep the place of what is on its way", async () => {
  show();
  expect(screen.getAllByTestId("skeleton-row")).toHaveLength(3);
  expect(await screen.findByRole("region", { name: "Review negative items" })).toBeVisible();
});

test("the one thing to know now is the first on the page", async () => {
  show();
  const status = await screen.findByRole("region", { name: "3 letters to review, about 8 minutes" });
  const review = within(status).getByRole("link", { name: "Review and send" });
  expect(review).toHaveAttribute("href", "/disputes");
  expect(review.compareDocumentPosition(within(status).getByRole("link", { name: "New dispute" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each(["inactive", "incomplete", "pending_verification"] as const)(
  "who is %s is offered one next step and no dispute that cannot be sent",
  async (subscriptionStatus) => {
    show({ user: makeUser({ subscriptionStatus }), allowance: null });
    expect(await screen.findByRole("button", { name: "Refresh report" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "New dispute" })).toBeNull();
  },
);

test.each([
  ["en", "Do not pay again: your payment stands", "Keep my plan"],
  ["es", "No pague otra vez: su pago es válido", "Conservar mi plan"],
] as const)("whose payment stands after all is not asked for another one, in %s", async (language, title, action) => {
  const payment = {
    date: "2026-11-20T15:00:00.000Z",
    description: "renewal monthly",
    amountCents: 12_000,
    amount: 120,
  };
  const payments = [{ ...payment, status: "reinstated" }];
  show({ user: makeUser({ subscriptionStatus: "inactive" }), payments, allowance: null, language });
  const status = await screen.findByRole("region", { name: title });
  expect(within(status).getByRole("link", { name: action })).toHaveAttribute("href", "/subscribe");
});

test("two active disputes about one company show which account each is of", async () => {
  const base = { accountName: "Northgate Recovery", status: "in_review" } as const;
  const one = makeDispute({ ...base, id: "d1", accountNumber: "****1111" });
  const other = makeDispute({ ...base, id: "d2", negativeItemId: "item-2", accountNumber: "****2222" });
  show({ disputes: [one, other] });
  const list = within(await screen.findByRole("region", { name: "Active disputes" }));
  expect(list.getByText("Northgate Recovery ••1111")).toBeVisible();
  expect(list.getByText("Northgate Recovery ••2222")).toBeVisible();
});

test("an active dispute counts down to its own due day", async () => {
  const dueAt = new Date(Date.now() + 27 * 86_400_000).toISOString();
  show({ disputes: [makeDispute({ status: "in_review", dueAt })] });
  expect(await screen.findByText(/27 days remaining/)).toBeVisible();
});

test("before a bureau has the letter nothing is counted", async () => {
  show({ disputes: [makeDispute({ status: "sent" })] });
  expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  expect(await screen.findByText(/time to answer starts when it receives/)).toBeVisible();
});

test("an administrator finds the way to the administration, no one else does", async () => {
  show({ user: makeUser({ isAdmin: true }) });
  expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
});

test("what cannot be loaded is said, with a way to try again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<DashboardScreen />, { user: makeUser() });
  expect(await screen.findByText("Failed to load dashboard data")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeVisible();
});

/** Shows the dashboard after another reader's query of the report has failed. */
function AfterFailure() {
  return useQuery(reportQuery).isError ? <DashboardScreen /> : null;
}

test("a failed query is never retried by itself, whichever part of the screen comes later", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const seen = fakeApi({ "auth/get-user": () => makeUser() });
  renderScreen(<AfterFailure />, { user: makeUser() });
  expect(await screen.findByText("Failed to load dashboard data")).toBeVisible();
  expect(seen.filter(({ name }) => name === "credit-report/get-report")).toHaveLength(1);
});

test("a refreshed report is said", async () => {
  show();
  await screen.findByRole("region", { name: "Review negative items" });
  await userEvent.click(screen.getByRole("button", { name: "Refresh report" }));
  expect(await screen.findByText("Credit Report Refreshed")).toBeVisible();
});

test("a report that cannot be refreshed is said, and the one from before stays", async () => {
  let isDown = false;
  fakeApi({
    "auth/get-user": () => makeUser(),
    "dashboard/get-stats": () => stats,
    "credit-report/get-report": () => {
      if (isDown) throw new AppError("SERVICE_UNAVAILABLE");
      return makeReport({ negativeItems: sixItems });
    },
    "disputes/list-disputes": () => [],
  });
  renderScreen(<DashboardScreen />, { user: makeUser(), path: "/dashboard" });
  const review = await screen.findByRole("region", { name: "Review negative items" });

  isDown = true;
  await userEvent.click(screen.getByRole("button", { name: "Refresh report" }));
  expect(await screen.findByText("Refresh Failed")).toBeVisible();
  expect(screen.getByText("Unable to refresh credit report. Please try again.")).toBeVisible();
  expect(review).toBeVisible();
});

test("it holds for a screen reader", async () => {
  const { container } = show();
  await screen.findByRole("region", { name: "Review negative items" });
  expect(await accessFaults(container)).toHaveNoViolations();
});

test.each([
  [false, 1],
  [true, 0],
])(
  "whether the address is confirmed (%s) decides whether it is asked about, below the first card",
  async (isEmailConfirmed, times) => {
    show({ user: makeUser({ isEmailConfirmed }) });
    await screen.findByRole("img", { name: /Experian score 591/ });
    const links = screen.queryAllByRole("link", { name: "Enter the code" });
    expect(links).toHaveLength(times);
    for (const link of links) expect(link).toHaveAttribute("href", "/confirm-email");
  },
);

test("an account without an address says that no news can be sent, and where to enter one", async () => {
  show({ user: makeUser({ email: "", isEmailConfirmed: false }) });
  const link = await screen.findByRole("link", { name: "Enter your address" });
  expect(link).toHaveAttribute("href", "/confirm-email");
});
