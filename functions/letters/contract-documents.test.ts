import { createHash } from "node:crypto";
import { readPdf } from "#functions/testing/read-pdf";
import { ContractDocument } from "#shared/api/schemas/contract";
import { brokenTerms } from "#shared/testing/terms";
import { contractText, contractVersion } from "./contract-documents";
import { esignStatement } from "./contract-esign";
import type { ContractFacts } from "./contract-facts";
import { contractPdf } from "./contract-pdf";

const business = {
  businessName: "Redress Credit Services LLC",
  businessAddress: "100 Main Street, Albany, NY 12207",
  billingPolicy: "after_performance" as const,
};

const facts = (overrides: Partial<ContractFacts> = {}): ContractFacts => ({
  ...business,
  consumerName: "Maya Sample",
  plan: "monthly",
  cancelDays: 3,
  lastCancelDay: "2026-11-25",
  signature: {
    fullName: "Maya R. Sample",
    acknowledgedAt: "2026-11-20T14:56:07.000Z",
    signedAt: "2026-11-20T15:00:00.000Z",
    signedOn: "2026-11-20",
  },
  ...overrides,
});

test("the disclosure has exactly the law's words, in a document of its own: 15 U.S.C. § 1679c(a)", () => {
  const [title, ...paragraphs] = contractText("disclosure", facts(), "en").split("\n\n");

  expect(title).toBe("**Consumer Credit File Rights Under State and Federal Law**");
  // Of the statute's text, paragraphs separated by an empty line: a change of one character fails here.
  expect(createHash("sha256").update(paragraphs.join("\n\n")).digest("hex")).toBe(
    "f1a9fcc54096fe5898610c08b3a3714a313f76bee633d0013eec39a38d6ddf81",
  );
});

test("the signed copy of the disclosure says who received it and when: 15 U.S.C. § 1679c(c)", async () => {
  const { text } = await readPdf(await contractPdf("disclosure", facts(), "es"));
  expect(text).toContain("Recibida y confirmada por Maya R. Sample el 20 de noviembre de 2026 a las 14:56:07 UTC.");
  expect(text).toContain("Received and acknowledged by Maya R. Sample on November 20, 2026 at 14:56:07 UTC.");

  const unsigned = await readPdf(await contractPdf("disclosure", facts({ signature: undefined }), "en"));
  expect(unsigned.text).not.toContain("Received and acknowledged");
});

test.each([
  ["after_performance", /You pay nothing in this period.*Should we have received a payment.*we order its refund/],
  ["prepaid", /We order the refund of everything that you have paid under this contract the moment you cancel/],
] as const)(
  "under %s the contract says what goes back, and of no refund that it has been made",
  (billingPolicy, said) => {
    const text = contractText("contract", { ...facts(), billingPolicy }, "en");
    expect(text).toMatch(said);
    expect(text).toContain("It is paid to your payment method within 10 days");
    expect(text).not.toMatch(/is refunded|identity protection/);
  },
);

test("the contract says what is paid in all, to whom, for what and how long it takes", () => {
  const text = contractText("contract", facts(), "en");

  for (const words of [
    "Redress Credit Services LLC",
    "100 Main Street, Albany, NY 12207",
    "Monthly: $120.00 for each month, for up to 5 disputes in each calendar month",
    "Total of all payments over the estimated 6 months: $720.00",
    "Your plan: Monthly. Total of all payments to us: $720.00.",
    "Payments to anyone else: $0.00",
    "by certified mail with return receipt; the postage is part of the price of your plan, $0.00 more",
    "30-day money-back guarantee",
    "new negative items become drafts for your approval",
    "completed within 6 months after the cancellation period",
    "Signed electronically by Maya R. Sample on November 20, 2026",
  ]) {
    expect(text).toContain(words);
  }
});

test.each([
  ["onetime", ["One-Time", "$99.00", "60 days", "2 disputes in all"], ["Monthly", "Premium", "$120.00", "$299.00"]],
  ["monthly", ["Monthly", "$120.00", "$720.00", "5 disputes"], ["One-Time", "Premium", "$99.00", "$299.00"]],
  ["premium", ["Premium", "$299.00", "$1,794.00", "15 disputes"], ["One-Time", "$99.00", "$120.00"]],
] as const)(
  "the contract of the plan %s names that plan, its price and work, and no other's: 15 U.S.C. § 1679d(b)",
  (plan, own, others) => {
    const text = contractText("contract", facts({ plan }), "en");
    for (const words of own) expect(text).toContain(words);
    for (const words of others) expect(text).not.toContain(words);
  },
);

test("the right to cancel is in bold, just before the signature", () => {
  const blocks = contractText("contract", facts(), "en").split("\n\n");

  expect(blocks.at(-2)).toBe(
    "**You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.**",
  );
});

test("where the state gives five days, contract and notice say so with the day", () => {
  const california = facts({ cancelDays: 5, lastCancelDay: "2026-11-30" });

  expect(contractText("contract", california, "en")).toContain(
    "gives you 5 business days, until midnight on November 30, 2026",
  );
  expect(contractText("notice-of-cancellation", california, "en")).toContain("before midnight on November 30, 2026");
});

test.each([
  ["after_performance", "You pay nothing before we have fully performed"],
  ["prepaid", "You pay when you choose the plan"],
] as const)("a contract under the billing policy %s says when money moves", (billingPolicy, words) => {
  expect(contractText("contract", facts({ billingPolicy }), "en")).toContain(words);
});

test("the notice comes in duplicate and names us and the last day", async () => {
  const text = contractText("notice-of-cancellation", facts(), "en");

  expect(text.match(/Notice of Cancellation/g)).toHaveLength(2);
  expect(text).toContain("Copy 2 of 2");
  expect(text).toContain(
    "any other written notice to Redress Credit Services LLC at 100 Main Street, Albany, NY 12207 before midnight on November 25, 2026",
  );
  expect((await readPdf(await contractPdf("notice-of-cancellation", facts(), "en"))).pages).toBe(2);
});

test.each(ContractDocument.options)(
  "a Spanish reader of %s gets an aid that says so, and the English text with it",
  (document) => {
    const text = contractText(document, facts(), "es");

    expect(text).toContain("Traducción de ayuda");
    expect(text).toContain(contractText(document, facts(), "en"));
  },
);

test.each(ContractDocument.options)("the PDF of %s has a title, a language and text", async (document) => {
  const { title, text, language } = await readPdf(await contractPdf(document, facts(), "en"));

  expect(title).toBeTruthy();
  expect(language).toBe("en");
  expect(text.length).toBeGreaterThan(300);
});

test("the version follows the words and nothing personal", () => {
  const version = contractVersion(business);

  expect(version).toBe(contractVersion({ ...business }));
  expect(version).not.toBe(contractVersion({ ...business, billingPolicy: "prepaid" }));
  expect(version).not.toBe(contractVersion({ ...business, businessAddress: "200 Main Street, Albany, NY 12207" }));
  expect(version.length).toBeLessThanOrEqual(40);
});

test.each(["en", "es"] as const)(
  "before consent, the reader (%s) learns of paper, withdrawal and what is needed",
  (language) => {
    const text = esignStatement(business, language);
    const words = { en: ["paper", "withdraw", "web browser"], es: ["papel", "retirar", "navegador"] }[language];

    for (const word of words) expect(text.toLowerCase()).toContain(word);
  },
);

test.each(ContractDocument.options)("the %s in Spanish uses the terms of the screens", (document) => {
  for (const plan of [undefined, "onetime", "monthly", "premium"] as const) {
    const [spanish = ""] = contractText(document, facts({ plan }), "es").split("\n\n\n");
    expect(brokenTerms("es", spanish)).toEqual([]);
  }
});

test("contract and consent use the terms of the screens", () => {
  expect(brokenTerms("en", contractText("contract", facts(), "en"))).toEqual([]);
  for (const language of ["en", "es"] as const) {
    expect(brokenTerms(language, esignStatement(business, language))).toEqual([]);
  }
});
