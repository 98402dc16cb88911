import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import type { Dispute } from "#shared/api/schemas/dispute";

/** Whether letters of theirs would name no address to answer to. */
export function lacksAddress({ address }: UserRecord): boolean {
  return !(address?.street && address.city && address.state && address.zipCode);
}

/**
 * When a member's submitted letters may leave. Letters that lack an address get it on the day they are mailed: whether it is still
 * to be asked for, the member's record says.
 */
export function mailing(dispute: DisputeRecord, member: UserRecord): Pick<Dispute, "mailAfter" | "needsAddress"> {
  const { status, mailAfter, userId } = dispute;
  if (status !== "submitted" || !dispute.lacksAddress || userId !== member.userId) return { mailAfter };
  if (lacksAddress(member)) return { mailAfter, needsAddress: true };

  // With the address came the state, and its own cancellation period.
  const starts = member.contract?.serviceMayStartAt;
  return { mailAfter: mailAfter && starts && starts > mailAfter ? starts : mailAfter };
}
