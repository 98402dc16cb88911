import { screen, within } from "@testing-library/react";
import { addDays, dayOf } from "#shared/domain/days";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { showDisputes } from "./testing/show-disputes";

const today = dayOf(new Date());
/** Without monitoring the member looks at the free reports, 30 days after the answer. */
const user = makeUser({ subscriptionTier: "onetime" });

function removed(accountName: string, daysAgo: number) {
  const answeredOn = addDays(today, -daysAgo);
  const answer = { outcome: "deleted", answeredOn, recordedAt: `${answeredOn}T12:00:00.000Z` } as const;
  const resolvedAt = answer.recordedAt;
  const bureaus = { experian: { reportsItem: true, answer } };
  return makeDispute({ id: accountName, accountName, status: "resolved", outcome: "deleted", resolvedAt, bureaus });
}

test.each([
  ["en", "Resolved", "Your turn", /Your turn from /],
  ["es", "Resueltas", "Le toca a usted", /Le toca a usted desde el /],
] as const)("a look at the reports is the member's turn from its day, in %s", async (language, name, now, from) => {
  showDisputes({ user, language, disputes: [removed("Is new", 2), removed("Is due", 30)] });
  const rows = within(await screen.findByRole("region", { name })).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Is due");
  expect(within(rows[0] ?? document.body).getByText(now)).toBeVisible();
  expect(within(rows[1] ?? document.body).getByText(from)).toBeVisible();
});

test("until then its line says that there is nothing to do yet, and what comes next", async () => {
  showDisputes({ user, disputes: [removed("Is new", 2)] });
  const line = (await screen.findByText("Experian", { selector: "p" })).closest("li");
  expect(line).toHaveTextContent(/Nothing to do yet\. Next: check your free report around /);
});
