import { longDate } from "#functions/letters/letter-values";
import type { Language } from "#shared/api/schemas/common";
import type { Notice } from "#shared/api/schemas/notice";
import { bureausOf, joinedEvents } from "#shared/domain/account/joined-events";
import type { NewsKind } from "#shared/domain/account/mail-topics";
import { hasWebAddress } from "#shared/domain/account/web-address";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { accountLabel } from "#shared/domain/text/account-label";
import { type EmailText, type EmailValues, letterOf, wordsIn } from "./email-text";

/** What happened, for a mail. */
export type News = Pick<Notice, "disputeId" | "accountName" | "accountNumber" | "bureau" | "dueOn"> & {
  kind: NewsKind;
};

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
    items: isProven ? joinedEvents(news).flatMap((same) => lineOf(same, language, values)) : [],
    button: { text: said("email.news.button"), href: throughSignIn(values, isProven ? onlyDispute(news) : "") },
    last: [said("email.news.choose")],
  });
}

/** The disputes by way of the sign-in, which lets those who are signed in pass: without a session their address is the landing page. */
function throughSignIn({ site }: EmailValues, query: string): string {
  return `${site}/login?${new URLSearchParams({ return: `/disputes${query}` })}`;
}

/** What leads to the one dispute that all of it is about. */
function onlyDispute(news: News[]): string {
  const [id, ...others] = new Set(news.map(({ disputeId }) => disputeId));
  return id !== undefined && others.length === 0 ? `?dispute=${id}` : "";
}

/** What happened at one bureau or several. */
function lineOf(same: News[], language: Language, values: EmailValues): string[] {
  const [first] = same;
  if (!first) return [];
  const { kind, accountName = "", accountNumber, dueOn } = first;
  const names = bureausOf(same).map((bureau) => bureauNames[bureau]);
  const said = wordsIn(language, {
    ...values,
    // A name is printed by others: it never brings an address along.
    account: accountName === "" || hasWebAddress(accountName) ? "" : accountLabel(accountName, accountNumber),
    bureau: new Intl.ListFormat(language, { type: "conjunction" }).format(names),
    date: dueOn ? longDate(dueOn, language) : "",
  });
  if (kind === "letter_delivered" && dueOn) return [said("email.news.letter_delivered.due")];
  return [said(kind === "letters_mailed" && first.bureau ? "email.news.letters_mailed.one" : `email.news.${kind}`)];
}
