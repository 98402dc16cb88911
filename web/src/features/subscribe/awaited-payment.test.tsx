import { fireEvent, screen, waitFor } from "@testing-library/react";
import { makeContract, makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { openSubscribe } from "#web/src/testing/open-subscribe";

test.each([
  ["incomplete", "en", /Your account is manually verified within 24 hours/],
  ["incomplete", "es", /Su cuenta se verifica a mano en 24 horas/],
  ["pending_verification", "en", /We check payments by hand, within 24 hours\./],
  ["pending_verification", "es", /Revisamos los pagos a mano, en un plazo de 24 horas\./],
] as const)(
  "with the subscription %s the page says how long verification takes (%s)",
  async (subscriptionStatus, language, words) => {
    openSubscribe({ user: makeUser({ subscriptionStatus }), language });
    expect(await screen.findByText(words)).toBeVisible();
  },
);

const goesOn = ["Continue with Onboarding", "/onboarding"];

test.each([
  ["has no report yet goes on with the onboarding", { hasCreditReport: false }, [goesOn]],
  ["has a report reads the drafts, or disputes more", {}, [["Review my drafts", "/disputes"], goesOn]],
  ["has a report and no contract signs it below, or goes on", { needsContract: true }, [goesOn]],
])("whose payment is being checked and who %s", async (_name, changes, ways) => {
  openSubscribe({ user: makeUser({ subscriptionStatus: "pending_verification", ...changes }) });
  expect(await screen.findByText("Payment Verification Pending")).toBeVisible();
  const links = screen.queryAllByRole("link", { name: /^(Continue with Onboarding|Review my drafts)$/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(ways);
});

test.each([
  ["en", /The payment provider has confirmed your payment/, "open it again"],
  ["es", /El proveedor de pagos ha confirmado su pago/, "ábrala otra vez"],
] as const)("a payment that the provider has confirmed is not paid again (%s)", async (language, words, again) => {
  const signed = makeSigned();
  openSubscribe({
    language,
    user: makeUser({ subscriptionStatus: "pending_verification", isPaymentConfirmed: true }),
    fakes: {
      "contract/get-contract": () => makeContract({ signed }),
      "contract/get-signed-contract": () => ({ signed }),
    },
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("link", { name: again })).toBeNull();
});

test.each([
  ["en", /we are checking it: please do not pay again/, "open it again", "Premium"],
  ["es", /lo estamos revisando: no pague otra vez/, "ábrala otra vez", "Premium"],
] as const)(
  "a plan whose payment is being checked asks for no second payment (%s)",
  async (language, words, link, other) => {
    openSubscribe({
      language,
      user: makeUser({
        subscriptionStatus: "pending_verification",
        subscriptionTier: undefined,
        paymentType: "monthly",
      }),
      fakes: {
        "contract/get-contract": () => makeContract({ signed: makeSigned() }),
        "contract/get-signed-contract": () => ({ signed: makeSigned() }),
      },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole("link", { name: link })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^(Go to payment|Ir al pago)/ })).toBeNull();
    expect(screen.queryByText(/^(Due today|Hoy paga)/)).toBeNull();

    // It is chosen: the other plans open when they are asked for.
    expect(screen.getByRole("heading", { level: 1, name: /^(Your plan|Su plan)$/ })).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^(Change plan|Cambiar de plan)$/ }));
    fireEvent.click(screen.getByRole("radio", { name: new RegExp(other) }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
);

test.each([
  ["en", "We do not offer the service in your state", "Payment Verification Pending"],
  ["es", "No ofrecemos el servicio en su estado", "Verificación del pago pendiente"],
] as const)(
  "a payment from a state that is not served is not said to be checked (%s)",
  async (language, title, pending) => {
    openSubscribe({ user: makeUser({ subscriptionStatus: "pending_verification", isPaymentHeld: true }), language });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(pending)).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
  },
);
