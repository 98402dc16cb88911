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
