import { anyPattern } from "#shared/domain/text/any-pattern";
import { bureauIn } from "../words/bureau-columns";
import { isCodes } from "../words/bureau-names";
import { type Field, fits, labelsIn, tellsStatus } from "../words/fields";
import { isTypeLine } from "../words/names";
import { isStatusWord } from "../words/status-values";
import { dayOfText } from "../words/values";
import { accountLabels } from "../words/vocabulary";

/** What a part of a line says of an account by itself. */
export type Part = { field: Field; label: string; text: string };

/** Of an amount that has no label. */
export const AMOUNT = "Balance";
const LONGEST_STATUS = 40;

/** "ending in 4417" alone. */
export const endingNumber = /^ending (?:in |with )?[Xx*•]*([A-Z]{0,4}\d{2,6})$/i;

/** Whether a text is a label, with its value or without: "Type REV". */
export function isLabelled(text: string): boolean {
  const [word = "", ...others] = text.trim().split(" ");
  const isWhole = labelsIn(text, accountLabels).length > 0;
  return isWhole || (others.length === 1 && labelsIn(word, accountLabels).length > 0);
}

/** What a part says by itself; undefined for what may be anything. */
export function partIn(text: string): Part | undefined {
  const value = text.trim();
  const [label, ...others] = labelsIn(value, accountLabels);
  if (label && label.value !== "" && others.length === 0 && fits(label.field, label.value))
    return { field: label.field, label: label.label, text: label.value };
  const amount = amountBefore(value);
  if (amount) return amount;
  if (isStatusWord(value) || isStatus(value)) return { field: "payStatus", label: "Status", text: value };
  if (isTypeLine(value)) return { field: "accountType", label: "Account type", text: value };
  if (/^\$[\d,]+(?:\.\d\d)?$/.test(value)) return { field: "balance", label: AMOUNT, text: value };
  const source = value.replace(/^report(?:ing|ed)(?: (?:by|to|on|at))?:? /i, "");
  if (isCodes(source) || bureauIn(source)) return { field: "bureaus", label: "Source", text: source };
  const [, own] = number.exec(value) ?? [];
  const [, end] = endingNumber.exec(value) ?? lastFigures.exec(value) ?? [];
  if (own || end) return { field: "accountNumber", label: "Account number", text: own ?? `****${end}` };
  // Of which event a day is, it does not say.
  return dayOfText(value) ? { field: "none", label: "Date", text: value } : undefined;
}

/** "$455 past due", "$812 owed", "owes $812". */
function amountBefore(text: string): Part | undefined {
  const [, owed] = /^(?:you )?owes? (\$[\d,]+(?:\.\d\d)?)$/i.exec(text) ?? [];
  if (owed) return { field: "balance", label: "Amount owed", text: owed };
  const [, value = "", words = ""] = /^(\$[\d,]+(?:\.\d\d)?) (.+)$/.exec(text) ?? [];
  const [label] = labelsIn(/^owed$/i.test(words) ? "amount owed" : words, accountLabels);
  return label?.value === "" && amounts.includes(label.field)
    ? { field: label.field, label: label.label, text: value }
    : undefined;
}

const amounts: readonly Field[] = ["balance", "amount", "pastDue", "creditLimit"];

const number = /^(?:(?:acct|account)\.? ?)?#? ?((?=.*\d)[A-Z]{0,4}[\dXx*•-]*[Xx*•]{2,}[\dXx*•-]*)$/i;

/** "x-4417", "...4417" */
const lastFigures = /^(?:[x#]-?|\.{2,3}\s?|…\s?)(\d{4,6})$/i;

const isStatus = (text: string) =>
  text.length <= LONGEST_STATUS && !/[:$]/.test(text) && !told.test(text) && tellsStatus(text);

/** "said account 4471 is charged off": what a person notes down of what another one said. */
const told = anyPattern(
  /\b(?:said|says|told|asked|called|calls)\b/i,
  /\b(?:account|loan|card|it) (?:\S+ )?(?:is|was|has)\b/i,
);
