import { screen, within } from "@testing-library/react";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { CreditReport } from "#shared/api/schemas/report";
import { SIMULATED_MODEL } from "#shared/domain/score/models";
import { makeDispute } from "#shared/testing/dispute";
import { makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ResultsScreen } from "./results-screen";

const at = "2026-10-20T12:00:00.000Z";
const answer = { outcome: "deleted", answeredOn: "2026-10-18", recordedAt: at } as const;
const laterReport = { source: "later_report", finding: "confirmed", on: "2026-11-02" } as const;
const won = makeDispute({
  ...{
    id: "01KAB000000000000000D1SP01",
    accountName: "Northlake",
    status: "resolved",
    outcome: "deleted",
    resolvedAt: at,
  },
  bureaus: { experian: { reportsItem: true, answer, laterReport }, equifax: { reportsItem: false } },
});
const reported = makeDispute({
  ...{
    id: "01KAB000000000000000D1SP02",
    accountName: "Harbor Lane",
    status: "resolved",
    outcome: "deleted",
    resolvedAt: at,
  },
  bureaus: { equifax: { reportsItem: true, answer: { ...answer, source: "uploaded_answer" } } },
});
const waiting = makeDispute({ id: "01KAB000000000000000D1SP03", accountName: "Ridgeline", status: "in_review" });
const verified = { ...answer, outcome: "verified" as const };
const kept = makeDispute({
  ...{ id: "01KAB000000000000000D1SP05", accountName: "Ridgeway", status: "rejected", outcome: "verified" },
  bureaus: { experian: { reportsItem: true, answer: verified } },
});
const draft = makeDispute({ id: "01KAB000000000000000D1SP04", accountName: "Tamarack" });
const models = { experian: "VantageScore 4.0", equifax: SIMULATED_MODEL };
const scores = { experianScore: 590, equifaxScore: null, transunionScore: 601 };
const history: CreditReport["history"] = [
  { date: "2026-09-01", creditScore: 580, ...scores },
  { date: "2026-11-02", creditScore: 601, ...scores, models },
];

async function openResults(disputes: Dispute[], report: Partial<CreditReport> = {}, language: "en" | "es" = "en") {
  fakeApi({
    "disputes/list-disputes": () => disputes,
    "credit-report/get-report": () => makeReport(report),
  });
  const view = renderScreen(<ResultsScreen />, { path: "/results", language, user: makeUser() });
  await screen.findByRole("heading", { name: /^(Your scores over time|Sus puntajes)/ });
  return view;
}

const card = (name: RegExp) => within(screen.getByRole("heading", { name }).closest("li") ?? document.body);

test.each(["en", "es"] as const)("results can be read by everyone, in %s", async (language) => {
  const { container } = await openResults([won, reported, waiting], { history }, language);
  expect(await accessFaults(container)).toHaveNoViolations();
});

test("each dispute says what was asked, what changed and which report proves it", async () => {
  await openResults([won, reported, waiting, kept, draft]);
  expect(card(/Northlake/).getByText("Account not mine")).toBeVisible();
  expect(card(/Northlake/).getByText("The bureau deleted the item, October 18, 2026")).toBeVisible();
  expect(card(/Northlake/).getByText("Proven by your report of November 2, 2026.")).toBeVisible();
  expect(card(/Northlake/).queryByText("Equifax")).toBeNull();
  expect(card(/Harbor Lane/).getByText("Reported deleted, October 18, 2026")).toBeVisible();
  expect(
    card(/Harbor Lane/).getByText(/^From the bureau's letter.* No later report has confirmed it yet\.$/),
  ).toBeVisible();
  expect(card(/Ridgeway/).getByText("As you recorded it.")).toBeVisible();
  expect(screen.queryByText(/Tamarack/)).toBeNull();
});

test("each result and each awaited answer leads to its dispute, where the next step is", async () => {
  await openResults([won, waiting]);
  expect(screen.getByRole("link", { name: /^Northlake/ })).toHaveAttribute("href", `/disputes?dispute=${won.id}`);
  expect(screen.getByRole("link", { name: "Ridgeline" })).toHaveAttribute("href", `/disputes?dispute=${waiting.id}`);
});

test("bureaus with the same result share one line, and another one has its own", async () => {
  const keeps = { reportsItem: true, answer: verified };
  const bureaus = { experian: keeps, equifax: { reportsItem: true, answer, laterReport }, transunion: keeps };
  await openResults([{ ...won, bureaus }]);
  expect(card(/Northlake/).getByText("Experian and TransUnion")).toBeVisible();
  expect(card(/Northlake/).getAllByText(/^The bureau verified the item and kept it/)).toHaveLength(1);
  expect(card(/Northlake/).getByText("Equifax")).toBeVisible();
});

test("two bureaus that corrected an item to other values are told apart", async () => {
  const to = (correctedTo: string) => ({
    reportsItem: true,
    answer: { ...answer, outcome: "modified" as const, correctedTo },
  });
  await openResults([{ ...won, bureaus: { experian: to("Paid"), equifax: to("$120") } }]);
  expect(card(/Northlake/).getByText("The bureau corrected the item: Paid, October 18, 2026")).toBeVisible();
  expect(card(/Northlake/).getByText("The bureau corrected the item: $120, October 18, 2026")).toBeVisible();
});

test("only what a later report confirms counts as removed", async () => {
  await openResults([won, reported, waiting, draft]);
  const counts = within(screen.getByRole("region", { name: "Your results in numbers" }));
  expect(counts.getByText("Removed").parentElement).toHaveTextContent("Removed1 of 3confirmed by a later report");
  expect(counts.getByText("Reported deleted").parentElement).toHaveTextContent("Reported deleted1 of 3");
  expect(counts.getByText("Corrected").parentElement).toHaveTextContent("Corrected0 of 3");
  expect(counts.getByText("Waiting").parentElement).toHaveTextContent("Waiting1 of 3");
});

test("only what a later report confirms counts as corrected", async () => {
  const modified = { ...answer, outcome: "modified" as const };
  const corrected = { status: "resolved", outcome: "modified", resolvedAt: at } as const;
  const said = makeDispute({
    ...{ id: "01KAB000000000000000D1SP06", ...corrected },
    bureaus: { experian: { reportsItem: true, answer: modified } },
  });
  const shown = makeDispute({
    ...{ id: "01KAB000000000000000D1SP07", ...corrected },
    bureaus: { experian: { reportsItem: true, answer: modified, laterReport } },
  });
  await openResults([said, shown, kept]);
  const counts = within(screen.getByRole("region", { name: "Your results in numbers" }));
  expect(counts.getByText("Corrected").parentElement).toHaveTextContent(
    "Corrected1 of 3confirmed by a later report; 1 more reported corrected",
  );
});

test("what was won comes first, and what no bureau has answered is one line each, with its day", async () => {
  const due = { ...waiting, dueAt: "2026-12-04T00:00:00.000Z" };
  await openResults([due, kept, won]);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Northlake/),
    expect.stringMatching(/^Ridgeway/),
    "Waiting for an answer",
    "Your scores over time",
  ]);
  const awaited = within(screen.getByRole("region", { name: "Waiting for an answer" }));
  expect(awaited.getByRole("listitem")).toHaveTextContent(
    /^RidgelineAccount not mine · answer due by December 4, 2026/,
  );
});

test("an item that is back is said to be", async () => {
  const back = { ...laterReport, finding: "returned" as const };
  await openResults([{ ...won, bureaus: { experian: { reportsItem: true, answer, laterReport: back } } }]);
  expect(screen.getByText("Your report of November 2, 2026 shows the item again.")).toBeVisible();
  expect(screen.getByText("Reported deleted, October 18, 2026")).toBeVisible();
});

test.each([
  ["en", "Your middle score on Nov 7, 2026: 631."],
  ["es", "Su puntaje intermedio del 7 nov 2026: 631."],
] as const)(
  "a single report is one dot below its number, and no way from one day to the same (%s)",
  async (language, name) => {
    const scores = { creditScore: 631, experianScore: 630, equifaxScore: 631, transunionScore: 631 };
    await openResults([], { history: [{ date: "2026-11-07", ...scores }] }, language);

    const chart = screen.getByRole("img", { name });
    const dot = Number(chart.querySelector("circle")?.getAttribute("cx"));
    const number = Number(within(chart).getByText("631").getAttribute("x"));
    expect(number - dot).toBeLessThan(20);
  },
);

test("the chart's numbers are in the table beside it, with the name of the model", async () => {
  await openResults([won], { history });
  expect(screen.getByRole("img", { name: /from Sep 1, 2026 to Nov 2, 2026: from 580 to 601/ })).toBeVisible();
  const rows = within(screen.getByRole("table", { name: "Your scores by report" })).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    "November 2, 2026601590Unknown601",
    "September 1, 2026580590Unknown601",
  ]);
  expect(screen.getByText(/Experian: VantageScore 4\.0; Equifax: Simulated score\./)).toBeVisible();
});

test("a model that is no brand is named in the reader's language", async () => {
  await openResults([won], { history }, "es");
  expect(screen.getByText(/Experian: VantageScore 4\.0; Equifax: Puntaje simulado\./)).toBeVisible();
});

test("without a score or a dispute the page says so", async () => {
  await openResults([draft], { history: [] });
  expect(screen.getByText("No report with a score yet.")).toBeVisible();
  expect(screen.getByText(/You have not asked the bureaus for anything yet/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to your disputes" })).toHaveAttribute("href", "/disputes");
});

test("in a later round to one bureau the answers of the others stay on the page", async () => {
  const answered = { reportsItem: false, answer: { ...answer, outcome: "modified" as const, correctedTo: "Paid" } };
  const bureaus = { experian: answered, equifax: { reportsItem: true } };
  await openResults([makeDispute({ status: "in_review", round: 2, accountName: "Northlake", bureaus })]);
  expect(card(/^Northlake/).getByText("Experian")).toBeVisible();
  expect(card(/^Northlake/).getByText(/The bureau corrected the item: Paid/)).toBeVisible();
});
