import { makeRequest } from "#functions/testing/make-request";
import { makeUserRecord, makeVisitor } from "#functions/testing/make-user-record";
import { listPlans } from "./list-plans";

const services = {
  billingPolicy: "after_performance" as const,
  siteOrigin: "https://redress.example",
  links: {
    onetime: "https://buy.example/a?x=1",
    monthly: "https://buy.example/b",
    premium: "/__local/checkout/premium",
  },
};

test("each plan has its price, its allowance and a link that names who pays, in their language", async () => {
  const user = makeUserRecord({ userId: "u1", email: "maya+1@example.com" });
  const request = makeRequest<"subscription/list-plans">({ user, query: { lang: "es" } });
  const { plans, billingPolicy } = await listPlans(request, services);
  expect(billingPolicy).toBe("after_performance");
  expect(plans.map(({ paymentUrl, ...plan }) => plan)).toEqual([
    { id: "onetime", price: 99, paymentType: "per_dispute", disputes: 2, popular: false },
    { id: "monthly", price: 120, paymentType: "monthly", disputes: 5, popular: true },
    { id: "premium", price: 299, paymentType: "premium", disputes: 15, popular: false },
  ]);
  expect(plans.map(({ paymentUrl }) => paymentUrl)).toEqual([
    "https://buy.example/a?x=1&client_reference_id=u1&locale=es&prefilled_email=maya%2B1%40example.com",
    "https://buy.example/b?client_reference_id=u1&locale=es&prefilled_email=maya%2B1%40example.com",
    "https://redress.example/__local/checkout/premium?client_reference_id=u1&locale=es&prefilled_email=maya%2B1%40example.com",
  ]);
});

test("a visitor's link carries no address that was not given", async () => {
  const request = makeRequest<"subscription/list-plans">({ user: makeVisitor(), query: {} });
  const { plans } = await listPlans(request, services);
  expect(plans[0]?.paymentUrl).not.toContain("prefilled_email");
});
