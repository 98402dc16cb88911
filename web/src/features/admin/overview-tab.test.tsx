import { screen, within } from "@testing-library/react";
import { makeMetrics } from "#shared/testing/admin";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { AdminScreen } from "./admin-screen";

const dispute = (n: number) => ({
  ...makeDispute({ id: `dispute-${n}`, accountName: `COMPANY ${n}`, createdAt: "2026-11-05T17:00:00.000Z" }),
  userId: "maya",
});

/** A server with eight disputes that answers with as many as it is asked for. */
function show() {
  const user = makeUser({ isAdmin: true });
  fakeApi({
    "auth/get-user": () => user,
    "admin/get-metrics": () => makeMetrics(),
    "admin/list-users": () => ({ users: [] }),
    "admin/list-disputes": ({ query }) => ({
      disputes: [1, 2, 3, 4, 5, 6, 7, 8].slice(0, Number(query.limit)).map(dispute),
    }),
  });
  return renderScreen(<AdminScreen />, { user, path: "/admin" });
}

test("recent activity is the newest five disputes, with American dates and names in capitals in title case", async () => {
  show();
  const names = await screen.findAllByText(/^Company \d/);
  expect(names.map((name) => name.textContent)).toEqual([1, 2, 3, 4, 5].map((n) => `Company ${n}`));
  expect(screen.getAllByText(/November 5, 2026/)).toHaveLength(5);
});

test("the month's revenue is told in US dollars", async () => {
  show();
  const numbers = within(await screen.findByRole("region", { name: "The business in numbers" }));
  expect(numbers.getByText("$1,234.50")).toBeVisible();
});
