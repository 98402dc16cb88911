import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { sendTheDraft, showDisputes as show } from "./testing/show-disputes";

afterEach(() => jest.useRealTimers());

test("a member without disputes sees the five tiles too, each with none", async () => {
  show({ disputes: [] });
  const tiles = await screen.findByRole("region", { name: "Your disputes in numbers" });
  expect(tiles).toHaveTextContent(/^All0Active0Resolved0Rejected0Drafts0$/);
  expect(screen.getByText("No disputes yet")).toBeVisible();
});

test.each([
  [
    "one dispute that waits",
    { processedCount: 1, remainingThisMonth: 4, mailAfter: "2999-11-27T05:00:00.000Z", leavesOn: "2999-11-27" },
    "1 dispute is queued: its letters leave for the credit bureaus by mail on November 27, 2999. You have 4 disputes remaining this month.",
  ],
  [
    "one dispute that leaves at once",
    { processedCount: 1, remainingThisMonth: 1 },
    "1 dispute has been sent to credit bureaus. You have 1 dispute remaining this month.",
  ],
  [
    "a dispute of the one-time plan",
    { processedCount: 1, remainingThisMonth: 1, period: "lifetime" },
    "1 dispute has been sent to credit bureaus. You have 1 dispute remaining in all.",
  ],
])("what is said of %s is true", async (_, result, words) => {
  show({ process: () => result });
  await sendTheDraft();
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ["that came back", "2020-11-14T17:00:00.000Z", false],
  ["that came back while another is on its way", "2020-11-14T17:00:00.000Z", true],
] as const)("whether a bureau is waited for after letters %s", async (_, returnedAt, isOtherUnderWay) => {
  const mailedAt = "2020-11-10T17:00:00.000Z";
  const bureaus = {
    experian: { reportsItem: true, mailedAt, returnedAt },
    equifax: { reportsItem: true, mailedAt: isOtherUnderWay ? new Date().toISOString() : mailedAt },
    transunion: { reportsItem: false },
  };
  show({ disputes: [makeDispute({ status: "sent", bureaus })] });
  await screen.findByRole("button", { name: /^Show letters / });
  const waiting = screen.queryByText(/^Waiting for the bureau to begin/);
  const undelivered = screen.queryByText(/^The letters did not arrive, or their arrival is not confirmed/);
  expect([waiting !== null, undelivered !== null]).toEqual([isOtherUnderWay, !isOtherUnderWay]);
});

test("once one bureau has answered, letters to the others that came back are not waited for", async () => {
  const mailedAt = "2020-11-10T17:00:00.000Z";
  const answer = { outcome: "verified", answeredOn: "2020-11-20", recordedAt: "2020-11-22T17:00:00.000Z" } as const;
  const bureaus = {
    experian: { reportsItem: true, mailedAt, answer },
    equifax: { reportsItem: true, mailedAt, returnedAt: "2020-11-14T17:00:00.000Z" },
    transunion: { reportsItem: false },
  };
  show({ disputes: [makeDispute({ status: "in_review", bureaus })] });
  expect(await screen.findByText(/^The letter did not arrive, or its arrival is not confirmed/)).toBeVisible();
  expect(screen.queryByText(/^Awaiting bureau response/)).toBeNull();
});

test("an item that is back by a bureau's notice is not said to be on a report", async () => {
  const answer = { outcome: "deleted", answeredOn: "2020-11-20", recordedAt: "2020-11-22T17:00:00.000Z" } as const;
  const laterReport = { source: "later_report", finding: "reinserted", on: "2020-12-20" } as const;
  const bureaus = { experian: { reportsItem: true, answer, laterReport } };
  show({ disputes: [makeDispute({ status: "resolved", outcome: "deleted", bureaus })] });
  expect(await screen.findByText(/^Completed, but the bureau wrote that the item is back/)).toBeVisible();
});

test("a draft whose letters the post refused says so, and leads to the address", async () => {
  const bureaus = { experian: { reportsItem: true, heldBackAt: "2026-11-10T17:00:00.000Z" } };
  show({ disputes: [makeDispute({ bureaus })] });
  expect(await screen.findByText(/The mail service did not accept these letters/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Check your address" })).toHaveAttribute("href", "/account#account-contact");
});

test("the letters of a draft are read bureau by bureau", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Review letters / }));
  expect(await screen.findByText("A letter to Experian")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Equifax" }));
  expect(await screen.findByText("A letter to Equifax")).toBeVisible();
});

test("a reader of Spanish sees what the English letter says", async () => {
  show({ language: "es" });
  await userEvent.click(await screen.findByRole("button", { name: /^Revisar las cartas / }));
  expect(await screen.findByText("Les pido eliminarlo.")).toBeVisible();
});

test.each([
  ["en", ["By Redress, automatically", "By you", "By the mail service", "By an administrator"]],
  ["es", ["Por Redress, automáticamente", "Por usted", "Por el servicio de correo postal", "Por un administrador"]],
] as const)("the timeline says who did what (%s)", async (language, words) => {
  const steps = [
    { status: "draft", by: "system" },
    { status: "submitted", by: "member" },
    { status: "sent", by: "mail" },
    { status: "in_review", by: "admin" },
  ] as const;
  const timeline = steps.map((step, day) => ({ ...step, at: `2026-11-1${day}T17:00:00.000Z` }));
  show({ disputes: [makeDispute({ status: "in_review", timeline })], language });
  await screen.findByText(words[0]);
  expect(screen.getAllByText(/^(By|Por) /).map(({ textContent }) => textContent)).toEqual(words);
});

test("the next action follows the dispute's own clock", async () => {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString();
  show({
    disputes: [
      makeDispute({ id: "a", status: "submitted", mailAfter: inTenDays }),
      makeDispute({ id: "b", status: "sent" }),
      makeDispute({ id: "c", status: "in_review", dueAt: inTenDays }),
    ],
  });
  const active = within(await screen.findByRole("region", { name: "Active disputes" }));
  expect(active.getByText(/Your letters are ready and leave on/)).toBeVisible();
  expect(active.getByText(/up to 5 business days/)).toBeVisible();
  expect(active.getByText(/10 days remaining/)).toBeVisible();
});

test("a dispute at one bureau alone has one letter", async () => {
  const mailAfter = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const bureaus = { experian: { reportsItem: true } };
  show({ disputes: [makeDispute({ status: "submitted", mailAfter, bureaus })] });
  expect(await screen.findByText(/^Your letter is ready and leaves on/)).toBeVisible();
});

test("while nothing is resolved or rejected, no empty list speaks of it", async () => {
  show();
  expect(await screen.findByRole("heading", { name: "Active disputes" })).toBeVisible();
  expect(screen.getByText(/^Nothing is under way/)).toBeVisible();
  for (const name of ["Resolved", "Rejected"]) expect(screen.queryByRole("heading", { name })).toBeNull();
});

test("a rejected dispute can be retried and a resolved one downloaded", async () => {
  show({
    disputes: [
      makeDispute({ id: "a", status: "rejected" }),
      makeDispute({ id: "b", status: "resolved", outcome: "deleted" }),
    ],
  });
  expect(await screen.findByRole("button", { name: /^Retry with a next round for / })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Download letters for / })).toBeVisible();
});

test("a new dispute needs an item and a reason, and 'other' needs words", async () => {
  const { seen } = show({ path: "/disputes?new=1" });
  const dialog = within(await screen.findByRole("dialog", { name: "New dispute" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Save drafts" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Please select at least one item to dispute");

  await userEvent.click(dialog.getByRole("checkbox", { name: /^Dispute Northgate Recovery\b/ }));
  expect(await dialog.findByText(/Choose at least one reason/)).toBeVisible();
  expect(dialog.queryByRole("alert")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Save the draft" }));
  expect(await dialog.findByText(/Choose at least one reason/)).toHaveAttribute("role", "alert");
  await userEvent.click(dialog.getByRole("checkbox", { name: "Other (specify in details)" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save the draft" }));
  expect(await dialog.findAllByText("This field is required")).toHaveLength(1);
  expect(seen.some(({ name }) => name === "disputes/create-dispute")).toBe(false);

  await userEvent.type(dialog.getByLabelText(/own words/), "I paid it in May.");
  await userEvent.click(dialog.getByRole("button", { name: "Save the draft" }));
  expect(await screen.findByText("Dispute Draft Saved")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/create-dispute")?.body).toMatchObject({
    disputeReason: "other",
    additionalDetails: "I paid it in May.",
  });
  await waitFor(() => expect(screen.getByRole("heading", { name: "Drafts" })).toHaveFocus());
});

test("the first draft is on the page before its window closes, and takes the focus", async () => {
  const saved: Dispute[] = [];
  const listAfterAWhile = async () => {
    const known = [...saved];
    if (known.length > 0) await new Promise((resolve) => setTimeout(resolve, 600));
    return known;
  };
  show({
    path: "/disputes?new=1",
    fakes: {
      "disputes/list-disputes": listAfterAWhile,
      "disputes/create-dispute": () => {
        saved.push(makeDispute());
        return makeDispute();
      },
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "New dispute" }));
  await userEvent.click(await dialog.findByRole("checkbox", { name: /^Dispute Northgate Recovery\b/ }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Account not mine" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save the draft" }));

  expect(await screen.findByText("Dispute Draft Saved")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Drafts" })).toHaveFocus());
});

test("what was chosen on the dashboard is chosen here, with its reasons to give", async () => {
  show({ path: `/disputes?new=1&items=${makeNegativeItem().id}` });
  const dialog = within(await screen.findByRole("dialog", { name: "New dispute" }));
  expect(await dialog.findByRole("checkbox", { name: /^Dispute Northgate Recovery\b/ })).toBeChecked();
  expect(await dialog.findByRole("checkbox", { name: "Account not mine" })).not.toBeChecked();

  // An address opened the window: its button gets the focus all the same.
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "New dispute" })).toHaveFocus());
});

test("a member without a plan is asked to choose one", async () => {
  show({ user: makeUser({ subscriptionStatus: "incomplete" }) });
  expect(await screen.findByRole("link", { name: "Choose a plan" })).toHaveAttribute("href", "/subscribe");
});

test.each([
  ["en", "Get my report"],
  ["es", "Obtener mi informe"],
] as const)("without a report, getting it is the one next step (%s)", async (language, action) => {
  show({ user: makeUser({ subscriptionStatus: "incomplete", hasCreditReport: false }), disputes: [], language });
  expect(await screen.findByRole("link", { name: action })).toHaveAttribute("href", "/onboarding");
  expect(screen.queryByRole("link", { name: /^(Choose a plan|Elegir un plan)$/ })).toBeNull();
});

test("it holds for a screen reader", async () => {
  const { container } = show({ disputes: [makeDispute(), makeDispute({ id: "b", status: "in_review" })] });
  await screen.findByText(/disputes left this month/);
  expect(await accessFaults(container)).toHaveNoViolations();
});
