import type { PaymentType, SubscriptionTier } from "#shared/domain/plan/plan";
import type { Product } from "../product";
import type { Profile } from "./people";
import type { Times } from "./times";
import type { Visitor } from "./visitor";

/** What several people do at one time. */
export type Step = { at: Date; name: string; work: (() => Promise<unknown>)[] };

export type World = {
  product: Product;
  times: Times;
  visitor: () => Visitor;
  /** The payment provider's event for a member. */
  pays: (userId: string, plan: SubscriptionTier, event?: string) => Promise<void>;
};

/** All six steps of the onboarding; answers the member's id. */
export async function onboard(
  visitor: Visitor,
  profile: Profile,
  paymentType: PaymentType,
  drafts: number,
): Promise<string> {
  await visitor.uploadId("front");
  await visitor.uploadId("back");
  const { negativeItems } = await visitor.pull(profile);
  await visitor.sign(profile);
  await visitor.reportPayment(negativeItems.slice(0, drafts), paymentType);
  const { id } = await visitor.openAccount(profile);
  return id;
}
