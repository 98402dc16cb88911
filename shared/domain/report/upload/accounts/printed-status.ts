import { cut } from "#shared/domain/text/cut";
import { gravestStatus, inWords } from "../words/account-status";
import type { Reading, Readings } from "../words/fields";
import { behindCode } from "../words/label-words";
import { closedBehind } from "../words/names";
import { isStatusAlone, statusesIn } from "../words/status-values";
import type { Taken } from "./taken";

const LONGEST_STATUS = 300;
/** Below a label that was taken for another one: no status. */
const amountAlone = /^-?\$[\d,]+(?:\.\d\d)?$/;

/** The gravest status that a report prints for an account. A remark that says nothing else gives the account's status. */
export function printedStatusOf(readings: Readings, places: Taken["places"]): string | undefined {
  const remarked = (readings.get("remarks") ?? []).flatMap((reading) =>
    statusesIn(reading.value).map((value) => ({ ...reading, value })),
  );
  const printed = (readings.get("payStatus") ?? []).filter(({ value }) => !amountAlone.test(value));
  const gravest = gravestStatus([...printed, ...statusesBehindKinds(readings), ...remarked]);
  if (gravest) places.push(["payStatus", gravest]);
  return gravest && (cut(inWords(gravest.value), LONGEST_STATUS).trim() || undefined);
}

/** A lender's report may have one column for what kind an account is and how it stands: "INST" over "REPOSSESSION". */
function statusesBehindKinds(readings: Readings): Reading[] {
  return (readings.get("accountType") ?? []).flatMap((reading) => {
    const value = behindCode(reading.value);
    return value !== undefined && isStatusAlone(value) ? [{ ...reading, value }] : [];
  });
}

/** "Closed" may be beside a graver status, or in a remark. */
export function saysClosed(readings: Readings): boolean {
  if (readings.get("creditorName")?.some(({ value }) => closedBehind.test(value))) return true;
  const statuses = (readings.get("payStatus") ?? []).map(({ value }) => value);
  const remarks = (readings.get("remarks") ?? []).map(({ value }) => value);
  if (statuses.some((value) => /^(?:open|abierta)\b/i.test(value))) return false;
  return statuses.some((value) => /^(?:closed|cerrada)\b/i.test(value)) || remarks.some(isClosedRemark);
}

const isClosedRemark = (remark: string) =>
  /(?:^|;\s*)(?:closed|cerrada)$|\bclosed (?:by|at) |\b(?:account|acct) (?:is |was )?closed\b|\bcuenta cerrada\b/i.test(
    remark,
  );
