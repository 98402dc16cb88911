import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeDispute } from "#shared/testing/dispute";
import { ApiError } from "#web/src/api/api-error";
import { approveLetters } from "#web/src/testing/read-letters";
import { sendTheDraft, showDisputes as show } from "../testing/show-disputes";

afterEach(() => jest.useRealTimers());

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

test("a server that asks for a subscription leads to the plans as well", async () => {
  const router = await sendInVain(new AppError("SUBSCRIPTION_REQUIRED"));
  expect(screen.getByText("Payment Required")).toBeVisible();
  await pass(2_000);
  expect(router.state.location.search).toBe(`?selectedDisputes=${makeDispute().id}`);
});

test.each([
  ["en", "Disputes submitted", /^They had been submitted before/],
  ["es", "Disputas presentadas", /^Ya se habían presentado antes/],
] as const)(
  "drafts that another window has submitted are said to be so, even the last one (%s)",
  async (language, title, words) => {
    const dispute = makeDispute();
    let isSubmitted = false;
    const process = () => {
      isSubmitted = true;
      throw new AppError("NOT_A_DRAFT");
    };
    show({
      language,
      process,
      fakes: { "disputes/list-disputes": () => [isSubmitted ? makeDispute({ status: "submitted" }) : dispute] },
    });
    await approveLetters();
    await userEvent.click(screen.getByRole("button", { name: /^(Send|Enviar) 3 / }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  },
);

test("too many calls in a minute are not the limit of the plan", async () => {
  await sendInVain(new AppError("TOO_MANY_REQUESTS"));
  expect(await screen.findByText("Failed to Submit Disputes")).toBeVisible();
  expect(screen.getByText(/^There were too many attempts in a short time/)).toBeVisible();
});

test.each([
  ["whose code is the plan's limit", new AppError("MONTHLY_LIMIT_EXCEEDED")],
  ["without a code", new ApiError({ status: 429, body: "{}" })],
])("at the limit, an answer %s, it is said and the page stays", async (_, error) => {
  const router = await sendInVain(error);
  expect(screen.getByText("Monthly Limit Exceeded")).toBeVisible();

  await pass(3_000);
  expect(router.state.location.pathname).toBe("/disputes");
});
