import { FormattedDate, FormattedNumber } from "react-intl";

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

/** "April 4, 2026" of a day (`2026-04-04`, everywhere the same) or of an instant (as the reader's place has it). */
export function LongDate({ value }: { value: string }) {
  return <FormattedDate value={value} dateStyle="long" timeZone={dayOnly.test(value) ? "UTC" : undefined} />;
}
