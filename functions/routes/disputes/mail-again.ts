import { ulid } from "ulid";
import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository } from "#functions/repositories/letters";
import type { MailAgain, MailOrderRepository } from "#functions/repositories/mail-orders";
import { as } from "#functions/repositories/table";
import type { UserRecord } from "#functions/repositories/users";
import { disputes, letters, mailOrders } from "#functions/services";
import { covers, isInForce } from "#functions/services/contracts/contract-ending";
import { hashesOf, hashOf, versionOf } from "#functions/services/disputes/dispute-view";
import { readdressed } from "#functions/services/disputes/letter-facts-of";
import { lacksAddress } from "#functions/services/disputes/return-address";
import { apiHandler } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import type { RequestOf } from "#functions/shell/request";
import { AppError } from "#shared/api/errors";
import type { Dispute } from "#shared/api/schemas/dispute";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { mailTime } from "#shared/domain/contract/mail-days";
import { isActive } from "#shared/domain/dispute/life-cycle";
import { mayMailAgain } from "#shared/domain/dispute/mailing";
import { isActiveAt } from "#shared/domain/plan/subscription";

type Request = Pick<RequestOf<"disputes/mail-again">, "user" | "params" | "body" | "address" | "userAgent" | "keeping">;
type Services = {
  disputes: Pick<DisputeRepository, "getFor" | "saving" | "transact">;
  letters: Pick<LetterRepository, "latest">;
  orders: Pick<MailOrderRepository, "orderingAgain">;
  now: () => Date;
};

const LONGEST_USER_AGENT = 200;

/**
 * Orders one bureau's letter to be mailed once more, with the address that the member now has: it came back, the post did not take
 * it, or nobody has seen it arrive for 10 days. The call is the member's approval of that letter; it costs no place of the plan. What
 * has left stays as it is, and its dispute where it stands.
 *
 * @throws AppError NOT_FOUND, NOT_MAILABLE, PAYMENT_REQUIRED, CONTRACT_REQUIRED, LETTERS_CHANGED; in this order
 */
export async function mailAgain(request: Request, services: Services): Promise<Dispute> {
  const { user, params, body, keeping } = request;
  const { disputes, orders } = services;
  const at = services.now();
  const dispute = await disputes.getFor({ userId: user.userId, isAdmin: false }, params.id);
  const letter = dispute.bureaus[body.bureau];
  if (!letter || !isActive(dispute.status) || !mayMailAgain(letter, at)) throw new AppError("NOT_MAILABLE");
  assertServed(user, at);

  const again = await orderOf(request, dispute, services);
  const mailAgainAfter = mailTime(at, user.address?.state).toISOString();
  const letters = { ...dispute.bureaus, [body.bureau]: { ...letter, mailAgainAfter } };
  const after = { ...dispute, updatedAt: at.toISOString(), bureaus: letters };
  const { userId, id: disputeId, round } = dispute;
  const ordering = orders.orderingAgain({ userId, disputeId, round }, again, nextAgain(after) ?? mailAgainAfter);
  await disputes.transact([disputes.saving(after), ordering, ...keeping(asRead(after))]).catch(as("CONFLICT"));
  return asRead(after);
}

function assertServed(user: UserRecord, at: Date): void {
  if (!isActiveAt(user, at)) throw new AppError("PAYMENT_REQUIRED");
  if (!isInForce(user.contract, at) || !covers(user.contract, user.subscriptionTier))
    throw new AppError("CONTRACT_REQUIRED");
  if (lacksAddress(user)) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { address: ["This field is required"] } });
  }
}

/** The member approves the words that were shown, and the address that the account has now. */
async function orderOf(request: Request, { id }: DisputeRecord, { letters, now }: Services): Promise<MailAgain> {
  const { user, body, address, userAgent } = request;
  const shown = await letters.latest(id);
  if (!shown) throw new Error("A dispute without letters");
  const isShown = body.version === undefined || body.version === versionOf(hashesOf(shown.facts));
  if (!isShown) throw new AppError("LETTERS_CHANGED");

  const at = now().toISOString();
  const letterHash = hashOf(readdressed(user, shown.facts)[body.bureau]);
  const approval = { at, address, userAgent: userAgent.slice(0, LONGEST_USER_AGENT), letterHash };
  return { key: ulid(Date.parse(at)), bureau: body.bureau, approval };
}

/** When the first of a dispute's letters is due to be mailed again. */
function nextAgain({ bureaus: letters }: DisputeRecord): string | undefined {
  return bureaus.flatMap((bureau: Bureau) => letters[bureau]?.mailAgainAfter ?? []).sort()[0];
}

export const handler = apiHandler("disputes/mail-again", mailAgain, () => ({
  disputes: disputes(),
  letters: letters(),
  orders: mailOrders(),
  now,
}));
