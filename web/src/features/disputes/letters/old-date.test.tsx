import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Dispute } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail, showDisputes } from "../testing/show-disputes";
import { LettersPanel } from "./letters-panel";

const DAY_MS = 86_400_000;

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

test.each([
  ["an older draft was made", undefined, "November 20, 2026"],
  ["its letters name", "2026-11-19", "November 19, 2026"],
])("a draft shows the day that %s", async (_, writtenOn, day) => {
  showDisputes({ disputes: [makeDispute({ writtenOn })] });
  expect(await screen.findByText(new RegExp(`written on ${day}`))).toBeVisible();
});

test("letters that got another address keep their date, and can be given today's", async () => {
  show(0, "draft", { writtenOn: dayAgo(5) });
  expect(await screen.findByRole("button", { name: /^Write them with today’s date/ })).toBeVisible();
});

/** The letters of a dispute that were written so many days ago. */
function show(days: number, status: "draft" | "sent" = "draft", changes: Partial<Dispute> = {}) {
  const dispute = disputeDetail(makeDispute({ status, ...changes }));
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
  await userEvent.click(await screen.findByRole("button", { name: /^Write them with today’s date/ }));
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
