import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeDispute } from "#shared/testing/dispute";
import { showDisputes } from "./testing/show-disputes";

const other = makeDispute({ id: "01KAB0000000000000000000T1", accountName: "Tamarack Finance", status: "sent" });

test.each(["sent", "draft"] as const)("an address that names a dispute leads to it (%s)", async (status) => {
  const named = makeDispute({ id: "01KAB0000000000000000000N1", accountName: "Northgate Recovery", status });
  showDisputes({ disputes: [other, named], path: `/disputes?dispute=${named.id}` });

  const place = (await screen.findByText("Northgate Recovery")).closest("li");
  await waitFor(() => expect(place).toHaveFocus());
});

test("an address that asks for the answer of a dispute opens its window, once", async () => {
  const named = makeDispute({
    id: "01KAB0000000000000000000N1",
    accountName: "Northgate Recovery",
    status: "in_review",
  });
  const { router } = showDisputes({ disputes: [other, named], path: `/disputes?record=${named.id}` });

  expect(await screen.findByRole("dialog", { name: /Northgate Recovery/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?dispute=${named.id}`));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an address that names a dispute of the past shows the list", async () => {
  showDisputes({ disputes: [other], path: "/disputes?dispute=01KAB0000000000000000000N1" });
  expect(await screen.findByText("Tamarack Finance")).toBeVisible();
});
