import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError, type ErrorCode } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { accessFaults } from "#web/src/testing/access-faults";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";

const kept = makeDispute({ id: "01KAB000000000000000KEPT00", accountName: "Ridgeline Recovery" });

/** The server's list, from which a draft goes unless the call is refused. */
function show({ refusal, language, round = 1 }: { refusal?: ErrorCode; language?: "en" | "es"; round?: number } = {}) {
  let disputes = [makeDispute({ round }), kept];
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => disputes,
    "disputes/delete-dispute": () => {
      if (refusal) throw new AppError(refusal);
      disputes = [kept];
      return undefined;
    },
  });
  return { seen, ...renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes", language }) };
}

const ask = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Delete the draft about Northgate Recovery" }));
const confirm = async () =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete the draft" }));

test("a draft is deleted after a question: its row goes, and the focus to the heading above", async () => {
  const { seen } = show();
  await ask();
  expect(await screen.findByText(/Nothing has been sent/)).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain("disputes/delete-dispute");

  await confirm();
  expect(await screen.findByText("The draft about Northgate Recovery is deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Northgate Recovery")).toBeNull());
  await waitFor(() => expect(screen.getByRole("heading", { name: "Drafts" })).toHaveFocus());
  expect(seen.find(({ name }) => name === "disputes/delete-dispute")?.params).toEqual({ id: makeDispute().id });
});

test("a member who cancels keeps the draft", async () => {
  const { seen } = show();
  await ask();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(seen.map(({ name }) => name)).not.toContain("disputes/delete-dispute");
});

test("a draft that cannot be deleted is said, and stays", async () => {
  show({ refusal: "SERVICE_UNAVAILABLE" });
  await ask();
  await confirm();
  expect(await screen.findByText("Failed to delete dispute")).toBeVisible();
  expect(screen.getByText("Northgate Recovery")).toBeVisible();
});

test("a draft that is gone already counts as deleted", async () => {
  show({ refusal: "NOT_FOUND" });
  await ask();
  await confirm();
  expect(await screen.findByText("The draft about Northgate Recovery is deleted")).toBeVisible();
});

test("a draft that was sent in another window is said to be sent: its row is gone by then", async () => {
  let disputes = [makeDispute(), kept];
  fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => disputes,
    "disputes/delete-dispute": () => {
      disputes = [makeDispute({ status: "submitted" }), kept];
      throw new AppError("NOT_A_DRAFT");
    },
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes" });
  await ask();
  await confirm();
  expect(await screen.findByText("Failed to delete dispute")).toBeVisible();
  // The same words are read out for a moment.
  const [shown] = screen.getAllByText(/It was sent meanwhile, maybe from another window/);
  expect(shown).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("a next round cannot be deleted: letters have left before it", async () => {
  show({ round: 2 });
  expect(await screen.findByRole("button", { name: "Delete the draft about Ridgeline Recovery" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete the draft about Northgate Recovery" })).toBeNull();
});

test("the question is in Spanish too, and accessible", async () => {
  const { baseElement } = show({ language: "es" });
  await userEvent.click(await screen.findByRole("button", { name: "Eliminar el borrador sobre Northgate Recovery" }));
  expect(await screen.findByRole("alertdialog", { name: /¿Eliminar el borrador/ })).toBeVisible();
  await act(async () => expect(await accessFaults(baseElement)).toHaveNoViolations());
});
