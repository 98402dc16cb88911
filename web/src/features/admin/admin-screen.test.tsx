import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { showAdmin } from "./testing/show-admin";

test("a member who is no administrator is refused and shown the way home", async () => {
  showAdmin({ user: makeUser() });
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test("search and status go to the server and into the address", async () => {
  const { seen, router } = showAdmin();
  await userEvent.type(await screen.findByLabelText("Search by name or email"), "pia");
  await userEvent.selectOptions(screen.getByLabelText("Status"), "active");
  await screen.findByRole("table", { name: "Members" });
  await waitFor(() =>
    expect(seen.findLast(({ name }) => name === "admin/list-users")?.query).toMatchObject({
      search: "pia",
      status: "active",
    }),
  );
  expect(router.state.location.search).toBe("?tab=users&search=pia&status=active");
});

test("of each member the table names the person, the email, the status, the plan and the role", async () => {
  showAdmin({ tab: "users" });
  const table = await screen.findByRole("table", { name: "Members" });
  const heads = within(table).getAllByRole("columnheader");
  const said = heads.map(({ textContent }) => textContent);
  expect(said.slice().sort()).toEqual(["Actions", "Admin", "Email", "Status", "Tier", "User"]);
  expect((await within(table).findAllByText("maya@example.com"))[0]).toBeVisible();
});

test("a name in capitals reads as a name", async () => {
  showAdmin({ users: [makeUser({ firstName: "INES", lastName: "MARLOW" })] });
  expect(await screen.findByText("Ines Marlow")).toBeVisible();
  expect(screen.getByRole("button", { name: "Make admin: Ines Marlow" })).toBeVisible();
});

test("it begins with the overview: four numbers, what waits, and the newest disputes", async () => {
  showAdmin({ tab: "" });
  expect(await screen.findByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  const numbers = await screen.findByRole("region", { name: "The business in numbers" });
  expect(within(numbers).getByText("Total users").parentElement).toHaveTextContent("40");
  expect(within(numbers).getByText("Monthly revenue").parentElement).toHaveTextContent("$1,234.50");
  expect(await screen.findByText("Northgate Recovery")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Activate all pending" }));
  expect(await screen.findByText("Admin Key Required")).toBeVisible();
});

test("each tab opens, has its own address and nothing against a screen reader", async () => {
  const { container, router } = showAdmin({ tab: "" });
  const names = ["Overview", "Users", "Subscriptions", "Disputes", "Analytics", "Client Records"];
  expect((await screen.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual(names);
  for (const name of names) {
    await userEvent.click(screen.getByRole("tab", { name }));
    await screen.findByRole("tabpanel", { name });
    expect(document.title).toBe(`Administration: ${name} · Redress`);
    await waitFor(() => expect(screen.queryByTestId("skeleton-row")).not.toBeInTheDocument());
    const found = await accessFaults(container);
    expect(found).toHaveNoViolations();
  }
  expect(router.state.location.search).toBe("?tab=clients");
});

test("the charts say their numbers as tables too", async () => {
  showAdmin({ tab: "analytics" });
  const chart = await screen.findByRole("region", { name: "Revenue by month" });
  await userEvent.click(within(chart).getByText("Show as a table"));
  expect(within(chart).getByRole("row", { name: "November 2026 $1,234.50" })).toBeVisible();
});

test("a dispute opens its record, and from there the client's history", async () => {
  const { seen } = showAdmin({ tab: "disputes" });
  await userEvent.click(
    await screen.findByRole("button", { name: /^View the dispute about Northgate Recovery, ID \w{8}$/ }),
  );
  const record = await screen.findByRole("dialog", { name: "Dispute about Northgate Recovery" });
  expect(await within(record).findByText("Account not mine")).toBeVisible();
  await userEvent.click(within(record).getByRole("button", { name: "Client history" }));
  expect(await screen.findByRole("dialog", { name: "History of Maya Lopez" })).toBeVisible();
  expect(seen.find(({ name }) => name === "admin/get-client-history")?.params).toEqual({ id: "maya" });
});

test("it holds for a screen reader", async () => {
  const { container } = showAdmin();
  await screen.findByRole("table", { name: "Members" });
  expect(await accessFaults(container)).toHaveNoViolations();
});
