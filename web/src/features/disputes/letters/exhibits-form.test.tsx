import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Proof } from "#shared/api/schemas/evidence";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail } from "../testing/show-disputes";
import { LettersPanel } from "./letters-panel";

const about = { createdAt: "2026-11-20T12:00:00.000Z", pages: 1, sizeBytes: 20 };
const proofs: Proof[] = [
  { ...about, id: "01KAB00000000000000000PR1F", kind: "statement", name: "March" },
  { ...about, id: "01KAB00000000000000000PR2F", kind: "payment_receipt", name: "Paid" },
];

test("proofs become exhibits in the order in which they are chosen", async () => {
  const dispute = makeDispute();
  const calls = fakeApi({
    "disputes/get-dispute": () => disputeDetail(dispute),
    "evidence/list-proofs": () => proofs,
    "evidence/attach-proofs": () => disputeDetail(dispute),
  });
  renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", user: makeUser() });
  const save = await screen.findByRole("button", { name: /^Save enclosed proofs/ });
  expect(save).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Paid/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^March/ }));
  expect(
    screen.getByRole("checkbox", { name: "Paid\u00a0· Exhibit A: Receipt of payment\u00a0· 1 page" }),
  ).toBeChecked();
  expect(
    screen.getByRole("checkbox", { name: "March\u00a0· Exhibit B: Account statement\u00a0· 1 page" }),
  ).toBeChecked();
  await userEvent.click(save);

  expect(await screen.findByText(/The letters now name these proofs/)).toBeVisible();
  const body = { proofIds: [proofs[1]?.id, proofs[0]?.id] };
  expect(calls).toContainEqual(expect.objectContaining({ name: "evidence/attach-proofs", body }));
});

test("of a report the pages that go with the letters are counted; a proof is added without leaving what is chosen", async () => {
  const report: Proof = { ...about, id: "01KAB00000000000000000PR5F", kind: "report_page", name: "Equifax", pages: 4 };
  const exhibit = { proofId: report.id, kind: report.kind, pages: 1, sha256: "ab", shows: [{ page: 3, boxes: [] }] };
  const dispute = makeDispute();
  fakeApi({
    "disputes/get-dispute": () => ({ ...disputeDetail(dispute), exhibits: [exhibit] }),
    "evidence/list-proofs": () => [report],
  });
  renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", user: makeUser() });
  const box = await screen.findByRole("checkbox", {
    name: "Equifax\u00a0· Exhibit A: Page of a credit report\u00a0· 1 page",
  });
  expect(box).toBeChecked();
  expect(screen.getByRole("link", { name: "Add or view your proofs" })).toHaveAttribute("target", "_blank");
});

test("a page of a report goes to its own bureau only, with the exhibit letter that it has there", async () => {
  const page = { ...about, kind: "report_page" as const };
  const equifax: Proof = {
    ...page,
    id: "01KAB00000000000000000PR6F",
    name: "Equifax 2026-10-12",
    bureaus: ["equifax"],
  };
  const experian: Proof = {
    ...page,
    id: "01KAB00000000000000000PR7F",
    name: "Experian 2026-10-13",
    bureaus: ["experian"],
  };
  const dispute = makeDispute();
  fakeApi({
    "disputes/get-dispute": () => disputeDetail(dispute),
    "evidence/list-proofs": () => [...proofs, equifax, experian],
  });
  renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", user: makeUser() });
  for (const name of [/^Equifax 2026/, /^Experian 2026/, /^March/])
    await userEvent.click(await screen.findByRole("checkbox", { name }));
  const kind = "Page of a credit report\u00a0· 1 page";
  expect(
    screen.getByRole("checkbox", { name: "March\u00a0· Exhibit A: Account statement\u00a0· 1 page" }),
  ).toBeChecked();
  for (const bureau of ["Equifax", "Experian"])
    expect(
      screen.getByRole("checkbox", { name: new RegExp(`^${bureau} .* Exhibit B: ${kind}\u00a0· only to ${bureau}$`) }),
    ).toBeChecked();
});

test("a bureau's answer that is kept with another dispute too is offered once", async () => {
  const dispute = makeDispute({ id: "01KAB00000000000000000D1S1" });
  const answer = { ...about, kind: "bureau_letter" as const, name: "TransUnion 2026-12-09" };
  const own = { ...answer, id: "01KAB00000000000000000PR3F", disputeId: dispute.id };
  const other = { ...answer, id: "01KAB00000000000000000PR4F", disputeId: "01KAB00000000000000000D1S2" };
  fakeApi({
    "disputes/get-dispute": () => disputeDetail(dispute),
    "evidence/list-proofs": () => [...proofs, own, other],
  });
  renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", user: makeUser() });
  expect(await screen.findAllByRole("checkbox", { name: /^TransUnion 2026-12-09/ })).toHaveLength(1);
  expect(screen.getByRole("checkbox", { name: /^March/ })).toBeEnabled();
});

test("of letters that have left the exhibits are named, in Spanish too, and cannot be changed", async () => {
  const dispute = makeDispute({ status: "sent" });
  const exhibits = [{ proofId: "1", kind: "court_paper" as const, pages: 3, sha256: "ab" }];
  fakeApi({ "disputes/get-dispute": () => ({ ...disputeDetail(dispute), exhibits }) });
  renderScreen(<LettersPanel id={dispute.id} />, { path: "/disputes", language: "es", user: makeUser() });
  expect(await screen.findByText(/Anexo A: Documento judicial · 3 páginas/)).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});
