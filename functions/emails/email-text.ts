import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EmailKind } from "#functions/repositories/emails";
import type { Language } from "#shared/api/schemas/common";
import en from "#shared/i18n/en/email.json";
import es from "#shared/i18n/es/email.json";
import { EmailPage } from "./email-page";

type Key = keyof typeof en;

/** The values for the braces in the catalogue. */
export type EmailValues = {
  /** Only of a person whose address is proven: see `greetingName()`. */
  name?: string;
  business: string;
  address: string;
  site: string;
  /** Where a mail that asks for one step leads. */
  link?: string;
  /** What may be typed instead of following the link. */
  code?: string;
};

/** What mails say: each kind, and the opening of an account whose address is still to be proven. */
type Words = EmailKind | "accountToConfirm";

export type EmailText = { subject: string; text: string; html: string };

const catalogues: Record<Language, Record<Key, string>> = { en, es };

const paragraphs: Record<Words, Key[]> = {
  accountOpened: ["email.accountOpened.opened", "email.accountOpened.next", "email.accountOpened.notYou"],
  accountToConfirm: [
    "email.accountOpened.opened",
    "email.confirmEmail.why",
    "email.confirmEmail.link",
    "email.confirmEmail.code",
    "email.accountOpened.next",
    "email.accountOpened.notYou",
  ],
  confirmEmail: [
    "email.confirmEmail.why",
    "email.confirmEmail.link",
    "email.confirmEmail.code",
    "email.confirmEmail.notYou",
  ],
  knownAddress: [
    "email.knownAddress.tried",
    "email.knownAddress.signIn",
    "email.knownAddress.notYou",
    "email.knownAddress.notYours",
  ],
  passwordReset: [
    "email.passwordReset.asked",
    "email.passwordReset.link",
    "email.passwordReset.once",
    "email.passwordReset.notYou",
  ],
  noPassword: ["email.noPassword.asked", "email.noPassword.provider", "email.noPassword.notYou"],
  passwordChanged: ["email.passwordChanged.changed", "email.passwordChanged.others", "email.passwordChanged.notYou"],
  secondFactorOn: ["email.secondFactorOn.on", "email.secondFactorOn.lost", "email.secondFactor.notYou"],
  secondFactorOff: ["email.secondFactorOff.off", "email.secondFactor.notYou"],
  accountDeleted: [
    "email.accountDeleted.deleted",
    "email.accountDeleted.refund",
    "email.accountDeleted.kept",
    "email.accountDeleted.notYou",
  ],
  contractSigned: ["email.contractSigned.signed", "email.contractSigned.copies", "email.contractSigned.notYou"],
  contractCopies: ["email.contractCopies.copies", "email.contractCopies.cancel", "email.contractCopies.keep"],
  contractCanceled: ["email.contractCanceled.ended", "email.contractCanceled.refund", "email.cancellation.details"],
  noticeGiven: ["email.noticeGiven.received", "email.noticeGiven.until", "email.cancellation.details"],
  activated: ["email.activated.active", "email.activated.next", "email.details"],
  paymentFailed: ["email.paymentFailed.failed", "email.paymentFailed.until", "email.details"],
  paymentRefunded: ["email.paymentRefunded.refunded", "email.paymentRefunded.bank", "email.details"],
  paymentPaidBack: ["email.paymentPaidBack.sent", "email.paymentPaidBack.where", "email.details"],
  refundFailed: ["email.refundFailed.failed", "email.refundFailed.next", "email.details"],
  subscriptionEnded: [
    "email.subscriptionEnded.ended",
    "email.subscriptionEnded.letters",
    "email.subscriptionEnded.why",
    "email.details",
  ],
};

/** A mail's words in a language, as text and as HTML. */
export function emailText(kind: Words, language: Language, values: EmailValues): EmailText {
  const said = wordsIn(language, values);
  return letterOf({ language, values, subject: said(`email.${kind}.subject`), lines: paragraphs[kind].map(said) });
}

/** Says texts of the catalogue with their values. */
export function wordsIn(language: Language, values: Record<string, string | undefined>): (key: Key) => string {
  return (key) => filled(catalogues[language][key], values);
}

export type Letter = {
  language: Language;
  values: EmailValues;
  subject: string;
  lines: string[];
  /** A list, one line each. */
  items?: string[];
  /** The one thing to do. */
  button?: { text: string; href: string };
  /** What follows the button. */
  last?: string[];
};

/** A mail with its greeting and closing, as text and as HTML. */
export function letterOf({ language, values, subject, lines, items = [], button, last = [] }: Letter): EmailText {
  const said = wordsIn(language, values);
  const greeting = said(values.name ? "email.greeting" : "email.greeting.unnamed");
  const closing = [said("email.closing"), values.business, values.address];
  const content = { lines: [greeting, ...lines], items, button, last, closing };
  const page = createElement(EmailPage, { language, subject, business: values.business, ...content });
  const list = items.map((item) => `- ${item}`).join("\n");
  const parts = [...content.lines, list, button && `${button.text}: ${button.href}`, ...last, closing.join("\n")];

  return {
    subject,
    text: parts.filter(Boolean).join("\n\n"),
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  };
}

function filled(text: string, values: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
