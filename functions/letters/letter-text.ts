import type { ItemRow, Letter } from "./letter";
import type { Paragraph } from "./letter-words";

/** What the reader of the screen may see of the birth date; the printed letter carries the whole. */
const maskedBirthDate = (year: string | undefined) => year && `**/**/${year}`;

/** What is printed of the writer and shown on no screen: birth date `YYYY-MM-DD`, Social Security number of 9 digits. */
export type Secrets = { dateOfBirth?: string; ssn?: string };

/** How the letter says who its writer is, so that the bureau finds the file: no line where neither birth date nor number is known. */
export function identificationLines({ identification }: Letter, { dateOfBirth, ssn }: Secrets = {}): string[] {
  const born = dateOfBirth ? monthDayYear(dateOfBirth) : maskedBirthDate(identification.birthYear);
  const number = numberText(identification, ssn);
  const known = [born && `Date of birth: ${born}`, number && `Social Security number: ${number}`].filter(Boolean);
  return known.length > 0 ? [known.join("   ")] : [];
}

function numberText({ ssnLast4, showsSsn }: Letter["identification"], ssn: string | undefined): string | undefined {
  if (showsSsn && ssn) return ssn.replace(/^(\d{3})-?(\d{2})-?(\d{4})$/, "$1-$2-$3");
  return ssnLast4 && `***-**-${ssnLast4}${showsSsn ? " (printed in full)" : ""}`;
}

/** The whole letter as plain text, as it is shown for review and as its approval is recorded. */
export function letterText(letter: Letter): string {
  const lines = [
    ...letter.sender,
    ...identificationLines(letter),
    ...letter.references,
    "",
    letter.date,
    "",
    ...letter.recipient,
    "",
    `Re: ${letter.subject.english}`,
    "",
    letter.greeting.english,
    "",
    ...spaced(letter.opening),
    ...letter.items.flatMap(({ heading, rows }) => [...(heading ? [heading.english] : []), ...rowLines(rows), ""]),
    ...spaced(letter.body),
    letter.closing.english,
    "",
    letter.signature,
  ];
  return lines.join("\n");
}

/** The letter's sentences and the items' values in their order, with their Spanish beside them, for the screen. */
export function letterParagraphs(letter: Letter): Paragraph[] {
  const { subject, greeting, opening, items, body, closing } = letter;
  const shown = items.flatMap(({ heading, rows, spanishRows }) => {
    const values = { english: rowLines(rows).join("\n"), spanish: rowLines(spanishRows).join("\n") };
    return heading ? [heading, values] : [values];
  });
  return [subject, greeting, ...opening, ...shown, ...body, closing];
}

const rowLines = (rows: ItemRow[]) => rows.map(([label, value]) => `  ${label}: ${value}`);

const spaced = (paragraphs: Paragraph[]) => paragraphs.flatMap(({ english }) => [english, ""]);

function monthDayYear(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}
