import { longDate } from "#functions/letters/letter-values";
import type { Language } from "#shared/api/schemas/common";
import type { Notice } from "#shared/api/schemas/notice";
import type { NewsKind } from "#shared/domain/account/mail-topics";
import { hasWebAddress } from "#shared/domain/account/web-address";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { readableName } from "#shared/domain/text/readable-name";
import { type EmailText, type EmailValues, letterOf, wordsIn } from "./email-text";

/** What happened, for a mail. */
export type News = Pick<Notice, "accountName" | "bureau" | "dueOn"> & { kind: NewsKind };

type Reader = {
  language: Language;
  /** Whether the address is known to be the member's: to another one no account and no bureau is named. */
  isProven: boolean;
  values: EmailValues;
};

/** The mail of a day: each thing that happened in one line with its account, bureau and date, and one button. */
export function newsText(news: News[], { language, isProven, values }: Reader): EmailText {
  const said = wordsIn(language, values);
  return letterOf({
    language,
    values,
    subject: said("email.news.subject"),
    lines: [said(isProven ? "email.news.lead" : "email.news.unproven")],
    items: isProven ? news.map((one) => lineOf(one, language, values)) : [],
    button: { text: said("email.news.button"), href: `${values.site}/disputes` },
    last: [said("email.news.choose")],
  });
}

function lineOf({ kind, accountName = "", bureau, dueOn }: News, language: Language, values: EmailValues): string {
  const said = wordsIn(language, {
    ...values,
    // A name is printed by others: it never brings an address along.
    account: accountName === "" || hasWebAddress(accountName) ? "" : readableName(accountName),
    bureau: bureau ? bureauNames[bureau] : "",
    date: dueOn ? longDate(dueOn, language) : "",
  });
  return said(`email.news.${kind}`);
}
