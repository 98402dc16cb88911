import { act, screen } from "@testing-library/react";
import { makeContract, makePulledProgress, makeSigned } from "#shared/testing/onboarding";
import { openOnboarding } from "#web/src/testing/open-onboarding";

const SIGNED_AT = "2026-11-20T17:00:00.000Z";
const item = makePulledProgress().report?.negativeItems[0]?.id ?? "";

/** A visitor who signed and comes back to the page from the opened payment page. */
function comeBack(language?: "en" | "es") {
  return openOnboarding({
    language,
    path: "/onboarding?step=5&payment=opened",
    progress: makePulledProgress({
      selection: { selectedItems: [item], selectedDisputeReasons: { [item]: ["not_mine"] }, selectedPlan: "onetime" },
      contractSignedAt: SIGNED_AT,
    }),
    fakes: { "contract/get-contract": () => makeContract({ signed: makeSigned() }) },
  });
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = (calls: { name: string }[]) => calls.filter(({ name }) => name === "onboarding/get-progress").length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["en", /waits for the payment provider/, "The payment provider has confirmed it.", "I've Completed Payment"],
  ["es", /espera la confirmación/, "El proveedor de pagos ya lo confirmó.", "Ya completé el pago"],
] as const)("the page waits for the payment provider's event (%s)", async (language, waiting, confirmed, button) => {
  const { calls, learn } = comeBack(language);
  expect(await screen.findByText(waiting)).toBeVisible();

  learn({ paymentConfirmedAt: "2026-11-20T17:05:00.000Z" });
  await advance(4_100);
  expect(screen.getByText(confirmed)).toBeVisible();
  expect(screen.getByRole("button", { name: button })).toBeEnabled();
  // Nothing leads to the provider's page again: it would be a second payment.
  expect(screen.queryByRole("link", { name: /payment page|página de pago/ })).toBeNull();

  expect(screen.queryByRole("button", { name: /^(Change|Cambiar): / })).toBeNull();

  const before = asked(calls);
  await advance(20_000);
  expect(asked(calls)).toBe(before);
});

test("an event that does not come is said to be late, and asking ends after ten minutes", async () => {
  const { calls } = comeBack();
  await screen.findByText(/waits for the payment provider/);
  await advance(60_000);
  expect(screen.getByText(/has not confirmed anything yet/)).toBeVisible();
  expect(screen.getByRole("button", { name: "I've Completed Payment" })).toBeEnabled();

  await advance(541_000);
  const before = asked(calls);
  expect(before).toBeLessThan(160);
  await advance(60_000);
  expect(asked(calls)).toBe(before);
});
