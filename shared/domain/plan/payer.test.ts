import { isPayer } from "./payer";

const maya = { email: "Maya@example.com", payment: { customerId: "cus_maya" } };

test.each([
  ["their e-mail address, in other capitals", { customerId: "cus_new", email: "maya@example.com" }, true],
  ["the customer who they are already", { customerId: "cus_maya", email: "work@example.com" }, true],
  ["another customer and address", { customerId: "cus_stranger", email: "stranger@example.com" }, false],
  ["nothing", {}, false],
])("a checkout that bears a member's reference and names %s", (_, payer, isTheirs) => {
  expect(isPayer(payer, maya)).toBe(isTheirs);
});

test("a visitor who gave no address is believed", () => {
  expect(isPayer({ email: "maya@example.com" }, {})).toBe(true);
});

test("a member whose address was taken off is not believed by a reference alone", () => {
  const member = { registeredAt: "2026-03-01T10:00:00.000Z" };
  expect(isPayer({ email: "stranger@example.com" }, member)).toBe(false);
  expect(isPayer({ customerId: "cus_maya" }, { ...member, payment: { customerId: "cus_maya" } })).toBe(true);
});
