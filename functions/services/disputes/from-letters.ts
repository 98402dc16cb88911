import { isWorthMailing } from "#functions/letters/dispute-letter";
import type { LetterFacts } from "#functions/letters/letter-facts";
import type { DisputeRecord } from "#functions/repositories/dispute-item";
import type { LettersRecord } from "#functions/repositories/letters";
import type { UserRecord } from "#functions/repositories/users";
import { bureaus } from "#shared/domain/bureau/bureau";
import { missingBlockProofs } from "#shared/domain/dispute/block";
import { carryAnswers } from "#shared/domain/dispute/bureau-answers";
import { keepsComplaintDay } from "#shared/domain/dispute/complaint";
import { hashesOf } from "./dispute-view";
import { lacksAddress } from "./return-address";

type Facts = LettersRecord["facts"];
type FromLetters = Pick<
  DisputeRecord,
  "bureaus" | "letterHashes" | "lacksAddress" | "annual" | "missingProofs" | "writtenOn"
>;

/**
 * What a draft's record says of its letters: which bureaus get one and what for, whose time is longer, what is missing, and their date.
 *
 * @param before the dispute with the answers of the bureaus that get no letter
 */
export function fromLetters(user: UserRecord, facts: Facts, before?: DisputeRecord): FromLetters {
  const written = reportingOf(facts);
  return {
    bureaus: before ? carryAnswers(written, before) : written,
    letterHashes: hashesOf(facts),
    lacksAddress: lacksAddress(user) || undefined,
    annual: annualOf(facts),
    missingProofs: missingProofsOf(facts.experian),
    writtenOn: facts.experian.writtenOn,
  };
}

/** Which bureaus are written to, before any of them has a letter. */
function reportingOf(facts: Facts): DisputeRecord["bureaus"] {
  const progress = bureaus.map((bureau) => {
    const { kind, previous: { complaintFrom } = {} } = facts[bureau];
    const reportsItem = isWorthMailing(facts[bureau]);
    if (!reportsItem || !kind || kind === "none") return [bureau, { reportsItem }];
    return [bureau, { reportsItem, kind, ...(complaintFrom && keepsComplaintDay(kind) && { complaintFrom }) }];
  });
  return Object.fromEntries(progress);
}

/** Later steps about an item are no request to block. */
function missingProofsOf(facts: LetterFacts): DisputeRecord["missingProofs"] {
  const missing = facts.kind ? undefined : missingBlockProofs(facts);
  return missing?.length ? missing : undefined;
}

/** The bureaus whose own yearly report the item is in. */
function annualOf(facts: Facts): DisputeRecord["annual"] {
  const annual = bureaus.filter((bureau) => facts[bureau].item.fromAnnualReport);
  return annual.length > 0 ? annual : undefined;
}
