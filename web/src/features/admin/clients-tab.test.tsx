import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { admin, makeClient } from "#shared/testing/admin";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";
import { ClientsTable } from "./clients-table";
import { showAdmin } from "./testing/show-admin";

test("client records are filtered from the address, counted and taken along", async () => {
  const { seen } = showAdmin({ tab: "clients", filters: "&search=maya&status=active&dateFrom=2026-01-01" });
  expect(await screen.findByText("41 clients")).toBeVisible();
  const filter = { search: "maya", status: "active", dateFrom: "2026-01-01" };
  expect(seen.find(({ name }) => name === "admin/list-clients")?.query).toMatchObject(filter);
  expect(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/admin/client-records/export?search=maya&status=active&dateFrom=2026-01-01&format=csv",
  );
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByLabelText("Search by name or email")).toHaveValue("");
  await waitFor(() =>
    expect(seen.findLast(({ name }) => name === "admin/list-clients")?.query).toEqual({ limit: "25" }),
  );
});

test("a plan that a payment was reported for is named as in the list of users", async () => {
  fakeApi({});
  renderScreen(
    <ClientsTable clients={[makeClient({ subscriptionTier: undefined, paymentType: "monthly" })]} onOpen={() => {}} />,
  );
  expect(await screen.findByText("Monthly, as reported")).toBeVisible();
});

test("the server says whether a sign-in is too old for the export, however fresh the last one elsewhere is", async () => {
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  let isFresh = false;
  const user = { ...admin, lastLoginAt: new Date().toISOString() };
  showAdmin({ tab: "clients", user });
  fakeApi({
    "auth/get-user": () => user,
    "admin/list-clients": () => ({ clients: [makeClient()], totalCount: 41 }),
    "admin/export-clients": () => {
      if (!isFresh) throw new AppError("REAUTHENTICATION_REQUIRED");
      return new Blob([""]);
    },
    "auth/login": () => {
      isFresh = true;
      return user;
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: "Export CSV" }));
  const dialog = await screen.findByRole("dialog");
  expect(opened).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText("Password"), "a bridge over it");
  await userEvent.click(within(dialog).getByRole("button", { name: "Sign in and continue" }));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith("/api/admin/client-records/export?format=csv", "_blank", "noopener"),
  );
});

test("days in the wrong order are said and not asked for", async () => {
  const { seen } = showAdmin({ tab: "clients", filters: "&dateFrom=2026-03-05&dateTo=2026-03-04" });
  expect(await screen.findByText("The first day must not be after the last.")).toBeVisible();
  expect(seen.some(({ name }) => name === "admin/list-clients")).toBe(false);
});

test("a client's history shows its four parts", async () => {
  showAdmin({ tab: "clients" });
  await userEvent.click(await screen.findByRole("button", { name: "View the history of Maya Lopez" }));
  const dialog = await screen.findByRole("dialog", { name: "History of Maya Lopez" });
  for (const part of ["Subscription history", "Dispute history", "Credit reports", "Payment timeline"]) {
    expect(within(dialog).getByRole("heading", { name: part })).toBeVisible();
  }
  expect(within(dialog).getByText(/Plan started/)).toHaveTextContent("Plan started · Monthly · $120 · Paid");
});

test("a history that cannot be had is said", async () => {
  const history = () => {
    throw new AppError("SERVICE_UNAVAILABLE");
  };
  showAdmin({ tab: "clients", history });
  await userEvent.click(await screen.findByRole("button", { name: "View the history of Maya Lopez" }));
  expect(await screen.findByText("Failed to fetch client history")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
