import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { LettersPanel } from "./letters-panel";
import { disputeDetail } from "./testing/show-disputes";

const DAY_MS = 86_400_000;

/** The letters of a dispute that were written so many days ago. */
function show(days: number, status: "draft" | "sent" = "draft") {
  const dispute = disputeDetail(makeDispute({ status }));
  const generatedAt = new Date(Date.now() - days * DAY_MS).toISOString();
  const old = { ...dispute, letterContent: JSON.stringify({ experian: "A letter to Experian", generatedAt }) };
  const seen = fakeApi({
    "disputes/get-dispute": () => old,
    "evidence/list-proofs": () => [],
    "disputes/regenerate-letters": () => dispute,
  });
  renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", user: makeUser() });
  return seen;
}

test("a draft that has waited can be given today's date, which changes nothing else that it says", async () => {
  const seen = show(20);
  await userEvent.click(await screen.findByRole("button", { name: "Write them with today’s date" }));
  expect(await screen.findByText("The letters were written again")).toBeVisible();
  expect(seen).toContainEqual(expect.objectContaining({ name: "disputes/regenerate-letters", body: {} }));
});

test.each([
  ["of today", 0, "draft"],
  ["that have left", 20, "sent"],
] as const)("letters %s keep their date", async (_, days, status) => {
  show(days, status);
  expect(await screen.findByText("A letter to Experian")).toBeVisible();
  expect(screen.queryByRole("button", { name: /today’s date/ })).toBeNull();
});
