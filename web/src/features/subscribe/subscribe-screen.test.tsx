import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { User } from "#shared/api/schemas/user";
import { makeContract, makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { accessFaults } from "#web/src/testing/access-faults";
import { openSubscribe } from "#web/src/testing/open-subscribe";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("three plans show their price and how many disputes are in it", async () => {
  openSubscribe();
  const plans = await screen.findAllByRole("radio");
  const words = plans.map((plan) => document.getElementById(plan.getAttribute("aria-describedby") ?? ""));
  expect(words).toHaveLength(3);
  for (const [index, [price, allowance]] of [
    [/\$99/, /2 dispute letters/],
    [/\$120/, /5 disputes/],
    [/\$299/, /15 disputes/],
  ].entries()) {
    expect(words[index]).toHaveTextContent(price ?? "");
    expect(words[index]).toHaveTextContent(allowance ?? "");
  }
});

const cancelledAt = "2026-11-20T12:00:00.000Z";

test.each([
  ["is active", "active", {}, "Active", 0],
  ["has ended with the plan", "inactive", {}, "Your plan has ended", 0],
  ["was cancelled", "inactive", { cancelledAt, endsAt: cancelledAt }, "Your contract is canceled", 1],
  [
    "is under notice",
    "active",
    { cancelledAt, endsAt: "2999-12-20T12:00:00.000Z" },
    /^You gave notice: your plan runs until/,
    1,
  ],
] as const)(
  "the screen says that a plan's contract %s, and the next contract is offered when there is one to sign",
  async (_name, subscriptionStatus, changes, title, offered) => {
    const signed = makeSigned(changes);
    const { baseElement } = openSubscribe({
      user: makeUser({ subscriptionStatus, planEndsAt: subscriptionStatus === "active" ? signed.endsAt : undefined }),
      fakes: {
        "contract/get-contract": () => makeContract({ signed }),
        "contract/get-signed-contract": () => ({ signed }),
      },
    });
    expect(await screen.findByText(title)).toBeVisible();
    if (subscriptionStatus === "active") fireEvent.click(await screen.findByRole("button", { name: "Change plan" }));
    await screen.findAllByRole("radio");
    await waitFor(() => expect(screen.queryAllByRole("checkbox", { name: /I have received/ })).toHaveLength(offered));
    await act(async () => expect(await accessFaults(baseElement)).toHaveNoViolations());
  },
);

test.each([
  ["en", "Contract signed", "Contract (PDF)"],
  ["es", "Contrato firmado", "Contrato (PDF)"],
] as const)("a contract that is signed and not yet paid for stays readable (%s)", async (language, title, document) => {
  const signed = makeSigned({ plan: "monthly" });
  openSubscribe({
    language,
    fakes: {
      "contract/get-contract": () => makeContract({ signed }),
      "contract/get-signed-contract": () => ({ signed }),
    },
  });
  fireEvent.click(await screen.findByRole("radio", { name: /^(Monthly|Membresía)/ }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole("link", { name: document })).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("the trust line promises the money back for 30 days", async () => {
  openSubscribe();
  expect(await screen.findByText("30-Day Money Back")).toBeVisible();
});

/** As the server's: whose payment is reported waits for verification, which the next look at the user shows. */
function payingMember(noted: Partial<User> = { needsContract: true }) {
  let user = makeUser({ subscriptionStatus: "incomplete", subscriptionTier: undefined });
  const fakes: NonNullable<Parameters<typeof openSubscribe>[0]>["fakes"] = {
    "auth/get-user": () => user,
    "subscription/complete-payment": () => {
      user = { ...user, subscriptionStatus: "pending_verification", paymentType: "monthly", ...noted };
      return { disputesCreated: 0, paymentIntentId: "pi_1" };
    },
  };
  return { user, fakes };
}

test("a person who pays from a state that is not served is not asked for a contract", async () => {
  openSubscribe(payingMember({ isPaymentHeld: true }));
  fireEvent.click(await screen.findByRole("radio", { name: /Monthly/ }));
  fireEvent.click(screen.getByRole("button", { name: "I've Completed Payment" }));
  expect(await screen.findByText(/the service does not start, and we will refund what you paid\.$/)).toBeVisible();
  expect(screen.queryByText(/One step is left/)).toBeNull();
});

test("a person who comes back later and says that the payment is made reads that it is noted, and after 3 seconds sees the dashboard", async () => {
  jest.useFakeTimers();
  const { router } = openSubscribe(payingMember());
  fireEvent.click(await screen.findByRole("radio", { name: /Monthly/ }));
  fireEvent.click(screen.getByRole("button", { name: "I've Completed Payment" }));
  expect(await screen.findByText("Payment Noted!")).toBeVisible();

  expect(await screen.findByText("Thank you: we have recorded your payment")).toBeVisible();
  expect(await screen.findByText("Payment Verification Pending")).toBeVisible();
  expect(screen.getByRole("button", { name: "Payment Noted!" })).toBeDisabled();

  // Finding the words may have taken a step of 50 ms.
  await act(() => jest.advanceTimersByTimeAsync(2_949));
  expect(router.state.location.pathname).toBe("/subscribe");
  await act(() => jest.advanceTimersByTimeAsync(51));
  expect(router.state.location.pathname).toBe("/dashboard");
});

test("a payment that is noted before the contract's answer has come asks for no signature that was given", async () => {
  const { user, fakes } = payingMember();
  let sendContract = () => {};
  const waited = new Promise<void>((resolve) => {
    sendContract = resolve;
  });
  const contract = () => waited.then(() => makeContract({ signed: makeSigned() }));
  openSubscribe({ user, fakes: { ...fakes, "contract/get-contract": contract } });
  fireEvent.click(await screen.findByRole("radio", { name: /Monthly/ }));
  fireEvent.click(screen.getByRole("button", { name: "I've Completed Payment" }));
  expect(await screen.findByText("Payment Verification Pending")).toBeVisible();
  sendContract();
  expect(await screen.findByText("Thank you: we have recorded your payment")).toBeVisible();
  expect(screen.queryByText(/please sign your contract/)).toBeNull();
});

test("whose payment is noted without a contract is led to it, and not taken away from reading it", async () => {
  jest.useFakeTimers();
  const { router } = openSubscribe(payingMember());
  fireEvent.click(await screen.findByRole("radio", { name: /Monthly/ }));
  fireEvent.click(screen.getByRole("button", { name: "I've Completed Payment" }));
  expect(await screen.findByText(/please sign your contract/)).toBeVisible();
  act(() => screen.getByRole("checkbox", { name: /I have received and read/ }).focus());
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(router.state.location.pathname).toBe("/subscribe");
});
