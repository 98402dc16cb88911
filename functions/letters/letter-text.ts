import type { Letter } from "./dispute-letter";
import type { Paragraph } from "./letter-words";

/** What the reader of the screen may see of the birth date; the printed letter carries the whole. */
const maskedBirthDate = (year: string | undefined) => `**/**/${year ?? "****"}`;

/** How the letter says who its writer is, so that the bureau finds the file. */
export function identificationLine({ identification }: Letter, dateOfBirth?: string): string {
  const born = dateOfBirth ? monthDayYear(dateOfBirth) : maskedBirthDate(identification.birthYear);
  const ssn = identification.ssnLast4 ? `   Social Security number: ***-**-${identification.ssnLast4}` : "";
  return `Date of birth: ${born}${ssn}`;
}

/** The whole letter as plain text, as it is shown for review and as its approval is recorded. */
export function letterText(letter: Letter): string {
  const lines = [
    ...letter.sender,
    identificationLine(letter),
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
    ...rowLines(letter.itemRows),
    "",
    ...spaced(letter.body),
    letter.closing.english,
    "",
    letter.signature,
  ];
  return lines.join("\n");
}

/** The letter's sentences and the item's values in their order, with their Spanish beside them, for the screen. */
export function letterParagraphs(letter: Letter): Paragraph[] {
  const { subject, greeting, opening, itemRows, spanishRows, body, closing } = letter;
  const rows = { english: rowLines(itemRows).join("\n"), spanish: rowLines(spanishRows).join("\n") };
  return [subject, greeting, ...opening, rows, ...body, closing];
}

const rowLines = (rows: Letter["itemRows"]) => rows.map(([label, value]) => `  ${label}: ${value}`);

const spaced = (paragraphs: Paragraph[]) => paragraphs.flatMap(({ english }) => [english, ""]);

function monthDayYear(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}
