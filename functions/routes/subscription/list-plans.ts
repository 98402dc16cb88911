import { billingPolicy, paymentLinks, siteOrigin } from "#functions/services";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { type BillingPolicy, paymentTypeOf, plans } from "#shared/domain/plan/plan";
import { SubscriptionTier } from "#shared/domain/schemas";

export type ListPlansServices = {
  billingPolicy: BillingPolicy;
  siteOrigin: string;
  /** The payment provider's link of each plan. */
  links: Record<SubscriptionTier, string>;
};

/** The plans as they are sold, each with the payment link for the caller: the provider's event will name them. */
export async function listPlans(
  { user, query, language }: RequestOf<"subscription/list-plans">,
  { billingPolicy, siteOrigin, links }: ListPlansServices,
) {
  const locale = query.lang ?? language;
  const offers = SubscriptionTier.options.map((tier) => {
    const link = new URL(links[tier], siteOrigin);
    link.searchParams.set("client_reference_id", user.userId);
    link.searchParams.set("locale", locale);
    if (user.email) link.searchParams.set("prefilled_email", user.email);
    return {
      id: tier,
      price: plans[tier].priceCents / 100,
      paymentType: paymentTypeOf(tier),
      disputes: plans[tier].disputes,
      popular: tier === "monthly",
      paymentUrl: link.href,
    };
  });
  return { billingPolicy, plans: offers };
}

export const handler = apiHandler("subscription/list-plans", listPlans, () => ({
  billingPolicy: billingPolicy(),
  siteOrigin: siteOrigin(),
  links: paymentLinks(),
}));
