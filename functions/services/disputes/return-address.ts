import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { UserRecord } from "#functions/repositories/users";
import type { Dispute } from "#shared/api/schemas/dispute";
import { isMailDay, mailTime } from "#shared/domain/contract/mail-days";

/** Whether letters of theirs would name no address to answer to. */
export function lacksAddress({ address }: UserRecord): boolean {
  return !(address?.street && address.city && address.state && address.zipCode);
}

/**
 * When a member's submitted letters leave: not before the next business day, also where they should have left already. Letters that
 * lack an address get it on the day they are mailed: whether it is still to be asked for, the member's record says.
 */
export function mailTimeOf(
  dispute: DisputeRecord,
  member: UserRecord,
  at: Date,
): Pick<Dispute, "mailAfter" | "needsAddress"> {
  const { status, mailAfter, userId } = dispute;
  if (status !== "submitted" || !mailAfter || userId !== member.userId) return { mailAfter };
  if (dispute.lacksAddress && lacksAddress(member)) return { mailAfter, needsAddress: true };

  // With an address that came late came the state, and its own cancellation period.
  const starts = dispute.lacksAddress ? member.contract?.serviceMayStartAt : undefined;
  const free = [mailAfter, starts ?? mailAfter].sort()[1] ?? mailAfter;
  const { state } = member.address ?? {};
  const isLate = free <= at.toISOString() && !isMailDay(at, state);
  return { mailAfter: mailTime(isLate ? at : new Date(free), state).toISOString() };
}
