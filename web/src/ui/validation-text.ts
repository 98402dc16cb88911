import { useIntl } from "react-intl";
import { isDay } from "#shared/domain/days";
import { answerDayWords } from "#shared/domain/dispute/answer-day";
import { refusalWords } from "#shared/domain/dispute/refusals";

/** The English messages of the contract's schemas, and the key of their words in both languages. */
const keyOf: Record<string, string> = {
  "This field is required": "common.validation.required",
  "Invalid format": "common.validation.format",
  "Invalid input type": "common.validation.type",
  "Please enter a valid email address": "common.validation.email",
  "Please leave web and email addresses out": "common.validation.webAddress",
  "Please use the letters A to Z, with or without accents": "common.validation.latinLetters",
  "Please enter a valid date": "common.validation.date",
  "Please enter your birth date": "common.validation.birthDate",
  "This is not the birth date on file": "common.validation.birthDateWrong",
  "You must be at least 18 years old": "common.validation.adult",
  "Please sign with your own first and last name": "common.validation.signature",
  "Please enter your complete 9-digit SSN (XXX-XX-XXXX)": "common.validation.ssn",
  "Social Security numbers never begin with 9": "common.validation.ssnOfNine",
  "Social Security has issued no such number": "common.validation.ssnNeverIssued",
  "Passwords don't match": "common.validation.passwordsDiffer",
  "This password is too easy to guess. Please choose another one.": "common.validation.passwordCommon",
  "Please enter the 6 digits": "common.validation.code",
  "Please enter the 8 digits": "common.validation.emailCode",
  "This code is not right": "common.validation.codeWrong",
  "This is not your current password": "common.validation.passwordWrong",
};

for (const [refusal, words] of Object.entries(refusalWords)) keyOf[words] = `item.refusal.${refusal}`;
for (const [refusal, words] of Object.entries(answerDayWords)) keyOf[words] = `disputes.answer.day.${refusal}`;

const tooShort = /^Must be at least (\d+) characters$/;
const tooLong = /^Must be no more than (\d+) characters$/;

/** Says a schema's message in the reader's language. Messages that no schema of ours gives come back as they are. */
export function useValidationText(): (message: string | undefined) => string | undefined {
  const { formatDate, formatMessage } = useIntl();

  return (message) => {
    if (message === undefined || message === "") return undefined;
    const key = keyOf[message];
    if (key !== undefined) return formatMessage({ id: key });
    const day = message.split(/[\s,.]/).find(isDay);
    const dated = day && keyOf[message.replace(day, "{day}")];
    if (dated) return formatMessage({ id: dated }, { day: formatDate(day, { dateStyle: "long", timeZone: "UTC" }) });
    const least = tooShort.exec(message)?.[1];
    if (least !== undefined) return formatMessage({ id: "common.validation.tooShort" }, { n: Number(least) });
    const most = tooLong.exec(message)?.[1];
    if (most !== undefined) return formatMessage({ id: "common.validation.tooLong" }, { n: Number(most) });
    if (/^(Invalid input|Too small|Too big|Invalid option)/.test(message))
      return formatMessage({ id: "common.validation.format" });
    return message;
  };
}
