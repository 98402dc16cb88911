const units: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

const LONGEST_SEARCH_DAYS = 366 * 5;

/**
 * The first time after `after` that an EventBridge schedule names, in UTC.
 *
 * EventBridge Scheduler user guide, "Schedule types": `rate(15 minutes)`, `cron(5 0 * * ? *)` with minute, hour, day of
 * month, month, day of week (1 = Sunday), year.
 * @throws Error on an expression that it cannot read
 */
export function nextTime(expression: string, after: Date): Date | undefined {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) return new Date(after.getTime() + Number(rate[1]) * (units[rate[2] ?? ""] ?? 0));
  const cron = /^cron\((.+)\)$/.exec(expression);
  const fields = cron?.[1]?.trim().split(/\s+/) ?? [];
  if (fields.length !== 6) throw new Error(`The schedule ${expression} cannot be read.`);
  return nextCronTime(fields, after);
}

function nextCronTime(fields: string[], after: Date): Date | undefined {
  const [minute = "", hour = "", monthDay = "", month = "", weekDay = "", year = ""] = fields;
  const minutes = valuesOf(minute, 0, 59);
  const hours = valuesOf(hour, 0, 23);
  const months = valuesOf(named(month, monthNames, 1), 1, 12);
  const weekDays = valuesOf(named(weekDay, dayNames, 1), 1, 7);
  const years = valuesOf(year, 1970, 2199);
  const isDay = (day: Date) => {
    const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    const monthDays = monthDay === "L" ? new Set([lastOfMonth]) : valuesOf(monthDay, 1, 31);
    return (
      years.has(day.getUTCFullYear()) &&
      months.has(day.getUTCMonth() + 1) &&
      monthDays.has(day.getUTCDate()) &&
      weekDays.has(day.getUTCDay() + 1)
    );
  };

  const start = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate());
  for (let days = 0; days < LONGEST_SEARCH_DAYS; days += 1) {
    const day = new Date(start + days * 86_400_000);
    if (!isDay(day)) continue;
    for (const h of hours) {
      for (const m of minutes) {
        const time = new Date(day.getTime() + h * 3_600_000 + m * 60_000);
        if (time > after) return time;
      }
    }
  }
  return undefined;
}

const monthNames = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const dayNames = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

const named = (field: string, names: string[], first: number) =>
  names.reduce((text, name, index) => text.replaceAll(name, String(index + first)), field.toUpperCase());

/** Reads `*`, `?`, `5`, `1,15`, `1-5`, `0/15`, in rising order. */
function valuesOf(field: string, lowest: number, highest: number): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(",")) {
    const parsed = /^(\*|\?|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (!parsed) throw new Error(`The schedule's field ${field} cannot be read.`);
    const [, all, from, to, step] = parsed;
    const isAll = all === "*" || all === "?";
    const first = isAll ? lowest : Number(from);
    const last = isAll || (to === undefined && step !== undefined) ? highest : Number(to ?? from);
    for (let value = first; value <= last; value += Number(step ?? 1)) values.add(value);
  }
  return new Set([...values].sort((a, b) => a - b));
}
