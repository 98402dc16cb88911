import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeContract, makeSigned } from "#shared/testing/onboarding";
import { enter } from "#web/src/testing/open-onboarding";
import { chosenItem, openPaymentStep, readyToPay } from "#web/src/testing/open-payment-step";

const SIGNED_AT = "2026-11-20T17:00:00.000Z";
const signature = {
  contractId: chosenItem,
  signedAt: SIGNED_AT,
  signedOn: "2026-11-20",
  cancelUntil: SIGNED_AT,
  serviceMayStartAt: SIGNED_AT,
};

/** As a double click does: before the screen could show what the first press began. */
function pressTwice(button: HTMLElement) {
  fireEvent.click(button);
  fireEvent.click(button);
}

/** The step in front of its signature. What was signed stands in the contract before anything else is answered. */
async function openFilledIn() {
  let isSigned = false;
  const opened = openPaymentStep({
    fakes: {
      "contract/get-contract": () => makeContract(isSigned ? { signed: makeSigned() } : {}),
      "contract/sign-contract": () => {
        isSigned = true;
        opened.learn({ contractSignedAt: SIGNED_AT });
        return signature;
      },
    },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /I have received and read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I agree to receive and sign/ }));
  await enter(/Your full name/, "Maya Torres");
  return opened;
}

const countOf = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name).length;

test("a double click signs the contract once, and the way to the payment page opens", async () => {
  const { calls } = await openFilledIn();
  const asked = countOf(calls, "onboarding/get-progress");
  pressTwice(screen.getByRole("button", { name: "Sign the contract" }));

  expect(await screen.findByRole("link", { name: /Save a payment method/ })).toBeVisible();
  expect(countOf(calls, "contract/sign-contract")).toBe(1);
  expect(countOf(calls, "onboarding/get-progress")).toBeGreaterThan(asked);
});

test("a double click says once that the payment was made", async () => {
  const { calls } = openPaymentStep(
    {
      progress: readyToPay({ contractSignedAt: SIGNED_AT }),
      fakes: {
        "contract/get-contract": () => makeContract({ signed: makeSigned() }),
        "subscription/complete-payment": () => ({ disputesCreated: 1, paymentIntentId: "pi_1" }),
      },
    },
    "&payment=opened",
  );
  pressTwice(await screen.findByRole("button", { name: "I've Completed Payment" }));

  expect(await screen.findByRole("button", { name: "Continue" })).toBeVisible();
  expect(countOf(calls, "subscription/complete-payment")).toBe(1);
});
