import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "#shared/api/errors";
import { makeContract, makeOffers, makeSigned } from "#shared/testing/onboarding";
import { noteServerTime } from "#web/src/api/server-time";
import { accessFaults } from "#web/src/testing/access-faults";
import { enter } from "#web/src/testing/open-onboarding";
import { chosenItem, openPaymentStep, readyToPay } from "#web/src/testing/open-payment-step";

const SIGNED_AT = "2026-11-20T17:00:00.000Z";

const setServerClock = (at: Date) => noteServerTime(at.toUTCString());

afterEach(() => setServerClock(new Date()));

const signed = makeContract({ signed: makeSigned() });

const signedVisitor = (fakes = {}) => ({
  progress: readyToPay({ contractSignedAt: SIGNED_AT }),
  fakes: { "contract/get-contract": () => signed, ...fakes },
});

test("where nothing is charged before the letters are mailed, the way to the payment page names no price to pay today", async () => {
  openPaymentStep(signedVisitor());
  expect(await screen.findByText(/^You pay nothing today:/)).toHaveTextContent(
    "The first charge of $99 follows once your first letters are in the mail.",
  );
  expect(screen.getByRole("link", { name: /in a new tab/ })).toHaveTextContent("Save a payment method in a new tab");
});

test("the contract opens part by part, and payment only after the signature", async () => {
  const { container, calls, learn } = openPaymentStep({
    fakes: {
      "contract/sign-contract": () => {
        learn({ contractSignedAt: SIGNED_AT });
        return {
          contractId: chosenItem,
          signedAt: SIGNED_AT,
          signedOn: "2026-11-20",
          cancelUntil: SIGNED_AT,
          serviceMayStartAt: SIGNED_AT,
        };
      },
    },
  });
  const acknowledge = await screen.findByRole("checkbox", { name: "I have received and read this statement." });
  expect(screen.queryByRole("checkbox", { name: /I agree to receive and sign/ })).toBeNull();
  expect(screen.queryByText("The services and their price.")).toBeNull();
  expect(screen.getByText("Sign the contract above to open the payment page.")).toBeVisible();

  await userEvent.click(acknowledge);
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive and sign/ }));
  expect(screen.getByText("The services and their price.")).not.toBeVisible();
  await userEvent.click(screen.getByText("Read the full text", { selector: "[aria-label^='3. '] summary" }));
  expect(screen.getByText("The services and their price.")).toBeVisible();
  expect(screen.getByText(/If you sign today, you can cancel/)).toBeVisible();
  // What was ticked is saved meanwhile, sooner or later.
  expect(await accessFaults(container)).toHaveNoViolations();

  await enter(/Your full name/, "Maya Torres");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));

  expect(await screen.findByRole("link", { name: "Save a payment method in a new tab" })).toHaveAttribute(
    "href",
    "https://pay.example/onetime",
  );
  expect(calls.find((call) => call.name === "contract/sign-contract")?.body).toEqual({
    version: "2026-11",
    fullName: "Maya Torres",
    disclosureAcknowledged: true,
    disclosureAcknowledgedAt: expect.any(String),
    esignConsent: true,
    esignConsentAt: expect.any(String),
  });
});

const prepaid = { "subscription/list-plans": () => makeOffers({ billingPolicy: "prepaid" }) };

test.each([
  [
    "en",
    {},
    "Due today $0.00. First and only charge $99, not before December 1, 2026. Report fee: none. Cancel free through November 30, 2026.",
  ],
  [
    "es",
    {},
    "Hoy paga $0.00. Primer y único cobro: $99, no antes del 1 de diciembre de 2026. Costo del informe: ninguno. Puede cancelar sin costo hasta el 30 de noviembre de 2026.",
  ],
  [
    "en",
    prepaid,
    "Due today $99. No other charge follows. Report fee: none. Cancel free through November 30, 2026: what you paid is then refunded in full.",
  ],
] as const)("what is due stands before everything else (%s)", async (language, fakes, words) => {
  const { container } = openPaymentStep({ language, fakes });
  const due = await screen.findByText(words);
  expect(container.querySelector("dl, details")?.compareDocumentPosition(due)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test("before signing, answers can be checked and changed, and each document says in five lines what is in it", async () => {
  const { router } = openPaymentStep();
  expect(await screen.findByText("12 Main Street, Dayton, OH 45402")).toBeVisible();
  expect(screen.getByText(/Account not mine/)).toBeVisible();

  const disclosure = await screen.findByRole("region", { name: "1. Your rights: the disclosure statement" });
  expect(within(disclosure).getAllByRole("listitem")).toHaveLength(5);
  const text = within(disclosure).getByText("You have a right to dispute inaccurate information.");
  expect(text).toBeVisible();
  await userEvent.click(within(disclosure).getByText(/^Read the full text/));
  expect(text).not.toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Change: Items to dispute" }));
  expect(router.state.location.search).toContain("step=4");
});

test("a signed contract says until when it can be cancelled, and the opened link leaves a button to report the payment", async () => {
  setServerClock(new Date(SIGNED_AT));
  const { router } = openPaymentStep(signedVisitor());
  expect(await screen.findByText(/through November 25, 2026/)).toBeVisible();
  const link = await screen.findByRole("link", { name: /Save a payment method/ });
  link.addEventListener("click", (event) => event.preventDefault());
  expect(screen.queryByRole("button", { name: "I've Completed Payment" })).toBeNull();

  await userEvent.click(link);

  expect(await screen.findByRole("button", { name: "I've Completed Payment" })).toBeEnabled();
  expect(router.state.location.search).toContain("payment=opened");
});

test.each([
  ["before the signature", {}, /^First read and sign your contract/],
  ["after it", { contractSignedAt: SIGNED_AT }, /^Your contract is signed\. Next, continue/],
  [
    "after the payment",
    { contractSignedAt: SIGNED_AT, paymentReportedAt: SIGNED_AT },
    /^Your contract is signed, and you told us/,
  ],
])("what the step says first, %s, is what is left to do", async (_, facts, words) => {
  openPaymentStep({ progress: readyToPay(facts), fakes: { "contract/get-contract": () => signed } });
  expect(await screen.findByText(words)).toBeVisible();
});

test("a reported payment leads on to the account after three seconds", async () => {
  const { calls, learn } = openPaymentStep(
    signedVisitor({
      "subscription/complete-payment": () => {
        learn({ paymentReportedAt: SIGNED_AT });
        return { disputesCreated: 1, paymentIntentId: "pi_1" };
      },
    }),
    "&payment=opened",
  );
  await userEvent.click(await screen.findByRole("button", { name: "I've Completed Payment" }));

  expect(await screen.findByText(/1 dispute draft is ready/)).toBeVisible();
  expect(calls.find((call) => call.name === "subscription/complete-payment")?.body).toEqual({
    selectedItems: [chosenItem],
    paymentType: "per_dispute",
    selectedDisputeReasons: { [chosenItem]: ["not_mine"] },
    additionalDetails: {},
  });
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeVisible();
});

/** A server that answers the first time, and no more. */
const onlyOnce = <Answer,>(answer: Answer) => {
  let isAsked = false;
  return () => {
    if (isAsked) throw new AppError("SERVICE_UNAVAILABLE");
    isAsked = true;
    return answer;
  };
};

test("a signature opens the payment, though nothing more of the server's answers comes", async () => {
  openPaymentStep({
    fakes: {
      "onboarding/get-progress": onlyOnce(readyToPay()),
      "contract/get-contract": onlyOnce(makeContract()),
      "contract/sign-contract": () => ({
        contractId: chosenItem,
        signedAt: SIGNED_AT,
        signedOn: "2026-11-20",
        cancelUntil: "2026-11-26T05:00:00.000Z",
        serviceMayStartAt: "2026-11-26T05:00:00.000Z",
      }),
    },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive and sign/ }));
  await enter(/Your full name/, "Maya Torres");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));

  expect(await screen.findByRole("link", { name: "Save a payment method in a new tab" })).toBeVisible();
  expect(screen.getByText("Signed by Maya Torres on November 20, 2026.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Sign the contract" })).toBeNull();
});

test("a reported payment opens the account, though the server does not say how far the visitor is", async () => {
  openPaymentStep(
    {
      fakes: {
        ...signedVisitor().fakes,
        "onboarding/get-progress": onlyOnce(readyToPay({ contractSignedAt: SIGNED_AT })),
        "subscription/complete-payment": () => ({ disputesCreated: 1, paymentIntentId: "pi_1" }),
      },
    },
    "&payment=opened",
  );
  await userEvent.click(await screen.findByRole("button", { name: "I've Completed Payment" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeVisible();
});

test("a member who paid goes to the dashboard", async () => {
  const options = signedVisitor({
    "subscription/complete-payment": () => ({ disputesCreated: 0, paymentIntentId: "pi_1" }),
  });
  const progress = { ...options.progress, isMember: true };
  const { router } = openPaymentStep({ ...options, progress }, "&payment=opened");
  await userEvent.click(await screen.findByRole("button", { name: "I've Completed Payment" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

  expect(router.state.location.pathname).toBe("/dashboard");
});

test("a failed confirmation says so, and Try Again returns to the form", async () => {
  openPaymentStep(
    signedVisitor({
      "subscription/complete-payment": () => {
        throw new AppError("SERVICE_UNAVAILABLE");
      },
    }),
    "&payment=opened",
  );
  await userEvent.click(await screen.findByRole("button", { name: "I've Completed Payment" }));

  expect(await screen.findByText("Payment Confirmation Failed")).toBeVisible();
  expect(screen.getByText("Failed to process payment completion")).toBeVisible();
  expect(screen.getByText("The service is busy. Please try again in a moment.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "I've Completed Payment" })).toBeEnabled());
});
