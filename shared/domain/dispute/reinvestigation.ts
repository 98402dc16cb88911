import { addBusinessDays, addDays, type Day } from "../days";
import type { LetterKind } from "./letter-kind";

const REINVESTIGATION_DAYS = 30;
const ANNUAL_REPORT_DAYS = 45;
const EXTENSION_DAYS = 15;
/** FCRA 611(a)(7), 15 U.S.C. § 1681i(a)(7): the description of the procedure, after it was asked for. */
const PROCEDURE_DAYS = 15;
/** FCRA 611(a)(2)(A), to the furnisher; 611(a)(6)(A), of the results. */
const NOTICE_BUSINESS_DAYS = 5;
/** FCRA 605B(a), 15 U.S.C. § 1681c-2(a): a block, after all that it needs was received. */
const BLOCK_BUSINESS_DAYS = 4;
const CFPB_WAIT_DAYS = 45;
const MAIL_DAYS = 5;

export type AnswerBasis = {
  /** The disputed report came from AnnualCreditReport.com. */
  fromAnnualReport?: boolean;
  /** The consumer sent more relevant information on this day. */
  informationAddedOn?: Day;
  /** What the letter asks for, where that is not to reinvestigate. */
  kind?: LetterKind;
};

/** Whether a letter is a dispute, which the bureau has to reinvestigate in its time: the first one, or the cure that states it in full. */
export function asksToReinvestigate(kind: LetterKind | "none" | undefined): boolean {
  return kind === undefined || kind === "cure";
}

/**
 * The last day a bureau has to act on a letter, from the day it received it.
 *
 * FCRA 611(a)(1), 15 U.S.C. § 1681i(a)(1): 30 days, up to 15 more when the consumer adds relevant information within
 * those 30. 612(a)(3), § 1681j(a)(3): 45 days after a free annual report, without an extension. A request for the description of
 * the procedure has its own 15 days, a block four business days; the law names none for the other later letters, which are given the 30 of a dispute.
 */
export function answerDueOn(receivedOn: Day, { fromAnnualReport, informationAddedOn, kind }: AnswerBasis = {}): Day {
  if (kind === "block") return addBusinessDays(receivedOn, BLOCK_BUSINESS_DAYS);
  if (kind === "procedure_request") return addDays(receivedOn, PROCEDURE_DAYS);
  if (fromAnnualReport) return addDays(receivedOn, ANNUAL_REPORT_DAYS);
  const dueOn = addDays(receivedOn, REINVESTIGATION_DAYS);
  const isExtended =
    informationAddedOn !== undefined && informationAddedOn >= receivedOn && informationAddedOn <= dueOn;
  return isExtended ? addDays(dueOn, EXTENSION_DAYS) : dueOn;
}

/** The day by which the furnisher must have heard of the dispute: 5 business days, FCRA 611(a)(2)(A). */
export function furnisherToldBy(receivedOn: Day): Day {
  return addBusinessDays(receivedOn, NOTICE_BUSINESS_DAYS);
}

/** From when the CFPB takes a complaint: 45 days after the dispute, or as soon as the bureau has answered. */
export function cfpbFrom(receivedOn: Day, answeredOn?: Day): Day {
  const waitedOn = addDays(receivedOn, CFPB_WAIT_DAYS);
  return answeredOn !== undefined && answeredOn < waitedOn ? answeredOn : waitedOn;
}

/** Whether a bureau that has sent nothing may be called silent: its notice of the results has had the time to be sent and to come by mail. */
export function isUnanswered(lastDay: Day | undefined, on: Day): boolean {
  return lastDay !== undefined && on > lastMailDay(lastDay);
}

/**
 * The last day on which a bureau's answer may still come by mail: the reinvestigation ends on its last day, the notice of the results is
 * sent 5 business days after that at the latest, FCRA 611(a)(6)(A), 15 U.S.C. § 1681i(a)(6)(A), and the mail takes five days. For
 * what has no such notice the same days: no bureau is called silent too early.
 */
export function lastMailDay(lastDay: Day): Day {
  return addDays(addBusinessDays(lastDay, NOTICE_BUSINESS_DAYS), MAIL_DAYS);
}
