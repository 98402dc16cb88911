import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addDays, dayOf } from "#shared/domain/days";
import { lastMailDay } from "#shared/domain/dispute/reinvestigation";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { showDisputes } from "./testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2026-09-16T17:00:00.000Z", deliveredAt: "2026-09-21T15:00:00.000Z" };

test("a card says to what a bureau has corrected the item", async () => {
  const answer = {
    outcome: "modified",
    answeredOn: "2026-10-20",
    recordedAt: "2026-10-22T12:00:00.000Z",
    correctedTo: "Paid, balance $0",
  } as const;
  showDisputes({ disputes: [makeDispute({ status: "resolved", bureaus: { experian: { ...mailed, answer } } })] });
  const line = (await screen.findByText("Experian")).closest("li");
  expect(line).toHaveTextContent("The bureau corrected the item: “Paid, balance $0”, October 20, 2026");
});

test("a step that is due today says today's day", async () => {
  const today = dayOf(new Date());
  const dueOn = addDays(today, -20);
  const bureaus = { experian: { ...mailed, dueOn } };
  showDisputes({ disputes: [makeDispute({ status: "in_review", dueAt: `${dueOn}T23:59:59.000Z`, bureaus })] });
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(today));
  expect(
    await screen.findByText(`Next: record what the bureau answered, or that nothing came, ideally today, ${day}.`),
  ).toBeVisible();
  // The mail's days are over too: no day is named that is past.
  expect(screen.getByText(/Record what came, or that nothing did: then we show what follows\./)).toBeVisible();
});

test("an answer that is due and has not come has one last day on the whole card", async () => {
  const dueOn = addDays(dayOf(new Date()), -2);
  const day = (on: string) =>
    new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(on));
  const bureaus = { experian: { ...mailed, dueOn } };
  showDisputes({ disputes: [makeDispute({ status: "in_review", dueAt: `${dueOn}T23:59:59.000Z`, bureaus })] });
  const last = day(lastMailDay(dueOn));
  expect(await screen.findByText(new RegExp(`If no letter has come by ${last}, record that`))).toBeVisible();
  expect(screen.getByText(`The time to answer is over. A letter may still come by ${last}.`)).toBeVisible();
});

test.each([
  ["en", 0, /^Day \d+ of \d+, due /],
  ["en", -1, /^The \d+ days ended on /],
  ["es", 0, /^Día \d+ de \d+, vence el /],
  ["es", -1, /^Los \d+ días terminaron el /],
] as const)("days that are over are not due any more (%s, %d)", async (language, offset, words) => {
  const dueOn = addDays(dayOf(new Date()), offset);
  const deliveredAt = `${addDays(dueOn, -30)}T15:00:00.000Z`;
  const bureaus = { experian: { ...mailed, deliveredAt, dueOn } };
  showDisputes({
    language,
    disputes: [makeDispute({ status: "in_review", dueAt: `${dueOn}T23:59:59.000Z`, bureaus })],
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test("of a later letter to one bureau it is not said that there are three", async () => {
  const bureaus = { experian: { reportsItem: true, kind: "procedure_request" as const } };
  showDisputes({ disputes: [makeDispute({ status: "draft", round: 2, bureaus })] });
  await userEvent.click(await screen.findByRole("button", { name: /^Review letters/ }));
  expect(await screen.findByText("One letter, to one bureau.")).toBeVisible();
});

test.each([
  ["en", "Your turn.", "The bureaus’ turn."],
  ["es", "Le toca a usted.", "Les toca a las agencias."],
] as const)("each line says whose turn it is, in %s", async (language, own, others) => {
  const waiting = { ...mailed, dueOn: "2099-12-04" };
  const answer = { outcome: "verified", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
  const bureaus = { experian: waiting, equifax: waiting, transunion: { ...waiting, answer } };
  showDisputes({ language, disputes: [makeDispute({ status: "in_review", bureaus })] });
  const line = (names: RegExp) => screen.findByText(names, { selector: "p" });
  expect((await line(/^TransUnion$/)).closest("li")).toHaveTextContent(own);
  expect((await line(/^Experian .+ Equifax$/)).closest("li")).toHaveTextContent(others);
});

test.each([
  [undefined, /^Completed\. The item was reported deleted; your next report has to confirm it\./],
  ["confirmed", /^Completed\. The item was deleted\./],
  ["still_reported", /^Completed, but your report shows the item/],
  ["returned", /^Completed, but your report shows the item/],
] as const)("a dispute with a deletion is called deleted as far as a report shows it: %s", async (finding, words) => {
  const answer = { outcome: "deleted", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
  const laterReport = finding && ({ source: "later_report", finding, on: "2026-11-02" } as const);
  const resolved = { status: "resolved", outcome: "deleted", resolvedAt: "2026-10-22T12:00:00.000Z" } as const;
  showDisputes({ disputes: [makeDispute({ ...resolved, bureaus: { experian: { ...mailed, answer, laterReport } } })] });
  expect(await screen.findByText(words)).toBeVisible();
});

const verified = { outcome: "verified", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;

test.each<[string, NonNullable<Parameters<typeof makeDispute>[0]>, boolean]>([
  ["all bureaus of which have answered", { status: "rejected" }, true],
  ["of which another bureau still has to answer", { status: "in_review" }, false],
  ["that is a letter beside another one", { status: "rejected", partOf: "01KAB0000000000000000000D1" }, false],
])("a next round is offered for a dispute %s", async (_, change, isOffered) => {
  const waiting = { ...mailed, dueOn: "2099-12-04" };
  const equifax = change.status === "in_review" ? { equifax: waiting } : {};
  const bureaus = { experian: { ...mailed, answer: verified }, ...equifax };
  showDisputes({ disputes: [makeDispute({ outcome: "verified", bureaus, ...change })] });
  const line = (await screen.findByText("Experian", { selector: "p" })).closest("li");
  expect(line).toHaveTextContent(/It has 15 days to say so\./);
  expect(screen.queryAllByText(/You can answer with a next round/).length > 0).toBe(isOffered);
  expect(line?.textContent?.includes("you can also start a next round")).toBe(isOffered);
});

test("what happened to a letter has the day where the member lives, whatever the browser's clock says", async () => {
  // An evening in Los Angeles, when it is the next day already in UTC.
  const late = { reportsItem: true, mailedAt: "2026-09-17T03:30:00.000Z", deliveredAt: "2026-09-22T03:30:00.000Z" };
  const timeline = [{ status: "sent", at: late.mailedAt, by: "mail" } as const];
  showDisputes({
    user: makeUser({ timeZone: "America/Los_Angeles" }),
    disputes: [makeDispute({ status: "sent", timeline, bureaus: { experian: late } })],
  });
  const line = (await screen.findByText("Experian")).closest("li");
  expect(line).toHaveTextContent("Mailed September 16, 2026");
  expect(line).toHaveTextContent("Received September 21, 2026");
  expect(screen.getByText("September 16, 2026", { exact: true })).toBeInTheDocument();
});
