import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { type Seen, seenIn } from "#shared/domain/document/seen";
import type { DisputedItem } from "../answer/anchored/mentions";
import type { BureauAnswer } from "../answer/answer";
import { isFurnisherReply } from "../answer/furnisher-reply";
import { letterKind } from "../answer/letter-kind";
import { noticeIn } from "../answer/notice";
import { readAnswer, readByDisputed } from "../answer/read-answer";
import type { FoundEntry } from "./accounts/account";
import { analyzeReport, type ReadReport } from "./analyze";
import { type TextLine, textOf } from "./lines/text-line";
import { isOfOtherAgency } from "./other-agencies";
import { showScoresOfAll } from "./tri-merge/scores-of-all";

/** The lines of a file. `said`: whose report its member says it is, where its pages do not. `disputed`: the items of their disputes. */
export type LinesToUnderstand = { lines: TextLine[]; today: Day; said?: Bureau; disputed?: DisputedItem[] };

/** The accounts of a report that does not say of which bureau it is. */
export type ReadWithoutBureau = { unnamed: readonly FoundEntry[] };

/** What the lines of a file say; `seen` where they are neither a report nor a bureau's letter. */
export type Understood = BureauAnswer | ReadReport | ReadWithoutBureau | { seen: Seen };

/** What is neither of these may yet be a report whose bureau is not named. */
const otherKinds: readonly Seen[] = ["score-only", "bank-statement", "identity-document", "letter"];

/** Reads lines as a bureau's letter about a dispute, or as a credit report. */
export function understandLines({ lines, today, said, disputed = [] }: LinesToUnderstand): Understood {
  // What a lender says that it did is no bureau's decision.
  if (isFurnisherReply(lines)) return { seen: "furnisher-reply" };
  // A letter may enclose the new report: what was decided comes first.
  const answer = readAnswer(lines, today, disputed);
  if (answer) return answer;
  const report = analyzeReport(lines, today);
  const isLetter = report !== undefined && isBareLetter(lines, report);
  const mayBeLetter = !report || isLetter || !tellsAmounts(report) || isAboutDispute(lines);
  const letter = mayBeLetter ? readByDisputed(lines, today, disputed) : undefined;
  if (letter && (!report || isLetter || tellsMost(letter, report))) return letter;
  const notice = report && !isLetter && tellsAmounts(report) ? undefined : noticeIn(lines);
  if (notice) return { seen: notice };
  if (isLetter) return { seen: "letter" };
  // Whose each account is shows only in its details: taken for one bureau's, a dispute would go to the wrong one.
  const isOfAll = showScoresOfAll(lines);
  if (report) return isOfAll && report.source !== "tri_merge" ? { seen: "without-bureaus" } : report;
  const seen = seenIn(lines.map(textOf).join("\n"));
  // Whichever bureau it is of, it says the same.
  const unnamed = otherKinds.includes(seen) ? undefined : analyzeReport(lines, today, said ?? bureaus[0]);
  if (!unnamed) return { seen };
  if (isOfOtherAgency(lines)) return { seen: "other-agency" };
  if (isOfAll) return { seen: "without-bureaus" };
  return said ? unnamed : { unnamed: unnamed.files.flatMap(({ entries }) => entries) };
}

/** Of an account these say which one it is, and nothing about it; `payStatus` may be how far a dispute is. */
const names = ["creditorName", "accountNumber"];
const progress = [...names, "payStatus"];

/** A letter that names accounts and says nothing of them: taken for a report, it would be one in which the others are gone. */
function isBareLetter(lines: readonly TextLine[], { files }: ReadReport): boolean {
  const entries = files.flatMap((file) => file.entries);
  const saysOnly = (known: readonly string[]) =>
    entries.every(({ evidence }) => evidence.fields.every(({ field }) => known.includes(field)));
  if (entries.length === 0 || !saysOnly(progress)) return false;
  if (lines.some((line) => ofDisputes.test(textOf(line)))) return true;
  return saysOnly(names) && (lines.some((line) => greets.test(textOf(line))) || letterKind(lines).isResult);
}

/** A report says what is owed on an account. */
const tellsAmounts = ({ files }: ReadReport) =>
  files.some(({ entries }) => entries.some(({ balance }) => balance !== undefined));

const FIRST_LINES = 12;

/** Whether what is at the head of a file speaks of an investigation. */
const isAboutDispute = (lines: readonly TextLine[]) =>
  lines.slice(0, FIRST_LINES).some((line) => /\b(?:disput\w+|(?:re-?)?investig\w+)\b/i.test(textOf(line)));

/** A report after a dispute says of a few accounts what was done; an answer says it of most that it shows. */
const tellsMost = ({ outcomes }: BureauAnswer, { files }: ReadReport) =>
  outcomes.length * 2 >= files.flatMap(({ entries }) => entries).length;

/** Over the list of a member's disputes. */
const ofDisputes =
  /^(?:(?:open|your|current|pending) disputes?|disputes? (?:status|in progress)|status of (?:your )?disputes?)$/i;

const greets = /^(?:dear|estimad[oa]s?)\b/i;
