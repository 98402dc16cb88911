import { bureauHeading } from "../words/bureau-names";
import type { Reading, Readings } from "../words/fields";
import { closedBehind } from "../words/names";
import { withoutPlace } from "../words/places";
import { sectionOf } from "../words/sections";
import { originalOf } from "../words/sold-name";
import { isStatusAlone } from "../words/status-values";
import { isBrokenName } from "./broken-names";
import { type Taken, textUpTo } from "./taken";

const LONGEST_NAME = 120;

/** The creditor's name as a label or the heading over the account prints it. */
export function creditorOf(heading: Reading | undefined, { take, places }: Taken): string | undefined {
  const named = take("creditorName", (value) =>
    isStatusAlone(value) ? undefined : textUpTo(LONGEST_NAME)(withoutPlace(value).replace(closedBehind, "")),
  );
  if (named === undefined && heading) places.push(["creditorName", heading]);
  const label = places.find(([field]) => field === "creditorName");
  const isBroken = named !== undefined && isBrokenName(named, label?.[1], heading);
  if (isBroken && heading && label?.[1].confidence === "low") label[1] = heading;
  return named === undefined || isBroken ? textUpTo(LONGEST_NAME)(heading?.value ?? "") : named;
}

/** A bureau's name or a section's heading, where the creditor's name was not found. */
export const isNoCreditor = (name: string) => bureauHeading(name) !== undefined || sectionOf(name) !== undefined;

/** Who was owed before an account was sold. */
export function originalCreditorOf(readings: Readings, { take, places }: Taken): string | undefined {
  const beside = originalBeside(readings);
  if (beside) places.push(["originalCreditor", beside]);
  return take("originalCreditor", (value) => textUpTo(LONGEST_NAME)(originalOf(value) ?? "")) ?? beside?.value;
}

const originalInWords = /\borig(?:inal|\.)?(?: cred(?:itor|\.)?)?: ?(?=\p{L})([^;|]{2,60})/iu;

/** Who was owed first may be said within a status or a remark: "COLL; ORIG: HUDSON CLINIC". */
function originalBeside(readings: Readings): Reading | undefined {
  if (readings.has("originalCreditor")) return undefined;
  const said = [...(readings.get("payStatus") ?? []), ...(readings.get("remarks") ?? [])];
  return said.flatMap((reading) => {
    const value = originalInWords.exec(reading.value)?.[1]?.trim();
    return value ? [{ ...reading, value }] : [];
  })[0];
}
