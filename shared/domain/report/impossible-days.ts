import type { Day } from "../days";
import { refusalWords } from "../dispute/refusals";
import { earliestYear } from "./earliest-year";
import type { ItemType } from "./negative-item";
import { isSurelyBefore, type ReportedDate } from "./reported-date";

export const dayFields = ["dateOpened", "dateReported", "dateClosed", "dateOfFirstDelinquency"] as const;
const allDays = [...dayFields, "lastPaymentDate"] as const;
type DayField = (typeof allDays)[number];

type Days = Partial<Record<DayField, ReportedDate | null>>;

/** What a person typed of an item. Null: the paper gives no such value. */
type Typed = Days & { itemType?: ItemType; originalCreditor?: string | null };

type Known = {
  /** What the report itself says of the item, bureau by bureau: that is never refused. */
  printed?: readonly Days[];
  /** The member's, where it is known. */
  birthYear?: number;
  today: Day;
};

/**
 * The days that a person typed of an item and that no account can have, each with the reason in the words of the API: one that has not
 * come, one before the member's birth or 1950, a closing before the opening. Every other is for the paper to say, even where it makes
 * no sense: that is disputed.
 */
export function impossibleDays(
  typed: Typed,
  { printed = [], birthYear, today }: Known,
): Partial<Record<DayField, string>> {
  const first = earliestYear(printed, birthYear);
  const isCrossed = closesFirst(typed, printed);
  const refusalOf = (field: DayField) => {
    const day = typed[field];
    if (!day || printed.some((view) => view[field] === day)) return undefined;
    if (day > today) return "Please enter a valid date";
    if (day < first) return refusalWords.tooLongAgo;
    return isCrossed && (field === "dateOpened" || field === "dateClosed") ? refusalWords.datesCross : undefined;
  };
  return Object.fromEntries(
    allDays.flatMap((field) => {
      const refusal = refusalOf(field);
      return refusal === undefined ? [] : [[field, refusal]];
    }),
  );
}

/** A typed day is held against a printed one where one bureau alone reports the item: of several, another column may be meant. */
function closesFirst({ itemType, originalCreditor, ...typed }: Typed, printed: readonly Days[]): boolean {
  // The buyer of a debt opened its account after the creditor had closed it.
  if (itemType === "collection" || originalCreditor) return false;
  const isClosedFirst = ({ dateOpened, dateClosed }: Days) =>
    isSurelyBefore(dateClosed ?? undefined, dateOpened ?? undefined);
  if (printed.some(isClosedFirst)) return false;
  const [only, ...others] = printed;
  const beside = others.length === 0 ? only : undefined;
  const dayOf = (field: "dateOpened" | "dateClosed") => (typed[field] === undefined ? beside?.[field] : typed[field]);
  return isClosedFirst({ dateOpened: dayOf("dateOpened"), dateClosed: dayOf("dateClosed") });
}
