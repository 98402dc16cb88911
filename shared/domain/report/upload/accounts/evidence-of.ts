import { cut } from "#shared/domain/text/cut";
import { asPrintedOrMasked } from "../../account-number";
import type { BureauEntry } from "../../bureau-file";
import { saysAllIsWell, typeOfPart } from "../words/account-status";
import type { Confidence, Field, Reading } from "../words/fields";
import { withoutNumbers } from "../words/values";
import type { Evidence } from "./evidence";

type Place = [Field | "paymentHistory", Reading];

const LONGEST_RAW = 300;
const worst: readonly Confidence[] = ["low", "medium", "high"];

/** The place that says it is negative comes first: its status, its history or the amount past due. */
export function evidenceOf(entry: BureauEntry, places: readonly Place[]): Evidence {
  const alone = (part: Partial<BureauEntry>) => typeOfPart(part) !== undefined;
  const reason: Place[0][] = [];
  if (alone({ payStatus: entry.payStatus })) {
    // "As agreed" says nothing against an account that was late so many times.
    const isCounted =
      printedIn("lateCounts", places) !== undefined && !alone({ payStatus: printedIn("payStatus", places) });
    reason.push(...(isCounted ? (["lateCounts"] as const) : (["payStatus", "remarks"] as const)));
  }
  if (alone({ paymentHistory: entry.paymentHistory })) reason.push("paymentHistory");
  if (alone({ pastDue: entry.pastDue })) reason.push("pastDue");
  const order = [...reason, "recordType", "accountType", "payStatus", "creditorName"];
  const chiefField = order.find((field) => places.some(([name]) => name === field));
  const chief = places.find(([name]) => name === chiefField) ?? places[0];
  const chiefs = places.filter(([field]) => field === "creditorName" || field === chief?.[0]);
  const isSure = !reason.length || reason.includes("payStatus") || !isInPicture(places) || isLateOnce(entry, reason);
  const confidence = isSure
    ? (worst.find((level) => chiefs.some(([, reading]) => reading.confidence === level)) ?? "low")
    : "low";
  const number = printedIn("accountNumber", places);
  const fields = places.slice(0, 20).map(([field, reading]) => ({ field, ...placeOf(reading, number) }));
  return { ...placeOf(chief?.[1], number), confidence, fields };
}

const printedIn = (field: Place[0], places: readonly Place[]) => places.find(([name]) => name === field)?.[1].value;

const isInPicture = (places: readonly Place[]) =>
  places.some(([, { line }]) => line.cells.some(({ confidence }) => confidence !== undefined));

/** In a picture a status that does not say what is wrong was misread, unless it says that late payments are over. */
const isLateOnce = ({ payStatus = "" }: BureauEntry, reason: readonly Place[0][]) =>
  reason.includes("paymentHistory") && !reason.includes("pastDue") && saysAllIsWell(payStatus);

function placeOf(reading: Reading | undefined, accountNumber: string | undefined) {
  const { page = 1, line = 1, box } = reading?.line ?? {};
  const printedText = reading?.rawText ?? "";
  const masked = accountNumber ? printedText.replaceAll(accountNumber, asPrintedOrMasked) : printedText;
  const rawText = cut(withoutNumbers(masked), LONGEST_RAW);
  return { page, line, ...(box && { box }), rawText, confidence: reading?.confidence ?? ("low" as const) };
}
