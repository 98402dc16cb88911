import type { Contradiction } from "./facts-against-reports";
import type { factRefusal } from "./stated-facts";

/** Why reasons are refused. */
export type Refusal =
  | "otherLetters"
  | "statementsExclude"
  | "alreadyClosed"
  | "alreadyPaid"
  | "alreadySo"
  | "factWithoutReason"
  | "factsExclude"
  | Contradiction["refusal"]
  | NonNullable<ReturnType<typeof factRefusal>>;

/** Each refusal in English, as the API says it; screens say `item.refusal.<refusal>`. `{day}`: the reported day that a fact crosses. */
export const refusalWords: Record<Refusal, string> = {
  otherLetters:
    "Your words are printed in an English letter, which has the letters A to Z, with or without accents, and no signs such as → or ✓. Please write in English or Spanish, without such signs.",
  statementsExclude:
    "These reasons exclude each other: a debt that is not yours cannot be one that you paid. Please keep the one that is true.",
  alreadyClosed:
    "The report shows this as closed already, so there is nothing to correct. Please choose another reason.",
  alreadyPaid:
    "The report shows this debt as paid already, with a balance of $0, so there is nothing to correct. Please choose another reason.",
  alreadySo: "Every bureau already reports this the way you say, so there is nothing to correct.",
  factWithoutReason: "Please check the reason that this fact belongs to.",
  factInFuture: "The right date cannot be in the future.",
  factTwice: "Please give each fact once.",
  factsExclude:
    "These statements cannot both be true. If a debt is not yours, leave out its right values. What is paid, settled or discharged has no balance, and what is open is not closed. Please keep the statement that is true.",
  alreadyOnTime:
    "Every bureau's payment history shows that month as on time, so there is nothing to correct. Please check the month.",
  beforeOpened:
    "That is before the account was opened ({day}). Please check the year. If the reported date is wrong, state the right one too.",
  openedAfterClosed:
    "That is after the account was closed ({day}). Please check the year. If the reported date is wrong, state the right one too.",
  openedAfterLate:
    "That is after the first missed payment ({day}). Please check the year. If the reported date is wrong, state the right one too.",
  afterReported: "That is after the bureaus last reported this account ({day}). Please check the year.",
  tooLongAgo: "That is too long ago: it is before you were born, or before 1950. Please check the year.",
  datesCross: "These days cannot both be right: nothing is closed, paid or late before it was opened.",
};
