import * as z from "zod";
import { BillingPolicy, PaymentType, SubscriptionTier } from "#shared/domain/schemas";
import { DisputeSelection } from "./onboarding";

/** A plan as it is sold: whole US dollars, with the link of the payment provider for the caller. */
export const PlanOffer = z.object({
  id: SubscriptionTier,
  price: z.number().int(),
  paymentType: PaymentType,
  disputes: z.number().int(),
  popular: z.boolean(),
  paymentUrl: z.string(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

export const Offers = z.object({ billingPolicy: BillingPolicy, plans: z.array(PlanOffer) });
export type Offers = z.infer<typeof Offers>;

export const PaymentCompletedBody = DisputeSelection.pick({
  selectedItems: true,
  paymentType: true,
  selectedDisputeReasons: true,
  additionalDetails: true,
});
export type PaymentCompletedBody = z.infer<typeof PaymentCompletedBody>;

export const PaymentCompletedResult = z.object({ disputesCreated: z.number().int(), paymentIntentId: z.string() });

export const AdminKey = z.string().max(200);
const UserId = z.string().min(1).max(64);

export const ActivateBody = z.object({ userId: UserId, adminKey: AdminKey });
export const BatchActivateBody = z.object({ userIds: z.array(UserId).min(1).max(500), adminKey: AdminKey });
export const BatchActivateResult = z.object({
  successful: z.number().int(),
  totalProcessed: z.number().int(),
  failed: z.array(z.object({ userId: z.string(), code: z.string() })),
});
