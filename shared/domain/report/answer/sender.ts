import { type Bureau, bureaus } from "../../bureau/bureau";
import { type TextLine, textOf } from "../upload/lines/text-line";

const HEAD_LINES = 8;
const LONGEST_HEAD = 60;

const nameOf = (bureau: Bureau) =>
  bureau === "transunion" ? /\btrans ?union\b/i : new RegExp(`\\b(?:my)?${bureau}\\b`, "i");

/** The bureau at the head of a letter, or the one that it names more often than the others, or whose address is at its head. */
export function senderOf(lines: readonly TextLine[]): Bureau | undefined {
  const atHead = namedAtHead(lines);
  if (atHead.length === 1) return atHead[0];
  const counts = bureaus.map((bureau) => {
    return { bureau, count: lines.filter((line) => nameOf(bureau).test(textOf(line))).length };
  });
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  if (!best || best.count === 0) return atAddress(headOf(lines));
  return best.count === second?.count ? undefined : best.bureau;
}

/** Whether a bureau's name or address is at the head of a letter. */
export const isBureauAtHead = (lines: readonly TextLine[]) =>
  namedAtHead(lines).length > 0 || atAddress(headOf(lines)) !== undefined;

const namedAtHead = (lines: readonly TextLine[]) =>
  bureaus.filter((bureau) => headOf(lines).some((line) => isOfBureauAlone(line, bureau)));

function headOf(lines: readonly TextLine[]): readonly TextLine[] {
  const first = lines.slice(0, HEAD_LINES);
  const greeting = first.findIndex((line) => /^(?:dear|estimad[oa]s?|hi|hello|hola)\b/i.test(textOf(line)));
  return greeting < 0 ? first : first.slice(0, greeting);
}

/** "Equifax Information Services LLC", "TransUnion" in the first of two columns. */
function isOfBureauAlone({ cells }: TextLine, bureau: Bureau): boolean {
  const text = cells[0]?.text ?? "";
  const named = bureaus.filter((each) => nameOf(each).test(text));
  return text.length <= LONGEST_HEAD && named.length === 1 && text.search(nameOf(bureau)) === 0;
}

/** Where the bureaus' letters come from. Many others have a box in Atlanta: there its number tells. */
const addresses: Record<Bureau, RegExp> = {
  experian: /\bp\.? ?o\.? box \d{3,5},? allen,? (?:tx|texas)\b/i,
  equifax:
    /\bp\.? ?o\.? box (?:740(?:123|241|256|260)|105(?:069|139|314|496|518|788|851|873)),? atlanta,? (?:ga|georgia)\b/i,
  transunion: /\bp\.? ?o\.? box \d{3,5},? (?:chester|woodlyn|crum lynne),? (?:pa|pennsylvania)\b/i,
};

/** A logo is a drawing, and a photo may show none: the address below it says whose letter it is. */
function atAddress(head: readonly TextLine[]): Bureau | undefined {
  const text = head.map((line) => line.cells[0]?.text ?? "").join(" ");
  const found = bureaus.filter((bureau) => addresses[bureau].test(text));
  return found.length === 1 ? found[0] : undefined;
}
