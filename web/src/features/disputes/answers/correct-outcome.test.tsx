import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { pathTo } from "../testing/show-disputes";

const DAY_MS = 86_400_000;

function resolved(daysAgo: number, changes: Partial<Dispute> = {}): Dispute {
  const resolvedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const timeline = [{ at: resolvedAt, status: "resolved" as const, by: "member" as const }];
  return makeDispute({ status: "resolved", outcome: "deleted", resolvedAt, timeline, ...changes });
}

function show(dispute: Dispute, language?: "en" | "es") {
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [dispute],
    "disputes/change-status": () => dispute,
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: pathTo([dispute]), language });
  return seen;
}

test("a misrecorded outcome is corrected from its card", async () => {
  const seen = show(resolved(29));
  await userEvent.click(await screen.findByRole("button", { name: /^Correct this outcome for / }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Correct what was recorded about Northgate/ }));
  await userEvent.selectOptions(dialog.getByLabelText("The answer"), "verified");
  await userEvent.click(dialog.getByRole("button", { name: "Save the answer" }));
  expect(await screen.findByText("The answer is saved")).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/change-status")?.body).toEqual({
    status: "rejected",
    outcome: "verified",
    correction: true,
  });
});

test("an outcome recorded more than 30 days ago can no longer be corrected", async () => {
  show(resolved(31));
  expect(await screen.findByRole("button", { name: /^Download letters for / })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Correct this outcome for / })).toBeNull();
});

test.each([
  ["en", "Recorded: The bureau deleted the item", "Correction: The bureau verified the item and kept it"],
  ["es", "Registrado: La agencia eliminó el dato negativo", "Corrección: La agencia verificó el dato y lo mantuvo"],
] as const)("the timeline shows the answer that was wrong and its correction (%s)", async (language, before, after) => {
  const first = resolved(3);
  const correction = { at: new Date().toISOString(), by: "member", outcome: "verified", corrects: true } as const;
  const timeline = [
    ...first.timeline.map((step) => ({ ...step, outcome: "deleted" as const })),
    { ...correction, status: "rejected" as const },
  ];
  show({ ...first, status: "rejected", outcome: "verified", timeline }, language);
  await userEvent.click(
    await screen.findByText(language === "en" ? "History and more actions" : "Historial y más acciones"),
  );
  expect(await screen.findByText(before)).toBeVisible();
  expect(screen.getByText(after)).toBeVisible();
});

const WRITTEN = "2026-11-21T12:00:00.000Z";

/** The draft of a second round, after a rejection so many days ago. */
function nextDraft(daysAgo: number): Dispute {
  const { timeline } = resolved(daysAgo);
  const rejection = timeline.map((step) => ({ ...step, status: "rejected" as const }));
  const drafted = { at: WRITTEN, status: "draft", by: "member" } as const;
  return makeDispute({ status: "draft", round: 2, timeline: [...rejection, drafted] });
}

const words = {
  en: [/^Correct the earlier outcome for /, "The answer", "Save the answer", /this draft is deleted with them/],
  es: [
    /^Corregir el resultado anterior: /,
    "La respuesta",
    "Guardar la respuesta",
    /este borrador se elimina con ellas/,
  ],
} as const;

test.each(["en", "es"] as const)(
  "the draft of a next round says that a correction deletes it (%s)",
  async (language) => {
    const [action, answer, save, warning] = words[language];
    const seen = show(nextDraft(3), language);
    await userEvent.click(await screen.findByRole("button", { name: action }));
    const dialog = within(await screen.findByRole("dialog", { name: /Northgate/ }));
    expect(dialog.getByText(warning)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(answer), "deleted");
    await userEvent.click(dialog.getByRole("button", { name: save }));
    await waitFor(() =>
      expect(seen.find(({ name }) => name === "disputes/change-status")?.body).toEqual({
        status: "resolved",
        outcome: "deleted",
        correction: true,
      }),
    );
  },
);

test("the draft of a next round whose answer is older than 30 days offers no correction", async () => {
  show(nextDraft(31));
  expect(await screen.findByRole("button", { name: /^Review letters / })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Correct the earlier outcome for / })).toBeNull();
});

test("the draft of a next round was written when that round was, not when the dispute began", async () => {
  show(nextDraft(3));
  expect(await screen.findByText(/written on/)).toHaveTextContent("written on November 21, 2026 · Round 2");
});

test("the draft of a next round asks which bureau of the round before answered otherwise", async () => {
  const answer = { outcome: "no_response", recordedAt: WRITTEN } as const;
  const { bureaus } = nextDraft(3);
  const draft = {
    ...nextDraft(3),
    bureaus: { ...bureaus, equifax: { reportsItem: false, answer } },
    lastBureaus: {
      equifax: { reportsItem: true, mailedAt: "2026-10-05T17:00:00.000Z", answer },
      transunion: { reportsItem: true, mailedAt: "2026-10-05T17:00:00.000Z", answer },
    },
  };
  const seen = show(draft, "en");
  await userEvent.click(await screen.findByRole("button", { name: /^Correct the earlier outcome for / }));
  const dialog = within(await screen.findByRole("dialog", { name: /Northgate/ }));
  expect(dialog.getByText(/this draft is deleted with them/)).toBeVisible();
  expect(dialog.queryByRole("radio", { name: "Experian" })).toBeNull();
  await userEvent.click(await dialog.findByRole("radio", { name: "TransUnion" }));
  await userEvent.click(dialog.getByRole("radio", { name: /kept it/ }));
  await userEvent.type(dialog.getByLabelText("Date of the bureau's letter"), "2026-11-10");
  await userEvent.click(dialog.getByRole("button", { name: "Save the answer" }));
  await waitFor(() =>
    expect(seen.find(({ name }) => name === "disputes/record-answer")?.body).toEqual({
      bureau: "transunion",
      outcome: "verified",
      answeredOn: "2026-11-10",
    }),
  );
});
