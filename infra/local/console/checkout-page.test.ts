import { checkoutPage, paidPage } from "./checkout-page";

const checkout = {
  id: "c1",
  tier: "monthly" as const,
  userId: "u1",
  email: "maya@example.com",
  language: "en" as const,
};

test("where the service is performed first, the checkout saves a way to pay and charges nothing now", () => {
  const page = checkoutPage(checkout, "after_performance");
  expect(page).toContain(">Save payment method</button>");
  expect(page).toContain("Nothing is charged now.");
  expect(page).toContain(">Leave without saving</a>");
  expect(page).not.toContain("Pay $");
  expect(paidPage(checkout, "after_performance", 200)).toContain("<h1>Payment method saved</h1>");
  expect(checkoutPage({ ...checkout, language: "es" }, "after_performance")).toContain("Guardar forma de pago");
});

test("where the operator is paid in advance, the checkout asks for the price", () => {
  expect(checkoutPage(checkout, "prepaid")).toContain(">Pay $120</button>");
  expect(paidPage(checkout, "prepaid", 200)).toContain("<h1>Payment received</h1>");
});

test("a link without a member's reference saves nothing, and does not say so", () => {
  const page = checkoutPage({ ...checkout, userId: "" }, "after_performance");
  expect(page).toContain("without a member");
  expect(page).not.toContain("Your payment method is saved");
  expect(page).not.toContain("<form");
});
