import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail } from "../testing/show-disputes";

const mailed = { reportsItem: true, mailedAt: "2026-10-01T12:00:00.000Z", deliveredAt: "2026-10-05T12:00:00.000Z" };

const answer = { outcome: "deleted", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
const oneLeft: Dispute["bureaus"] = {
  experian: { ...mailed, answer },
  equifax: { ...mailed, dueOn: "2026-11-04" },
  transunion: { reportsItem: false },
};

function show(language: "en" | "es" = "en", bureaus = oneLeft) {
  const dispute = makeDispute({ status: "in_review", bureaus });
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [dispute],
    "disputes/record-answer": () => dispute,
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes", language });
  return () => seen.find(({ name }) => name === "disputes/record-answer")?.body;
}

const words = {
  en: [
    /^Record the answer for /,
    "The bureau verified the item and kept it",
    /Date of the bureau's letter/,
    "Save the answer",
  ],
  es: [
    /^Registrar la respuesta: /,
    "La agencia verificó el dato y lo mantuvo",
    /Fecha de la carta/,
    "Guardar la respuesta",
  ],
} as const;

test.each(["en", "es"] as const)(
  "an answer is recorded for the bureau that has not answered (%s)",
  async (language) => {
    const sent = show(language);
    const [action, kept, day, save] = words[language];
    await userEvent.click(await screen.findByRole("button", { name: action }));
    expect(await screen.findByRole("radio", { name: "Equifax" })).toBeChecked();
    expect(screen.queryByRole("radio", { name: "TransUnion" })).toBeNull();
    await userEvent.click(screen.getByRole("radio", { name: kept }));
    await userEvent.type(screen.getByLabelText(day), "2026-10-28");
    await userEvent.click(screen.getByRole("button", { name: save }));
    await waitFor(() => expect(sent()).toEqual({ bureau: "equifax", outcome: "verified", answeredOn: "2026-10-28" }));
  },
);

test.each([
  ["en", /^Record the answer/, /^No answer came in time Possible from December 18, 2999/],
  ["es", /^Registrar la respuesta/, /^No llegó respuesta a tiempo Posible desde el 18 de diciembre de 2999/],
] as const)(
  "a bureau that still has time is not called silent, and the choice says from when it may be (%s)",
  async (language, record, silence) => {
    show(language, { experian: { ...mailed, dueOn: "2026-11-04" }, equifax: { ...mailed, dueOn: "2999-12-05" } });
    await userEvent.click(await screen.findByRole("button", { name: record }));
    await userEvent.click(await screen.findByRole("radio", { name: "Experian" }));
    await userEvent.click(screen.getByRole("radio", { name: /^No (answer came|llegó respuesta) (in time|a tiempo)$/ }));
    await userEvent.click(screen.getByRole("radio", { name: "Equifax" }));
    const choice = screen.getByRole("radio", { name: silence });
    expect(choice).toBeDisabled();
    expect(choice).not.toBeChecked();
  },
);

test.each([
  ["en", /^Record the answer/, "Save the answer", "Choose the bureau", "Equifax’s answer"],
  ["es", /^Registrar la respuesta/, "Guardar la respuesta", "Elija la agencia", "La respuesta de Equifax"],
] as const)(
  "where several bureaus have not answered, the member says which one did (%s)",
  async (language, record, saves, missing, legend) => {
    const sent = show(language, {
      experian: { ...mailed, dueOn: "2026-11-04" },
      equifax: { ...mailed, dueOn: "2026-11-04" },
    });
    await userEvent.click(await screen.findByRole("button", { name: record }));
    const first = await screen.findByRole("radio", { name: "Experian" });
    expect(first).not.toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: saves }));
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(missing);
    await userEvent.click(screen.getByRole("radio", { name: "Equifax" }));
    await userEvent.click(within(screen.getByRole("group", { name: legend })).getAllByRole("radio")[3] ?? first);
    await userEvent.click(screen.getByRole("button", { name: saves }));
    await waitFor(() => expect(sent()).toEqual({ bureau: "equifax", outcome: "no_response" }));
  },
);

test.each([
  ["en", "2999-01-01", "The bureau's letter cannot be dated in the future. Please check its date."],
  ["en", "2026-09-30", "Your letter was mailed on October 1, 2026, so the bureau's answer cannot be older."],
  [
    "es",
    "2026-10-04",
    "La agencia recibió su carta el 5 de octubre de 2026, así que su respuesta no puede ser anterior.",
  ],
] as const)("a date that the bureau's letter cannot have is refused with the reason (%s, %s)", async (...said) => {
  const [language, typed, words] = said;
  const sent = show(language);
  await userEvent.click(await screen.findByRole("button", { name: /^(Record the answer|Registrar la respuesta)/ }));
  const verified = language === "en" ? /kept the item|verified/ : /verific/;
  await userEvent.click((await screen.findAllByRole("radio", { name: verified }))[0] ?? document.body);
  const day = screen.getByLabelText(/Date of the bureau's letter|Fecha de la carta/);
  await userEvent.type(day, typed);
  await userEvent.click(screen.getByRole("button", { name: /^(Save the answer|Guardar la respuesta)$/ }));
  expect(day).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(day).toHaveFocus();
  expect(sent()).toBeUndefined();
});

test("silence has no date", async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole("button", { name: /^Record the answer for / }));
  await userEvent.click(await screen.findByRole("radio", { name: "No answer came in time" }));
  expect(screen.queryByLabelText(/Date of the bureau's letter/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save the answer" }));
  await waitFor(() => expect(sent()).toEqual({ bureau: "equifax", outcome: "no_response" }));
});

test("a card says what each bureau answered, and whose answer is awaited", async () => {
  show();
  const experian = (await screen.findByText("Experian")).closest("li");
  expect(experian).toHaveTextContent("The bureau deleted the item, October 20, 2026");
  expect(experian).toHaveTextContent(/your next report, around .*: the item should be gone, as the bureau said/);
  expect(screen.getByText("Equifax").closest("li")).toHaveTextContent(/record what the bureau answered/);
  expect(screen.queryByText("TransUnion")).toBeNull();
});

test.each([
  ["confirmed", /confirmed by your report of November 2, 2026.*Our turn\. Next: we check your next report/],
  ["still_reported", /your report of November 2, 2026 still shows it.*Next: the bureau wrote that it deleted the item/],
  ["returned", /back on your report of November 2, 2026.*15 U\.S\.C\. 1681i\(a\)\(5\)\(B\)/],
] as const)("a card says what a later report shows of a deletion: %s", async (finding, words) => {
  const answer = { outcome: "deleted", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
  const laterReport = { source: "later_report", finding, on: "2026-11-02" } as const;
  const bureaus = { experian: { ...mailed, answer, laterReport } };
  const resolved = { status: "resolved", outcome: "deleted", resolvedAt: "2026-10-22T12:00:00.000Z" } as const;
  const dispute = makeDispute({ ...resolved, bureaus });
  fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [dispute],
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: `/disputes?dispute=${dispute.id}` });
  expect((await screen.findByText("Experian")).closest("li")).toHaveTextContent(words);
});

test("an answer without its day is not sent, and the field says so", async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole("button", { name: /^Record the answer for / }));
  await userEvent.click(await screen.findByRole("radio", { name: "The bureau corrected the item" }));
  await userEvent.type(screen.getByLabelText(/Corrected to/), "Paid, balance $0");
  await userEvent.click(screen.getByRole("button", { name: "Save the answer" }));
  expect(screen.getByLabelText(/Date of the bureau's letter/)).toHaveAccessibleDescription(/This field is required/);
  expect(screen.getByLabelText(/Date of the bureau's letter/)).toHaveFocus();
  expect(sent()).toBeUndefined();
  await userEvent.type(screen.getByLabelText(/Date of the bureau's letter/), "2026-10-28");
  await userEvent.click(screen.getByRole("button", { name: "Save the answer" }));
  await waitFor(() => expect(sent()).toMatchObject({ outcome: "modified", correctedTo: "Paid, balance $0" }));
});

test("without a choice nothing is sent, and the first choice says what is missing", async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole("button", { name: /^Record the answer for / }));
  const save = await screen.findByRole("button", { name: "Save the answer" });
  await userEvent.click(save);
  const first = screen.getByRole("radio", { name: "The bureau deleted the item" });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription("Choose the answer");
  expect(sent()).toBeUndefined();
  await userEvent.click(screen.getByRole("radio", { name: "No answer came in time" }));
  expect(screen.queryByText("Choose the answer")).toBeNull();
  await userEvent.click(save);
  await waitFor(() => expect(sent()).toEqual({ bureau: "equifax", outcome: "no_response" }));
});

test("after the answer the window says what is next at each bureau, and has the focus", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Record the answer for / }));
  await userEvent.click(await screen.findByRole("radio", { name: "No answer came in time" }));
  await userEvent.click(screen.getByRole("button", { name: "Save the answer" }));
  expect(await screen.findByRole("heading", { name: "The answer is saved" })).toHaveFocus();
  const saved = within(screen.getByRole("dialog"));
  expect(saved.getAllByRole("listitem")[0]).toHaveTextContent(/^Equifax/);
  // The question is answered, and not asked once more.
  expect(saved.queryByText(/^What did the bureau answer about/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the one next action after an answer goes on in the same window", async () => {
  const silence = { outcome: "no_response", recordedAt: "2026-11-20T12:00:00.000Z" } as const;
  const deleted = { outcome: "deleted", answeredOn: "2026-10-20", recordedAt: "2026-10-22T12:00:00.000Z" } as const;
  const dispute = makeDispute({
    status: "in_review",
    bureaus: { experian: { ...mailed, answer: deleted }, equifax: { ...mailed, dueOn: "2026-11-04" } },
  });
  const equifax = { ...mailed, dueOn: "2026-11-04", answer: silence };
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [dispute],
    "disputes/record-answer": () => ({ ...dispute, status: "rejected", bureaus: { ...dispute.bureaus, equifax } }),
    "disputes/draft-follow-up": () => disputeDetail(dispute),
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes" });
  await userEvent.click(await screen.findByRole("button", { name: /^Record the answer for / }));
  await userEvent.click(await screen.findByRole("radio", { name: "No answer came in time" }));
  await userEvent.click(screen.getByRole("button", { name: "Save the answer" }));
  const window = within(await screen.findByRole("dialog"));
  await userEvent.click(await window.findByRole("button", { name: "Demand deletion from Equifax" }));
  expect(await screen.findByRole("dialog", { name: "Demand deletion from Equifax" })).toBeVisible();
  await userEvent.click(window.getByRole("button", { name: "Write the letter" }));
  expect(await screen.findByText("The letter is a draft now")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/draft-follow-up")?.body).toEqual({
    bureau: "equifax",
    kind: "no_answer_demand",
  });
});
