import { Cron } from "croner";

const units: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * The first time after `after` that an EventBridge schedule names, in UTC.
 *
 * EventBridge Scheduler user guide, "Schedule types": `rate(15 minutes)`, `cron(5 0 * * ? *)` with minute, hour, day of
 * month, month, day of week (1 = Sunday), year.
 * @throws Error on an expression that it cannot read
 */
export function nextTime(expression: string, after: Date): Date | undefined {
  const [, count, unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (count !== undefined) return new Date(after.getTime() + Number(count) * (units[unit] ?? 0));
  const fields = /^cron\((\S+(?: \S+){5})\)$/.exec(expression)?.[1];
  try {
    return nextCronTime(fields ?? "", after);
  } catch (cause) {
    throw new Error(`The schedule ${expression} cannot be read.`, { cause });
  }
}

/** @param fields as EventBridge has them: without seconds, and Sunday is 1 */
function nextCronTime(fields: string, after: Date): Date | undefined {
  const options = { timezone: "UTC", alternativeWeekdays: true, sloppyRanges: true, paused: true };
  return new Cron(`0 ${fields.replaceAll("?", "*")}`, options).nextRun(after) ?? undefined;
}
