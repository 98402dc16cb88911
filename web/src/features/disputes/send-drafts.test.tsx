import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { makeUser } from "#shared/testing/user";
import { DisputesPage } from "#web/src/pages/disputes-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { readLetters } from "#web/src/testing/read-letters";
import { renderScreen } from "#web/src/testing/render-screen";
import { disputeDetail as detail, sendTheDraft, showDisputes as show } from "./testing/show-disputes";

afterEach(() => jest.useRealTimers());

test("a draft is sent only after the member has said that its letters are read and true", async () => {
  const { seen } = show();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Northgate Recovery/ }));
  expect(screen.getByRole("button", { name: "Send 3 letters" })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: /I have read these letters/ })).toBeDisabled();

  await readLetters();
  await userEvent.click(screen.getByRole("checkbox", { name: /I have read these letters/ }));
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));
  expect(await screen.findByText(/sent to credit bureaus\. You have 4 disputes remaining this month\.$/)).toBeVisible();
  expect(seen.find(({ name }) => name === "disputes/process-disputes")?.body).toEqual({
    disputeIds: [makeDispute().id],
    versions: { [makeDispute().id]: `version of ${makeDispute().id}` },
  });
});

test.each([
  ["en", /on business days, once your right to cancel/],
  ["es", /en días hábiles, cuando termina su derecho a cancelar/],
] as const)(
  "when letters leave is said (%s) without a number of days, which depends on the state",
  async (language, words) => {
    show({ language });
    expect(await screen.findByText(words)).not.toHaveTextContent(/\d/);
  },
);

test("another choice of drafts clears the approval: it was of other letters", async () => {
  const drafts = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
  show({ disputes: drafts });
  const [first, second] = await screen.findAllByRole("checkbox", { name: /^Company/ });
  if (!first || !second) throw new Error("no drafts");
  await userEvent.click(first);
  await readLetters();
  const approval = screen.getByRole("checkbox", { name: /I have read these letters/ });
  await userEvent.click(approval);
  expect(approval).toBeChecked();
  await userEvent.click(second);
  expect(approval).not.toBeChecked();
});

test("letters that changed since they were shown are not sent: they are shown again, to be approved again", async () => {
  let isChanged = false;
  const draft = makeDispute();
  const seen = fakeApi({
    "auth/get-user": () => makeUser(),
    "disputes/list-disputes": () => [draft],
    "disputes/get-dispute": () => ({ ...detail(draft), lettersVersion: isChanged ? "second" : "first" }),
    "disputes/process-disputes": ({ body }) => {
      const isShown = body.versions?.[draft.id] === "second";
      isChanged = true;
      if (!isShown) throw new AppError("LETTERS_CHANGED");
      return { processedCount: 1, remainingThisMonth: 4 };
    },
  });
  renderScreen(<DisputesPage />, { user: makeUser(), path: "/disputes" });
  await sendTheDraft();
  expect(await screen.findByText("The letters have changed")).toBeVisible();
  const approval = screen.getByRole("checkbox", { name: /I have read these letters/ });
  expect(approval).not.toBeChecked();
  await waitFor(() => expect(approval).toBeEnabled());
  await userEvent.click(approval);
  await userEvent.click(screen.getByRole("button", { name: "Send 3 letters" }));
  await waitFor(() => expect(seen.filter(({ name }) => name === "disputes/process-disputes")).toHaveLength(2));
});

test("several drafts are sent at once, and what is left of the month is said", async () => {
  const drafts = ["a", "b"].map((id) => makeDispute({ id, accountName: `Company ${id}` }));
  show({ disputes: drafts, process: () => ({ processedCount: 2, remainingThisMonth: 3 }) });
  for (const box of await screen.findAllByRole("checkbox", { name: /^Company/ })) await userEvent.click(box);
  await readLetters();
  await userEvent.click(screen.getByRole("checkbox", { name: /I have read these letters/ }));
  await userEvent.click(screen.getByRole("button", { name: "Send 6 letters" }));

  const words = "2 disputes have been sent to credit bureaus. You have 3 disputes remaining this month.";
  expect(await screen.findByText(words)).toBeVisible();
});

/** Sends the draft to a server that refuses after a second, on a clock that only the test moves. */
async function sendInVain(error: Error) {
  jest.useFakeTimers();
  const process = () => new Promise((settle) => setTimeout(settle, 1_000)).then(() => Promise.reject(error));
  const { router } = show({ process });
  await sendTheDraft(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await pass(1_000);
  return router;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([
  ["You need to complete payment before submitting disputes.", undefined],
  ["Your payment of May 3 was returned.", "Your payment of May 3 was returned."],
])("without payment it is said (%s) and, 2 seconds later, the plans are shown", async (words, details) => {
  const router = await sendInVain(new AppError("PAYMENT_REQUIRED", { details }));
  expect(screen.getByText("Payment Required")).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();

  await pass(1_900);
  expect(router.state.location.pathname).toBe("/disputes");
  await pass(100);
  expect(router.state.location.pathname).toBe("/subscribe");
  expect(router.state.location.search).toBe(`?selectedDisputes=${makeDispute().id}`);
});

test("at the limit it is said and the page stays", async () => {
  const router = await sendInVain(new AppError("MONTHLY_LIMIT_EXCEEDED"));
  expect(screen.getByText("Monthly Limit Exceeded")).toBeVisible();

  await pass(3_000);
  expect(router.state.location.pathname).toBe("/disputes");
});
