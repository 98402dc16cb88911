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
import { type PrintServices, printedWith } from "#functions/services/disputes/printed-with";
import type { SharedLetters } from "#functions/services/disputes/share-letters";
import { writtenIn } from "#functions/services/disputes/written-letters";
import { AppError } from "#shared/api/errors";
import type { SelfMailBody } from "#shared/api/schemas/evidence";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
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

/** A draft whose letters were mailed; `shared`: with which others they are the same. */
type Mailed = { draft: DisputeRecord; written: LettersRecord; shared?: Pick<SharedLetters, "key" | "together"> };

type SelfMail = {
  /** All that the letters are about, at least one. */
  drafts: Mailed[];
  mailed: SelfMailBody["letters"];
  at: Date;
  address: string;
  userAgent: string;
  /** What is written in the same transaction. */
  alongside: (answers: DisputeRecord[]) => TransactItem[];
};

/**
 * Records that the writer of drafts' letters has printed and mailed them: nothing is counted against a plan, and the clocks run as
 * for letters that the service mailed. The pages are kept as they were printed, with each dispute that they are about.
 *
 * @throws AppError VALIDATION_FAILED for a bureau that gets no letter, one left out, or a day that cannot be; CONFLICT when a draft
 * changed meanwhile or an exhibit is gone
 */
export async function recordSelfMail(mail: SelfMail, services: SelfMailServices): Promise<DisputeRecord[]> {
  const { drafts, at, alongside } = mail;
  const { disputes, letters, orders, counts } = services;
  const times = timesOf(mail);
  await keepPages(drafts, services);
  const sent = drafts.map((each) => sentOf(each, times, at));
  const answers = sent.map(asRead);
  const active = sent.filter((each) => !isAddition(each)).length;
  await disputes
    .transact([
      ...drafts.flatMap((each, place) => {
        const { draft, written } = each;
        const peers = each.shared && written.peers;
        return [
          disputes.saveWrite(sent[place] ?? draft),
          letters.markMailedWrite(draft.id, draft.round, writtenTo(draft), peers),
          orders.placeWrite(orderOf(each, mail, times)),
        ];
      }),
      ...(active > 0 ? [counts.countWrite(drafts[0]?.draft.userId ?? "", { active })] : []),
      ...alongside(answers),
    ])
    .catch(as("CONFLICT"));
  return answers;
}

type Times = Partial<Record<Bureau, string>>;

const writtenTo = (draft: DisputeRecord) => bureaus.filter((bureau) => draft.bureaus[bureau]?.reportsItem);

function sentOf({ draft, shared }: Mailed, times: Times, at: Date): DisputeRecord {
  const sent = moveDispute(draft, { status: "sent", at: at.toISOString(), by: "member" });
  const fates: DisputeRecord["bureaus"] = { ...unmailed(draft.bureaus) };
  for (const bureau of writtenTo(draft)) {
    fates[bureau] = { ...fates[bureau], reportsItem: true, mailedAt: times[bureau] };
  }
  return { ...sent, bureaus: fates, letterHashes: undefined, sharedLetter: shared?.key };
}

/** When each letter left: of every bureau that gets one, and of no other. */
function timesOf({ drafts, mailed, at }: SelfMail): Times {
  const wanted = bureaus.filter((bureau) => drafts.some(({ draft }) => writtenTo(draft).includes(bureau)));
  const isAll = mailed.length === wanted.length && mailed.every(({ bureau }) => wanted.includes(bureau));
  if (!isAll) throw new AppError("VALIDATION_FAILED", { fieldErrors: { letters: ["Must name each letter"] } });
  const days = drafts.map(({ written }) => written.facts.experian.writtenOn).sort();
  const writtenOn = days.at(-1) ?? dayOf(at);
  const times = mailed.map(({ bureau, mailedOn }) => [bureau, selfMailedAt(mailedOn, { writtenOn, at })] as const);
  if (times.some(([, time]) => time === undefined)) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { letters: ["Please enter a valid date"] } });
  }
  return Object.fromEntries(times);
}

async function keepPages(drafts: Mailed[], services: SelfMailServices): Promise<void> {
  for (const bureau of bureaus) {
    const about = drafts.filter(({ draft }) => writtenTo(draft).includes(bureau));
    const [first] = about;
    if (!first) continue;
    const { ownerId } = first.written;
    const facts = writtenIn(first.written)[bureau];
    const own = await printedWith(facts, { userId: ownerId, by: ownerId }, services);
    if (!own) throw new AppError("CONFLICT");
    const pdf = await printLetter(facts, own);
    for (const { written } of about) await services.files.put(letterFileKey(written, bureau), pdf, "application/pdf");
  }
}

/** What was mailed, when, under which number; with the hashes of what was printed. */
function orderOf(
  { draft, written, shared }: Mailed,
  { mailed, at, address, userAgent }: SelfMail,
  times: Times,
): MailOrder {
  const { userId, id: disputeId, round } = draft;
  const now = at.toISOString();
  const letterHashes = hashesOf(writtenIn(written));
  const own = mailed.filter(({ bureau }) => writtenTo(draft).includes(bureau));
  const letters = own.map(({ bureau, trackingNumber }) => {
    return [bureau, { providerLetterId: SELF_MAILED, mailedAt: times[bureau] ?? now, trackingNumber }] as const;
  });
  return {
    ...{ userId, disputeId, round, key: shared?.key ?? ulid(at.getTime()), together: shared?.together },
    approval: { at: now, address, userAgent, letterHashes },
    mailAfter: now,
    mailed: Object.fromEntries(letters),
  };
}
