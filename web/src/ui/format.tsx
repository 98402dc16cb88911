import { chakra } from "@chakra-ui/react";
import { FormattedDate, FormattedMessage, FormattedNumber, type IntlShape, useIntl } from "react-intl";
import { isMonth, type ReportedDate } from "#shared/domain/report/reported-date";

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Dollars from cents, without ".00". */
export function Money({ cents }: { cents: number }) {
  return (
    <FormattedNumber
      value={cents / 100}
      style="currency"
      currency="USD"
      minimumFractionDigits={cents % 100 === 0 ? 0 : 2}
    />
  );
}

const monthStyle = { month: "long", year: "numeric", timeZone: "UTC" } as const;
const longStyle = (date: string) =>
  isMonth(date) ? monthStyle : ({ dateStyle: "long", timeZone: dayOnly.test(date) ? "UTC" : undefined } as const);

/**
 * "April 4, 2026" of a day (`2026-04-04`, everywhere the same) or of an instant (as the reader's place has it); "April 2026" of a
 * month (`2026-04`).
 */
export function LongDate({ value }: { value: string }) {
  return <FormattedDate value={value} {...longStyle(value)} />;
}

/** The same as text. */
export const longDate = (date: string, { formatDate }: Pick<IntlShape, "formatDate">) =>
  formatDate(date, longStyle(date));

/** "April 2026" of a day of which only the month is meant. */
export function LongMonth({ day }: { day: string }) {
  return <FormattedDate value={day} {...monthStyle} />;
}

/** What a sentence says before a date: "on" a day, "in" a month. */
export const precisionOf = (date: ReportedDate) => (isMonth(date) ? "month" : "day");

/**
 * "April 4, 2026, 1:30 PM" of an instant. Day and time are written apart: together Spanish says "a las 1:30", and one o'clock is
 * "a la".
 */
export function useDayAndTime(): (instant: string, time?: "short" | "medium") => string {
  const { formatDate, formatTime } = useIntl();
  return (instant, timeStyle = "short") =>
    `${formatDate(instant, { dateStyle: "long" })}, ${formatTime(instant, { timeStyle })}`;
}

/** "Apr 4, 2026" of an instant, on one line: for a table. */
export function ShortDate({ value }: { value: string }) {
  return (
    <chakra.span whiteSpace="nowrap">
      <FormattedDate value={value} dateStyle="medium" />
    </chakra.span>
  );
}

/** An amount that a report gives, in US dollars; one that it does not give is unknown, never $0. */
export function Amount({ dollars }: { dollars: number | undefined }) {
  if (dollars === undefined) return <FormattedMessage id="common.unknown" />;
  return <Money cents={Math.round(dollars * 100)} />;
}

/** A date that a report gives; one that it does not give is unknown. */
export function ReportedDay({ day }: { day: string | undefined }) {
  return day === undefined ? <FormattedMessage id="common.unknown" /> : <LongDate value={day} />;
}

/** "Reported October 3, 2026", "Reported October 2026", or that the report does not say when. */
export function ReportedOn({ day }: { day: string | undefined }) {
  if (day === undefined) return <FormattedMessage id="item.reportedOn.unknown" />;
  return <FormattedMessage id={`item.reportedOn.${precisionOf(day)}`} values={{ date: <LongDate value={day} /> }} />;
}
