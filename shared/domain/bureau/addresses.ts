import type { Bureau } from "./bureau";

export type MailAddress = { name: string; street: string; city: string; state: string; zipCode: string };

/** Where each bureau takes disputes by mail; from the bureaus' own pages, checked on 2026-11-20. P.O. boxes take certified mail. */
export const bureauAddresses: Record<Bureau, MailAddress> = {
  experian: { name: "Experian", street: "P.O. Box 4500", city: "Allen", state: "TX", zipCode: "75013" },
  equifax: {
    name: "Equifax Information Services LLC",
    street: "P.O. Box 740256",
    city: "Atlanta",
    state: "GA",
    zipCode: "30374-0256",
  },
  transunion: {
    name: "TransUnion Consumer Solutions",
    street: "P.O. Box 2000",
    city: "Chester",
    state: "PA",
    zipCode: "19016",
  },
};

/** The bureaus' names as they write them. */
export const bureauNames: Record<Bureau, string> = {
  experian: "Experian",
  equifax: "Equifax",
  transunion: "TransUnion",
};

/** The bureaus' telephones, for placing or lifting a freeze; checked on 2026-11-20. */
export const bureauPhones: Record<Bureau, string> = {
  experian: "888-397-3742",
  equifax: "888-378-4329",
  transunion: "800-916-8800",
};

/** Each bureau's own pages to freeze a file and to place a fraud alert, FCRA 605A, 15 U.S.C. § 1681c-1; both free of charge. */
export const bureauProtection: Record<Bureau, { freeze: string; alert: string }> = {
  experian: {
    freeze: "https://www.experian.com/help/credit-freeze/",
    alert: "https://www.experian.com/help/fraud-alert/",
  },
  equifax: {
    freeze: "https://www.equifax.com/personal/credit-report-services/credit-freeze/",
    alert: "https://www.equifax.com/personal/credit-report-services/credit-fraud-alerts/",
  },
  transunion: {
    freeze: "https://www.transunion.com/credit-freeze",
    alert: "https://www.transunion.com/fraud-alerts",
  },
};
