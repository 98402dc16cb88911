import { screen, waitFor } from "@testing-library/react";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { showDisputes } from "./testing/show-disputes";

const at = (bureau: "experian" | "equifax") => ({ [bureau]: { reportsItem: true } });

test.each([
  ["the last digits", { accountNumber: "****1111" }, { accountNumber: "****2222" }, ["••1111", "••2222"]],
  ["the bureaus", { bureaus: at("experian") }, { bureaus: at("equifax") }, [", Experian", ", Equifax"]],
  ["their order", {}, {}, ["(1)", "(2)"]],
])("drafts of the same creditor have controls with names of their own: %s", async (_, one, other, ends) => {
  const bureaus = at("experian");
  const base = { accountName: "Northgate", accountNumber: undefined, bureaus };
  const first = makeDispute({ ...base, id: "01KAB0000000000000000000N1", ...one });
  const second = makeDispute({ ...base, id: "01KAB0000000000000000000N2", negativeItemId: "n2", ...other });
  showDisputes({ disputes: [first, second] });

  // The second is drawn after the first.
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Review/ })).toHaveLength(2));
  const names = screen.getAllByRole("button", { name: /Northgate/ }).map((each) => each.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(names.length);
  for (const end of ends) expect(names.some((name) => name?.includes(end))).toBe(true);
});

test.each([
  ["active", /The postage is included in your plan: \$0 extra/],
  ["inactive", /Sending them needs a plan, which includes the postage/],
] as const)("what the postage costs is said by the plan that there is: %s", async (subscriptionStatus, words) => {
  showDisputes({ user: makeUser({ subscriptionStatus }) });
  expect(await screen.findByText(words)).toBeVisible();
});
