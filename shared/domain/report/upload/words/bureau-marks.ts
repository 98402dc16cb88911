import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { type TextLine, textOf } from "../lines/text-line";

/** How often a bureau is named, and words that its own report has. */
const marks: Readonly<Record<Bureau, readonly RegExp[]>> = {
  experian: [
    /\bexperian(?![a-z])/i,
    /\breport (?:number|#)/i,
    /\bpotentially negative\b/i,
    /\baccounts that may be considered negative\b/i,
    /\baccounts in good standing\b/i,
    /\bon record until\b/i,
    /\baddress identification number\b/i,
    /\bstatus updated\b/i,
    /\bpartial account number\b/i,
  ],
  equifax: [
    /\b(?:my)?equifax(?![a-z])/i,
    /\befx-acr\b/i,
    /\bconfirmation (?:number|#)/i,
    /\bequifax information services\b/i,
    /\bdate of 1st delinquency\b/i,
    /\bloan\/account type\b/i,
    /\breported balance\b/i,
    /\bnarrative codes?\b/i,
    /\bactivity designator\b/i,
    /\bcreditor classification\b/i,
    /\bdeferred payment start date\b/i,
    /\bballoon payment (?:date|amount)\b/i,
    /\bcredit file ?: [a-z]{3,9} \d/i,
    /\baccount column title descriptions\b/i,
  ],
  transunion: [
    /\btrans ?union(?![a-z])/i,
    /\bpersonal credit report for\b/i,
    /\bfile number\b/i,
    /\baccounts with adverse information\b/i,
    /\bsatisfactory accounts\b/i,
    /\bpay status\b/i,
    /\bmaximum delinquency of\b/i,
  ],
};

/** So many of its own words tell a bureau that is not named. */
const FEWEST_MARKS = 3;
/** So many more of its own words than of any other bureau's tell whose a page is. */
const LEAD = 2;

/** The bureau whose own words are on a page; undefined where too few are. `isNamed`: no other bureau is; then its name is such a word. */
export function bureauOfPage(page: readonly TextLine[]): { bureau: Bureau; isNamed: boolean } | undefined {
  const text = page.map(textOf).join("\n");
  const named = bureaus.filter((bureau) => marks[bureau][0]?.test(text));
  const counted = bureaus.map((bureau) => {
    const own = marks[bureau].slice(1).filter((mark) => mark.test(text)).length;
    const isNamed = named.length === 1 && named[0] === bureau;
    return { bureau, isNamed, count: own + (isNamed ? 1 : 0) };
  });
  const [best, second] = counted.sort((a, b) => b.count - a.count);
  return best && best.count - (second?.count ?? 0) >= LEAD ? best : undefined;
}

/** The bureau whose own words the report has, and its name. */
export function bureauOf(lines: readonly TextLine[]): Bureau | undefined {
  const texts = lines.map(textOf);
  const counted = bureaus.map((bureau) => {
    const [name, ...others] = marks[bureau];
    const found = others.filter((mark) => texts.some((text) => mark.test(text))).length;
    const named = name ? texts.filter((text) => name.test(text)).length : 0;
    // In a print the bureau's name may be a picture: then its own words tell it.
    const isSilent = named === 0 && found < FEWEST_MARKS;
    return { bureau, named, score: isSilent ? 0 : found * 2 + Math.min(named, 3) };
  });
  const [best, second] = counted.sort((a, b) => b.score - a.score || b.named - a.named);
  if (!best || best.score === 0) return undefined;
  return second && second.score === best.score && second.named === best.named ? undefined : best.bureau;
}
