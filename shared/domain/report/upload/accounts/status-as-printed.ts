import { cut } from "#shared/domain/text/cut";
import type { BureauEntry } from "../../bureau-file";
import { gravestStatus, inWords, statusOf, typeOfPart } from "../words/account-status";
import type { Reading, Readings } from "../words/fields";
import { isPastNote } from "../words/late-notes";
import { withoutNumbers } from "../words/values";
import type { Taken } from "./taken";

const LONGEST = 300;

/**
 * The account with its status in the bureau's own words, for what is said of it to anyone. Its `payStatus` is understood from all that
 * the report prints, which a bureau may never have put so: that stays beside them where it says more.
 */
export function withStatusAsPrinted(entry: BureauEntry, readings: Readings, places: Taken["places"]): BureauEntry {
  const understood = entry.payStatus;
  if (understood === undefined || entry.kind === "public_record") return entry;
  const statuses = readings.get("payStatus") ?? [];
  const status = gravestStatus(statuses.filter((reading) => !isPast(reading)));
  const payStatus = status && printedWords(status.value);
  if (payStatus === understood) return entry;
  if (status) places.push(["payStatus", status]);
  const remarks = [...statuses.filter(isPast), ...(readings.get("remarks") ?? [])].filter(tellsHowItIsPaid);
  const isToldByStatus = payStatus !== undefined && isSame(inWords(payStatus), understood);
  return {
    ...entry,
    payStatus,
    payRemark: isToldByStatus ? undefined : cut([...new Set(remarks.map(noteOf))].join("; "), LONGEST) || undefined,
    understoodStatus: understood,
  };
}

const printedWords = (value: string) =>
  withoutNumbers(cut(value.replaceAll("_", " ").replaceAll(" ;", ";"), LONGEST))
    .replaceAll(/^>|<$/g, "")
    .trim();

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** "Worst payment status", with what stands behind it in its line. */
const worstLabel = /\b(?:worst|maximum|highest|peor|m[aá]xim[oa])\b[^:;]{0,40}?(?=:? ?$)/i;

/** Whether a status is one that an account once had: the worst of its time, or of a month. */
const isPast = ({ value, rawText }: Reading) => isPastNote(value) || worstLabel.test(before(value, rawText));

const before = (value: string, rawText: string) => rawText.slice(0, Math.max(rawText.lastIndexOf(value), 0)).trimEnd();

/** A past status with its label, without which it would be the present one. */
function noteOf({ value, rawText }: Reading): string {
  const [label] = worstLabel.exec(before(value, rawText)) ?? [];
  return printedWords(label ? `${label.replace(/:? ?$/, "")}: ${value}` : value);
}

const tellsHowItIsPaid = ({ value }: Reading) =>
  typeOfPart({ payStatus: inWords(value) }) !== undefined ||
  typeOfPart({ payStatus: statusOf(undefined, value) }) !== undefined;
