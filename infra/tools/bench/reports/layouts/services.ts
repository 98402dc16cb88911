import { identityIqWords } from "./english-words";
import type { Format, Layout } from "./layout";
import type { ServiceWords } from "./service-words";
import { spanishWords } from "./spanish-words";
import { triMerge } from "./tri-merge";

const scoreNowWords: ServiceWords = {
  ...identityIqWords,
  header: "MyFreeScoreNow 3B Report & Scores",
  footer: "MyFreeScoreNow",
  colon: "",
  none: "--",
  mask: (digits) => `${digits.slice(0, 4)}****`,
  labels: {
    number: ["Account #"],
    highBalance: ["High Balance"],
    lastPayment: ["Last Payment"],
    reported: ["Date Reported", "Last Verified"],
    opened: ["Date Opened"],
    balance: ["Balance Owed"],
    closed: ["Closed Date"],
    responsibility: ["Account Description"],
    payment: ["Payment Amount"],
    pastDue: ["Past Due Amount"],
    creditLimit: ["Credit Limit"],
    originalCreditor: ["Original Creditor"],
    history: ["Days Late - 7 Year History", "2-Year Payment History"],
  },
  comments: "Creditor Remarks",
  accountStatus: "Account Rating",
  types: {
    ...identityIqWords.types,
    Collection: "Collection Agency",
    "Medical collection": "Collection Agency",
    "Credit card": "Credit Card",
    "Auto loan": "Auto Loan",
  },
  accounts: "Accounts",
};

const smartCreditWords: ServiceWords = {
  ...scoreNowWords,
  header: "SmartCredit 3B Report",
  footer: "ConsumerDirect SmartCredit",
  bureauOrder: ["transunion", "experian", "equifax"],
  none: "—",
  accounts: "Account Details",
  labels: { ...scoreNowWords.labels, balance: ["Balance", "Current Balance"], pastDue: ["Amount Past Due"] },
};

/** Experian is first, as some services and years have it. */
const guardWords: ServiceWords = {
  ...identityIqWords,
  header: "Triple Bureau Credit Report",
  footer: "Guard Credit Services",
  colon: "",
  none: "N/A",
  bureauOrder: ["experian", "equifax", "transunion"],
  labels: {
    ...identityIqWords.labels,
    number: ["Account Number"],
    reported: ["Date Reported"],
    balance: ["Balance Amount", "Balance"],
    pastDue: ["Amount Past Due"],
  },
  accounts: "Trade Lines",
};

const service = (name: string, source: string, formats: readonly Format[], words: ServiceWords): Layout => ({
  name,
  source,
  formats,
  draw: (file, random) => triMerge(file, random, words),
});

export const services = {
  identityIqPage: service("identityiq-page", "IdentityIQ", ["html", "mhtml"], identityIqWords),
  identityIqPrint: service("identityiq-print", "IdentityIQ", ["pdf"], identityIqWords),
  identityIqCopy: service("identityiq-copy", "IdentityIQ", ["lines", "tabs"], identityIqWords),
  myScoreIq: service("myscoreiq", "MyScoreIQ", ["mhtml", "pdf"], {
    ...identityIqWords,
    header: "MyScoreIQ Credit Report",
    footer: "MyScoreIQ",
  }),
  myFreeScoreNow: service("myfreescorenow", "MyFreeScoreNow", ["html", "pdf"], scoreNowWords),
  smartCredit: service("smartcredit", "SmartCredit", ["html", "pdf", "mhtml"], smartCreditWords),
  guard: service("guard", "Other services", ["html", "pdf"], guardWords),
  spanishPage: service("spanish-page", "In Spanish", ["html", "pdf"], spanishWords),
};
