import { screen } from "@testing-library/react";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail } from "../testing/show-disputes";
import { LettersPanel } from "./letters-panel";

const draft = makeDispute({ status: "draft" });
const about = { kind: "identity_document", name: "ID", contentType: "image/jpeg", sha256: "0".repeat(64) } as const;
const copy = { ...about, proofId: "01KAB00000000000000000PR1F", pages: 1 };

function show(changes: Partial<DisputeDetail>) {
  fakeApi({
    "disputes/get-dispute": () => ({ ...disputeDetail(draft), ...changes }),
    "evidence/list-proofs": () => [],
  });
  renderScreen(<LettersPanel id={draft.id} />, { path: "/disputes", user: makeUser() });
}

test("before letters leave that show no ID, their writer is told what a bureau does with them, and where to add one", async () => {
  show({ hasIdEnclosed: undefined });
  expect(await screen.findByText("These letters have no copy of your ID")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add a copy of your ID" })).toHaveAttribute(
    "href",
    `/evidence?dispute=${draft.id}`,
  );
});

test.each<[string, Partial<DisputeDetail>]>([
  ["the ID that is on file", { hasIdEnclosed: true }],
  ["an ID among the proofs", { exhibits: [copy] }],
])("with %s nothing is missing", async (_, changes) => {
  show(changes);
  await screen.findByRole("tablist");
  expect(screen.queryByText("These letters have no copy of your ID")).toBeNull();
});
