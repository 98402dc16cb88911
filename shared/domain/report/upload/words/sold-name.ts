import type { BureauEntry } from "../../bureau-file";
import { typeOfPart } from "./account-status";
import { isStatusAlone } from "./status-values";

/** What brackets behind a collector's name say that is no creditor. */
const noCreditor =
  /^(?:closed|cerrada|original\b.*|formerly\b.*|fka\b.*|dba\b.*|usa|us|na|inc|llc|medical.*|health.*|utilit.*|collections?|paid.*|disputed?|agency|primary|joint|individual|\d.*)$/i;

/** Before the name of who was owed first. */
const ofOriginal =
  /^(?:for|on behalf of|(?:original|orig\.?) (?:creditor|cred\.?|cr\.?):?|acreedor original:?|orig\.?:|orig\.|oc:) /i;

/** "FENWICK RECOVERY (TRUMPET WIRELESS)", "Fenwick Recovery (for Trumpet Wireless)": a collector's name, and who was owed first. */
export function withSoldName<Entry extends BureauEntry>(entry: Entry): Entry {
  if (entry.originalCreditor !== undefined || typeOfPart(entry) !== "collection") return entry;
  const [, creditorName, behind = ""] = /^(\S.{2,}?) ?\(([^()]{4,80})\)$/.exec(entry.creditorName) ?? [];
  const originalCreditor = behind.replace(ofOriginal, "");
  const isName = /^\p{Lu}.{3,60}$/u.test(originalCreditor);
  if (!creditorName || !isName || noCreditor.test(originalCreditor)) return entry;
  return { ...entry, creditorName, originalCreditor };
}

/** TransUnion prints an original creditor's business behind its name: "LAKESIDE DENTAL GROUP (Medical/Health Care)". */
export const withoutBusiness = (name: string) =>
  name.replace(
    / ?\((?:medical|health|utilit|telecom|cable|bank|financ|retail|government|insurance|education|personal|rental|auto)[^()]*\)$/i,
    "",
  );

/** Behind a name without a column of its own is the next label, or a remark. */
const nextLabel = /\s*;.*$|\s+(?:account type|company sold|date opened|balance|responsibility)\b.*$/i;
/** Values that are not a name: a web address, a dash, a month, the term of a loan. */
const noName = /^https?:|^[-–—]|^\d+ (?:months?|years?)\b|^[a-z]{3} '\d\d$/i;

/** The original creditor's name in the value of that label. Undefined if the value is not a name. */
export function originalOf(value: string): string | undefined {
  const name = withoutStatus(withoutBusiness(value).replace(nextLabel, "").trim());
  return name === "" || noName.test(name) ? undefined : name;
}

/** "HUDSON CLINIC PLACED FOR COLLECTION" has a status behind the name; a sentence with an amount is no name at all. */
function withoutStatus(name: string): string {
  if (/\$\d/.test(name) || isStatusAlone(name)) return "";
  const words = name.split(" ");
  const end = words.findIndex((_, at) => at > 0 && at < words.length - 1 && isStatusAlone(words.slice(at).join(" ")));
  return end < 0 ? name : words.slice(0, end).join(" ");
}
