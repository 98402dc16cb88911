import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { addDays, dayOf } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { disputeDetail, pathTo, showDisputes } from "../testing/show-disputes";

const said = (outcome: DisputeOutcome) => ({
  reportsItem: true,
  mailedAt: "2026-09-01T17:00:00.000Z",
  answer: { outcome, answeredOn: "2026-10-05", recordedAt: "2026-10-08T12:00:00.000Z" },
});

const rejected = makeDispute({
  status: "rejected",
  outcome: "verified",
  resolvedAt: "2026-10-08T12:00:00.000Z",
  bureaus: { experian: said("verified"), equifax: said("frivolous"), transunion: said("no_response") },
});

const draft = (kind: "consumer_statement" | "procedure_request"): Dispute => ({
  ...rejected,
  status: "draft",
  round: 2,
  outcome: undefined,
  bureaus: {
    ...rejected.bureaus,
    experian: { reportsItem: true, kind },
    equifax: { ...said("frivolous"), reportsItem: false },
    transunion: { ...said("no_response"), reportsItem: false },
  },
});

async function write(action: string, words?: string) {
  const { seen } = showDisputes({
    disputes: [rejected],
    fakes: { "disputes/draft-follow-up": () => disputeDetail(draft("procedure_request")) },
  });
  await userEvent.click(await screen.findByRole("button", { name: `${action} for Northgate Recovery` }));
  const dialog = within(await screen.findByRole("dialog", { name: action }));
  if (words) await userEvent.type(dialog.getByRole("textbox"), words);
  await userEvent.click(dialog.getByRole("button", { name: "Write the letter" }));
  expect(await screen.findByText("The letter is a draft now")).toBeVisible();
  return seen.find(({ name }) => name === "disputes/draft-follow-up")?.body;
}

test.each([
  ["Ask Experian how it checked", undefined, { bureau: "experian", kind: "procedure_request" }],
  ["Send Equifax what was missing", "a copy of my ID", { bureau: "equifax", kind: "cure", words: "a copy of my ID" }],
  ["Demand deletion from TransUnion", undefined, { bureau: "transunion", kind: "no_answer_demand" }],
])("each bureau's answer has its own next letter: %s", async (action, words, body) => {
  expect(await write(action, words)).toEqual(body);
});

test("a letter that is a draft now has the focus among the drafts", async () => {
  let disputes: Dispute[] = [rejected];
  showDisputes({
    path: pathTo(disputes),
    fakes: {
      "disputes/list-disputes": () => disputes,
      "disputes/draft-follow-up": () => {
        disputes = [draft("procedure_request")];
        return disputeDetail(draft("procedure_request"));
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Ask Experian how it checked/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Write the letter" }));
  await screen.findByRole("button", { name: /^Delete the draft/ });
  const row = screen.getByText("Experian: asks how it checked").closest("li");
  await waitFor(() => expect(row).toHaveFocus());
});

test("a bureau that investigates can be sent more, and says why it has 45 days", async () => {
  const dayFromNow = (days: number) => addDays(dayOf(new Date()), days);
  const at = (days: number) => `${dayFromNow(days)}T15:00:00.000Z`;
  const addedOn = dayFromNow(-1);
  const added = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(new Date(addedOn));
  const asked = { reportsItem: true, mailedAt: at(-5), deliveredAt: at(-2) };
  const experian = { ...asked, dueOn: dayFromNow(28) };
  const letter = { addedLetter: "01KAB0000000000000000000LL", informationAddedOn: addedOn };
  const equifax = { ...asked, ...letter, dueOn: dayFromNow(43), isExtended: true as const };
  const dispute = makeDispute({ status: "in_review", bureaus: { experian, equifax } });
  const { seen } = showDisputes({
    disputes: [dispute],
    fakes: { "disputes/draft-follow-up": () => disputeDetail(draft("procedure_request")) },
  });
  expect(await screen.findByText(`45 days in all, because you added information on ${added}.`)).toBeVisible();
  expect(screen.getByRole("button", { name: "Show the information that you added at Equifax" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Send Equifax more information/ })).toBeNull();
  const sendMore = screen.getByRole("button", { name: /^Send Experian more information/ });
  expect(sendMore).not.toBeVisible();
  await userEvent.click(screen.getByText("History and more actions"));
  expect(sendMore).toBeVisible();
  await userEvent.click(sendMore);
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: /What you add/ }), "My receipt");
  await userEvent.click(dialog.getByRole("button", { name: "Write the letter" }));
  expect(await screen.findByText("The letter is a draft now")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/draft-follow-up")?.body).toEqual({
    bureau: "experian",
    kind: "added_information",
    words: "My receipt",
  });
});

test("information that comes after its bureau's answer is opened at the dispute, and has no card", async () => {
  const mailed = { reportsItem: true, mailedAt: "2026-11-16T17:00:00.000Z" };
  const addedLetter = "01KAB0000000000000000000LL";
  const dispute = makeDispute({ status: "rejected", bureaus: { equifax: { ...said("verified"), addedLetter } } });
  const letter = makeDispute({
    ...{ id: addedLetter, partOf: dispute.id, status: "sent", accountName: "Added later" },
    bureaus: {
      experian: { reportsItem: false },
      equifax: { ...mailed, kind: "added_information" },
      transunion: { reportsItem: false },
    },
  });
  showDisputes({ disputes: [dispute, letter] });
  await userEvent.click(await screen.findByRole("button", { name: "Show the information that you added at Equifax" }));
  expect(await screen.findByRole("button", { name: /^Download the Equifax letter \(PDF\)/ })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Added later" })).toBeNull();
});

test("a statement is counted in words, and one of more than 100 is not written", async () => {
  const { seen } = showDisputes({ disputes: [rejected] });
  await userEvent.click(await screen.findByRole("button", { name: /^Add a statement at Experian/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const submit = dialog.getByRole("button", { name: "Write the letter" });
  const statement = dialog.getByRole("textbox");
  await userEvent.click(submit);
  expect(statement).toHaveFocus();
  expect(statement).toHaveAccessibleDescription(/This field is required/);
  await userEvent.paste("word ".repeat(100));
  expect(dialog.getByText("100 of 100 words")).toBeVisible();
  expect(statement).toBeValid();
  await userEvent.paste("more");
  expect(dialog.getByText("101 of 100 words")).toBeVisible();
  await userEvent.click(submit);
  expect(statement).toHaveFocus();
  expect(statement).toHaveAccessibleDescription(/Shorten it to 100 words/);
  expect(seen.filter(({ name }) => name === "disputes/draft-follow-up")).toEqual([]);
});

test("a draft of later letters says which they are, can go, and takes the other bureaus' letters", async () => {
  showDisputes({ disputes: [draft("procedure_request")] });
  expect(await screen.findByText("Experian: asks how it checked")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Delete the draft/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Send Equifax what was missing/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Ask Experian how it checked/ })).toBeNull();
});

test("the letters panel shows the later letter alone", async () => {
  showDisputes({ disputes: [draft("procedure_request")] });
  await userEvent.click(await screen.findByRole("button", { name: /^Review letters/ }));
  expect(await screen.findByRole("tab", { name: "Experian" })).toBeVisible();
  expect(screen.queryByRole("tab", { name: "Equifax" })).toBeNull();
});

test("without a running plan no letter is offered", async () => {
  showDisputes({ disputes: [rejected], user: makeUser({ subscriptionStatus: "inactive" }) });
  expect(await screen.findByText("Experian")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Ask Experian how it checked/ })).toBeNull();
});

test("the letters are offered in Spanish", async () => {
  showDisputes({ disputes: [rejected], language: "es" });
  await userEvent.click(await screen.findByRole("button", { name: /^Preguntar a Experian cómo verificó/ }));
  expect(await screen.findByText(/Tiene 15 días para responder/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Escribir la carta" })).toBeEnabled();
});
