import { type TextLine, textOf } from "../lines/text-line";
import { saysAllIsWell, typeOfPart } from "./account-status";
import { plain } from "./fields";

/** What a heading says of the accounts below it, in the words of a status, and of how many; undefined where it does not count them. */
export type StatusHeading = { status: string; count: number | undefined };

const counted = /^((?:\D|\b(?:30|60|90|120|150|180)\b){4,40}?) ?\((\d{1,3})\)$/;
const late =
  /^(?:late(?: payments?)?|past[- ]due|delinquent|pagos (?:atrasados|tardios)|(?:con )?atrasos?|atrasad[ao]s|vencid[ao]s)$/;
const isWell = /\b(?:good standing|buen estado)$|^(?:open|closed|abiertas|cerradas)$/;
/** Of different things it takes so many to show that a report is set so: one alone may be a count of something else. */
const FEWEST = 2;

/**
 * The headings of a report that lists its accounts by how they stand: "Charge-offs (1)", "Late payments (2)", "Open, in good
 * standing (4)". Headings right below one another that count more than none are a summary, and none of these; nor is what comes more
 * than once, for each account counts that of itself.
 */
export function statusHeadingsIn(lines: readonly TextLine[]): Map<TextLine, StatusHeading> {
  const found = lines.map(statusHeading);
  const isSummary = found.some((each, at) => each?.count && (found[at + 1] || at === lines.length - 1));
  const headings = found.flatMap((each, at) => {
    const line = lines[at];
    return each && line ? [[line, each] as const] : [];
  });
  const kinds = new Set(headings.map(([, { status }]) => typeOfPart({ payStatus: status })));
  const isOnce = new Set(headings.map(([, { status }]) => status)).size === headings.length;
  return new Map(isSummary || !isOnce || kinds.size < FEWEST ? [] : headings);
}

function statusHeading(line: TextLine): StatusHeading | undefined {
  const [, own, number] = counted.exec(textOf(line)) ?? [];
  const heading = own ?? uncountedIn(line);
  if (!heading || line.begins) return undefined;
  const words = plain(heading).toLowerCase();
  const bare = words
    .replaceAll(/^(?:accounts?|cuentas?) (?:in |with |en |con )?|(?: accounts?| cuentas?)$/g, "")
    .trim();
  const count = number === undefined ? undefined : Number(number);
  if (late.test(bare)) return { status: "Late payments", count };
  const isSaid = isWell.test(bare) || saysAllIsWell(bare) || typeOfPart({ payStatus: words }) !== undefined;
  return isSaid ? { status: heading, count } : undefined;
}

/** Of several accounts, alone in its line. */
const several =
  /^(?:charge[- ]?offs|charged[- ]off accounts|repossessions|foreclosures|(?:past[- ]due|late) accounts|accounts past due)$/i;
const uncountedIn = (line: TextLine) => (several.test(textOf(line)) ? textOf(line) : undefined);
