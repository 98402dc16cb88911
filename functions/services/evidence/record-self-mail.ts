import { ulid } from "ulid";
import { asRead, type DisputeRecord } from "#functions/repositories/dispute-item";
import type { DisputeRepository } from "#functions/repositories/disputes";
import type { LetterRepository, LettersRecord } from "#functions/repositories/letters";
import type { MailOrder, MailOrderRepository } from "#functions/repositories/mail-orders";
import type { MemberCounts } from "#functions/repositories/member-counts";
import { as, type TransactItem } from "#functions/repositories/table";
import { hashesOf } from "#functions/services/disputes/dispute-view";
import { letterFileKey } from "#functions/services/disputes/letter-files";
import { moveDispute } from "#functions/services/disputes/move-dispute";
import { printLetter } from "#functions/services/disputes/print-letter";
import { type PrintServices, printedWith } from "#functions/services/evidence/printed-with";
import { AppError } from "#shared/api/errors";
import type { SelfMailBody } from "#shared/api/schemas/evidence";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { unmailed } from "#shared/domain/dispute/mailing";
import { SELF_MAILED, selfMailedAt } from "#shared/domain/evidence/self-mail";

export type SelfMailServices = PrintServices & {
  disputes: Pick<DisputeRepository, "saveWrite" | "transact">;
  letters: Pick<LetterRepository, "markMailedWrite">;
  orders: Pick<MailOrderRepository, "placeWrite">;
  counts: Pick<MemberCounts, "countWrite">;
  files: { put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void> };
};

type SelfMail = {
  draft: DisputeRecord;
  written: LettersRecord;
  mailed: SelfMailBody["letters"];
  at: Date;
  address: string;
  userAgent: string;
  /** What is written in the same transaction. */
  alongside: (answer: DisputeRecord) => TransactItem[];
};

/**
 * Records that the writer of a draft's letters has printed and mailed them: nothing is counted against a plan, and the clocks run as
 * for letters that the service mailed. The pages are kept as they were printed.
 *
 * @throws AppError VALIDATION_FAILED for a bureau that gets no letter, one left out, or a day that cannot be; CONFLICT when the draft
 * changed meanwhile or an exhibit is gone
 */
export async function recordSelfMail(mail: SelfMail, services: SelfMailServices): Promise<DisputeRecord> {
  const { draft, written, at, alongside } = mail;
  const { disputes, letters, orders, counts } = services;
  const times = timesOf(mail);
  const left = bureaus.filter((bureau) => times[bureau]);
  await keepPages(written, left, services);

  const sent = moveDispute(draft, { status: "sent", at: at.toISOString(), by: "member" });
  const progress = Object.entries(unmailed(draft.bureaus)).map(([bureau, letter]) => [bureau, letter]);
  const fates: DisputeRecord["bureaus"] = Object.fromEntries(progress);
  for (const bureau of left) fates[bureau] = { reportsItem: true, kind: fates[bureau]?.kind, mailedAt: times[bureau] };
  const after = { ...sent, bureaus: fates, letterHashes: undefined };
  const answer = asRead(after);
  await disputes
    .transact([
      disputes.saveWrite(after),
      letters.markMailedWrite(draft.id, draft.round, left),
      orders.placeWrite(orderOf(mail, times)),
      ...(isAddition(draft) ? [] : [counts.countWrite(draft.userId, { active: 1 })]),
      ...alongside(answer),
    ])
    .catch(as("CONFLICT"));
  return answer;
}

type Times = Partial<Record<Bureau, string>>;

/** When each letter left: of every bureau that gets one, and of no other. */
function timesOf({ draft, written, mailed, at }: SelfMail): Times {
  const wanted = bureaus.filter((bureau) => draft.bureaus[bureau]?.reportsItem);
  const isAll = mailed.length === wanted.length && mailed.every(({ bureau }) => wanted.includes(bureau));
  if (!isAll) throw new AppError("VALIDATION_FAILED", { fieldErrors: { letters: ["Must name each letter"] } });
  const { writtenOn } = written.facts.experian;
  const times = mailed.map(({ bureau, mailedOn }) => [bureau, selfMailedAt(mailedOn, { writtenOn, at })] as const);
  if (times.some(([, time]) => time === undefined)) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { letters: ["Please enter a valid date"] } });
  }
  return Object.fromEntries(times);
}

async function keepPages(written: LettersRecord, left: Bureau[], services: SelfMailServices): Promise<void> {
  for (const bureau of left) {
    const facts = written.facts[bureau];
    const own = await printedWith(facts, { userId: written.ownerId, by: written.ownerId }, services);
    if (!own) throw new AppError("CONFLICT");
    await services.files.put(letterFileKey(written, bureau), await printLetter(facts, own), "application/pdf");
  }
}

/** What was mailed, when, under which number; with the hashes of what was printed. */
function orderOf({ draft, written, mailed, at, address, userAgent }: SelfMail, times: Times): MailOrder {
  const { userId, id: disputeId, round } = draft;
  const now = at.toISOString();
  const letterHashes = hashesOf(written.facts);
  const letters = mailed.map(({ bureau, trackingNumber }) => {
    return [bureau, { providerLetterId: SELF_MAILED, mailedAt: times[bureau] ?? now, trackingNumber }] as const;
  });
  return {
    userId,
    disputeId,
    round,
    key: ulid(at.getTime()),
    approval: { at: now, address, userAgent, letterHashes },
    mailAfter: now,
    mailed: Object.fromEntries(letters),
  };
}
