import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { User } from "#shared/api/schemas/user";
import { makeContract, makeOffers, makeSigned } from "#shared/testing/onboarding";
import { makeUser } from "#shared/testing/user";
import { SubscribePage } from "#web/src/pages/subscribe-page";
import { fakeApi } from "#web/src/testing/fake-api";
import { renderScreen } from "#web/src/testing/render-screen";

const entry = { description: "renewal monthly", amountCents: 12_000, amount: 120 };
const paid = { ...entry, date: "2026-11-05T15:00:00.000Z", status: "paid" };

function show(user: Partial<User>, payments = [paid], language?: "en" | "es") {
  const member = makeUser(user);
  fakeApi({
    "auth/get-user": () => member,
    "subscription/list-plans": () => makeOffers(),
    "contract/get-contract": () => makeContract({ signed: makeSigned({ plan: "monthly" }) }),
    "contract/get-signed-contract": () => ({ signed: makeSigned({ plan: "monthly" }) }),
    "account/list-payments": () => ({ payments }),
  });
  return renderScreen(<SubscribePage />, { user: member, path: "/subscribe", language });
}

test.each([
  ["en", "Your last payment did not go through", /works until December 6, 2026/, "Pay with another card"],
  ["es", "Su último pago no se realizó", /funciona hasta el 6 de diciembre de 2026/, "Pagar con otra tarjeta"],
] as const)(
  "after a failed payment the days left and the way to pay are said (%s)",
  async (language, title, text, pay) => {
    show({ graceEndsAt: "2026-12-06T12:00:00.000Z" }, undefined, language);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    const monthly = makeOffers().plans.find(({ id }) => id === "monthly");
    expect(await screen.findByRole("link", { name: pay })).toHaveAttribute("href", monthly?.paymentUrl);
  },
);

test.each([
  ["en", /do not pay again: press “I've Completed Payment” below/, "I've Completed Payment"],
  ["es", /no pague otra vez: presione “Ya completé el pago” más abajo/, "Ya completé el pago"],
] as const)("a payment that stands after all leads on without paying again (%s)", async (language, words, button) => {
  const won = { ...entry, date: "2026-11-20T15:00:00.000Z", status: "reinstated" };
  show({ subscriptionStatus: "inactive" }, [won, paid], language);
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole("button", { name: button })).toBeEnabled();
  expect(screen.queryByText(/pay for it here|páguelo aquí/)).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: /^(Your plan|Su plan)$/ })).toBeVisible();
  // Nothing else on the page asks for a payment, or for a choice of a plan.
  expect(screen.queryByRole("link", { name: /^(Go to payment|Ir al pago)/ })).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^(Change plan|Cambiar de plan)$/ }));
  expect(screen.getAllByRole("radio")).toHaveLength(3);
});

test.each([
  ["disputed", "Your bank took a payment back, as you asked it to, so we stopped the plan."],
  ["failed", "The last payment did not go through."],
])("a plan that ended with a payment says why: %s", async (status, words) => {
  show({ subscriptionStatus: "inactive" }, [{ ...entry, date: "2026-11-20T15:00:00.000Z", status }, paid]);
  expect(await screen.findByText(words)).toBeVisible();
});
