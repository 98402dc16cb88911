import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Proof } from "#shared/api/schemas/evidence";
import { makeDispute } from "#shared/testing/dispute";
import { disputeDetail, showDisputes } from "../testing/show-disputes";

const block = { reportsItem: true, kind: "block" as const };
const draft = makeDispute({
  disputeReason: "identity_theft",
  missingProofs: ["identity_theft_report", "identity"],
});

test("a draft because of identity theft says what would make it a request to block, and can be sent without", async () => {
  showDisputes({ disputes: [draft] });
  expect(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ })).toBeEnabled();
  expect(
    screen.getByText(/block the item within 4 business days. Without the report this is an ordinary dispute/),
  ).toBeVisible();
  expect(screen.getByText(/Missing: a copy of your identity theft report/)).toBeVisible();
  expect(screen.getByText(/Missing: a copy of your ID/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Add the proofs" })).toHaveAttribute(
    "href",
    `/identity-theft?dispute=${draft.id}`,
  );
});

test("a report that is among the proofs already is enclosed by one press, behind what goes with the letters", async () => {
  const about = { createdAt: "2026-11-20T12:00:00.000Z", pages: 3, sizeBytes: 20 };
  const report: Proof = { ...about, id: "01KAB00000000000000000PR1F", kind: "identity_theft_report", name: "FTC" };
  const letter = { proofId: "01KAB00000000000000000PR2F", kind: "other" as const, pages: 1, sha256: "ab" };
  const { seen } = showDisputes({
    disputes: [draft],
    fakes: {
      "evidence/list-proofs": () => [report],
      "disputes/get-dispute": () => ({ ...disputeDetail(draft), exhibits: [letter] }),
      "evidence/attach-proofs": () => disputeDetail(draft),
    },
  });
  expect(await screen.findByText("Not enclosed yet: “FTC”, which is among your proofs.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add the proofs" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Enclose “FTC”" }));

  expect(await screen.findByText(/The letters now name these proofs/)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Hide letters/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("checkbox", { name: /^Northgate/ }).closest("li")).toHaveFocus());
  const body = { proofIds: [letter.proofId, report.id] };
  expect(seen).toContainEqual(expect.objectContaining({ name: "evidence/attach-proofs", body }));
});

test("the letters that open after a proof was enclosed are at once those with it", async () => {
  const about = { createdAt: "2026-11-20T12:00:00.000Z", pages: 3, sizeBytes: 20 };
  const report: Proof = { ...about, id: "01KAB00000000000000000PR1F", kind: "identity_theft_report", name: "FTC" };
  const before = disputeDetail(draft);
  const letterContent = JSON.stringify({ experian: "A request to block", generatedAt: "2026-11-20T12:00:00.000Z" });
  const reads = [Promise.resolve(before)];
  showDisputes({
    disputes: [draft],
    fakes: {
      "evidence/list-proofs": () => [report],
      // The next reading takes its time.
      "disputes/get-dispute": () => reads.shift() ?? new Promise(() => undefined),
      "evidence/attach-proofs": () => ({ ...before, letterContent, letterParagraphs: undefined }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Enclose “FTC”" }));
  expect(await screen.findByText("A request to block")).toBeVisible();
});

test("in Spanish the same is missing", async () => {
  showDisputes({ disputes: [{ ...draft, missingProofs: ["identity"] }], language: "es" });
  expect(await screen.findByText(/^Con su denuncia de robo de identidad/)).toBeVisible();
  expect(screen.getByText(/Falta: una copia de su identificación/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Agregar las pruebas" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/evidence/),
  );
});

test("while the bureaus have it, the screen names the four business days and no thirty", async () => {
  const deliveredAt = "2026-11-20T15:00:00.000Z";
  const out = { ...block, mailedAt: "2026-11-18T15:00:00.000Z", deliveredAt, dueOn: "2999-11-27" };
  const sent = makeDispute({
    status: "in_review",
    disputeReason: "identity_theft",
    bureaus: { experian: out },
    dueAt: "2999-11-27T23:59:59.999Z",
  });
  showDisputes({ disputes: [sent] });
  expect(await screen.findByText(/has to block the item by November 27, 2999: 4 business days/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /Record the answer/ }));
  const choices = await screen.findAllByRole("radio", { name: /^(The bureau|No answer)/ });
  expect(choices[0]).toHaveAccessibleName("The bureau blocked the item");
});
