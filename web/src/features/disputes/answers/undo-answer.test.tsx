import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { pathTo } from "../testing/show-disputes";

const at = new Date().toISOString();
const earlier = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000).toISOString();
const mailed = { reportsItem: true, mailedAt: at };
const answer = { outcome: "deleted", answeredOn: at.slice(0, 10), recordedAt: at } as const;

function show(dispute: Dispute, language?: "en" | "es") {
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [dispute],
    "disputes/undo-answer": () => dispute,
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: pathTo([dispute]), language });
  return () => seen.find(({ name }) => name === "disputes/undo-answer")?.body;
}

const words = {
  en: [/^Record the answer/, "Take this answer back", "The answer is taken back: the dispute waits for it again"],
  es: [/^Registrar la respuesta/, "Retirar esta respuesta", "La respuesta se retiró: la disputa vuelve a esperarla"],
} as const;

test.each(["en", "es"] as const)("an answer of one bureau is taken back (%s)", async (language) => {
  const [action, undo, done] = words[language];
  const bureaus = { experian: { ...mailed, answer }, equifax: mailed };
  const sent = show(makeDispute({ status: "in_review", bureaus }), language);
  await userEvent.click(await screen.findByRole("button", { name: action }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("radio", { name: "Equifax" })).toBeChecked();
  expect(dialog.queryByRole("button", { name: undo })).toBeNull();
  await userEvent.click(dialog.getByRole("radio", { name: "Experian" }));
  await userEvent.click(dialog.getByRole("button", { name: undo }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sent()).toEqual({ bureau: "experian" });
});

test("an answer of the whole dispute is taken back, and the timeline says of an earlier one that it was", async () => {
  const timeline = [
    { at: earlier(2), status: "resolved" as const, by: "member" as const, outcome: "deleted" as const },
    { at: earlier(1), status: "in_review" as const, by: "member" as const, corrects: true as const },
    { at, status: "resolved" as const, by: "member" as const },
  ];
  const bureaus = { experian: mailed };
  const sent = show(makeDispute({ status: "resolved", outcome: "deleted", resolvedAt: at, timeline, bureaus }));
  await userEvent.click(await screen.findByText("History and more actions"));
  expect(screen.getByText("Taken back: the answer was recorded by mistake")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Correct this outcome for / }));
  await userEvent.click(await screen.findByRole("button", { name: "Take this answer back" }));
  expect(await screen.findByText("The answer is taken back: the dispute waits for it again")).toBeVisible();
  expect(sent()).toEqual({});
});
