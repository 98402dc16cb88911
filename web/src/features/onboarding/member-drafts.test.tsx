import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeContract, makeSigned } from "#shared/testing/onboarding";
import { chosenItem, openPaymentStep, readyToPay } from "#web/src/testing/open-payment-step";

const SIGNED_AT = "2026-11-20T17:00:00.000Z";

const memberWithPlan = {
  progress: readyToPay({ isMember: true, contractSignedAt: SIGNED_AT, paymentReportedAt: SIGNED_AT }),
  fakes: {
    "contract/get-contract": () => makeContract({ plan: "monthly", signed: makeSigned() }),
    "subscription/complete-payment": () => ({ disputesCreated: 1, paymentIntentId: "pi_1" }),
  },
  member: { subscriptionStatus: "active", subscriptionTier: "monthly" },
} as const;

test("what a member chooses after the payment becomes drafts too", async () => {
  const { calls, router } = openPaymentStep(memberWithPlan);
  await userEvent.click(await screen.findByRole("button", { name: "Save 1 draft" }));

  expect(await screen.findByText("Drafts saved")).toBeVisible();
  expect(screen.getByText("1 dispute draft is ready for you to read.")).toBeVisible();
  expect(calls.find(({ name }) => name === "subscription/complete-payment")?.body).toMatchObject({
    selectedItems: [chosenItem],
    paymentType: "monthly",
  });
  expect(screen.queryByText(/payment/i, { selector: "[role=status] *" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(router.state.location.pathname).toBe("/dashboard");
});

test.each([
  ["en", "Save your drafts", "Save 1 draft", "Order summary"],
  ["es", "Guarde sus borradores", "Guardar 1 borrador", "Resumen del pedido"],
] as const)(
  "a member with a paid plan finds the button that saves the drafts above the signed contract, in %s",
  async (language, title, save, below) => {
    openPaymentStep({ ...memberWithPlan, language });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    const summary = screen.getByRole("region", { name: below });
    expect(screen.getByRole("button", { name: save }).compareDocumentPosition(summary)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

test("the summary of a signed contract names its plan, not another one that was chosen since", async () => {
  openPaymentStep(memberWithPlan);
  const summary = within(await screen.findByRole("region", { name: "Order summary" }));
  expect(await summary.findByText("Monthly Membership")).toBeVisible();
  expect(summary.getByText("$120 per month")).toBeVisible();
  // The items can be changed; the plan is not chosen here.
  expect(summary.getAllByRole("button", { name: /^Change/ })).toHaveLength(1);
});

test("drafts that were not saved say so, and what was chosen can be saved again", async () => {
  const failing = () => {
    throw new AppError("SERVICE_UNAVAILABLE");
  };
  openPaymentStep({
    ...memberWithPlan,
    fakes: { ...memberWithPlan.fakes, "subscription/complete-payment": failing },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Save 1 draft" }));
  expect(await screen.findByText("The drafts were not saved")).toBeVisible();
  expect(screen.queryByText("Failed to process payment completion")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(screen.getByRole("button", { name: "Save 1 draft" })).toBeVisible();
});

test("a member whose plan is over pays for another one, whatever was reported of the one before", async () => {
  openPaymentStep({ ...memberWithPlan, member: { subscriptionStatus: "inactive", subscriptionTier: "monthly" } });
  expect(await screen.findByRole("link", { name: /payment method|payment page|\$99/i })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Save 1 draft/ })).toBeNull();
});

test("while the drafts are saved no payment is recorded", async () => {
  const fakes = { ...memberWithPlan.fakes, "subscription/complete-payment": () => new Promise<never>(() => undefined) };
  openPaymentStep({ ...memberWithPlan, fakes });
  await userEvent.click(await screen.findByRole("button", { name: "Save 1 draft" }));
  expect(await screen.findByText("We are preparing your dispute drafts.")).toBeVisible();
  expect(screen.queryByText(/recording your payment/)).toBeNull();
});
