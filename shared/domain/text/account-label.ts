import { shownDigits } from "../report/account-number";
import { readableName } from "./readable-name";

/** An account in a sentence: two of one company differ by their digits. */
export function accountLabel(name: string, number: string | undefined): string {
  return [readableName(name), shownDigits(number)].filter(Boolean).join(" ");
}
