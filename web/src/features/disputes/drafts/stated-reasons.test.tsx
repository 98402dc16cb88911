import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Actor } from "#shared/domain/dispute/dispute";
import { makeDispute } from "#shared/testing/dispute";
import { makeNegativeItem, makeReport } from "#shared/testing/report";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { CreateDisputeDialog } from "./create-dispute-dialog";

const closed = makeNegativeItem({ itemType: "late_payment", status: "closed" });

function world(item = makeNegativeItem(), by: Actor = "system") {
  const drafted = { at: "2026-11-20T12:00:00.000Z", status: "draft", by } as const;
  const user = makeUser();
  const seen = fakeApi({
    "auth/get-user": () => user,
    "disputes/list-disputes": () => [
      makeDispute({ needsReason: true, negativeItemId: item.id, disputeReason: "other", timeline: [drafted] }),
    ],
    "disputes/create-dispute": () => makeDispute(),
    "disputes/regenerate-letters": () => ({ ...makeDispute(), rounds: [] }),
    "credit-report/get-report": () => makeReport({ negativeItems: [item] }),
  });
  return { seen, user, bodyOf: (route: string) => seen.find(({ name }) => name === route)?.body };
}

test("the form does not offer to call closed what the report shows as closed, and asks for the details of 'other'", async () => {
  const { user, bodyOf } = world(closed);
  renderScreen(<CreateDisputeDialog open onClose={() => undefined} />, { user });
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Dispute Northgate Recovery\b/ }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Other (specify in details)" }));
  expect(screen.queryByRole("checkbox", { name: "Account was closed" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save the draft" }));
  expect(await screen.findByLabelText(/own words \(required\)/)).toBeVisible();
  expect(bodyOf("disputes/create-dispute")).toBeUndefined();
});

test("the system's draft asks for the member's reason before it can be chosen for sending", async () => {
  const { user, bodyOf } = world();
  renderScreen(<DisputesPage />, { user, path: "/disputes" });
  expect(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ })).toBeDisabled();
  await userEvent.click(await screen.findByRole("button", { name: "Write the letters with my reason" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Choose at least one reason");
  expect(bodyOf("disputes/regenerate-letters")).toBeUndefined();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Account not mine" }));
  await userEvent.click(screen.getByRole("button", { name: "Write the letters with my reason" }));
  expect(bodyOf("disputes/regenerate-letters")).toMatchObject({ disputeReason: "not_mine" });
  expect(await screen.findByText("The letters now state your reason")).toBeVisible();
});

test.each([
  ["en", "What is wrong with this record?"],
  ["es", "¿Qué está mal en este dato?"],
] as const)("a draft of a public record asks about a record (%s)", async (language, words) => {
  const { user } = world(makeNegativeItem({ itemType: "tax_lien" }));
  renderScreen(<DisputesPage />, { user, path: "/disputes", language });
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ["en", "system", /new on your report, and we prepared this draft/],
  ["en", "member", /You chose this account and gave no reason/],
  ["es", "member", /Usted eligió esta cuenta sin dar un motivo/],
] as const)("a draft without a reason says where it comes from (%s, %s)", async (language, by, words) => {
  const { user } = world(undefined, by);
  renderScreen(<DisputesPage />, { user, path: "/disputes", language });
  expect(await screen.findByText(words)).toBeVisible();
});
