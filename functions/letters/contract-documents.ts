import { createHash } from "node:crypto";
import type { Language } from "#shared/api/schemas/common";
import type { ContractDocument } from "#shared/api/schemas/contract";
import { SubscriptionTier } from "#shared/domain/schemas";
import { acknowledgement, disclosure, disclosureInSpanish } from "./contract-disclosure";
import { esignStatement } from "./contract-esign";
import type { ContractFacts } from "./contract-facts";
import { noticeInSpanish, noticeOfCancellation } from "./contract-notice";
import { contractTerms } from "./contract-terms";
import { contractTermsInSpanish } from "./contract-terms-spanish";
import { bold, type Writing, writingText } from "./contract-writing";

const aidNote = bold(
  "Traducción de ayuda, sin valor legal. El texto en inglés, que sigue a continuación, es el que rige.",
);

const inEnglish: Record<ContractDocument, (facts: ContractFacts) => Writing[]> = {
  disclosure: () => [disclosure],
  contract: (facts) => [contractTerms(facts)],
  "notice-of-cancellation": noticeOfCancellation,
};

const inSpanish: Record<ContractDocument, (facts: ContractFacts) => Writing> = {
  disclosure: () => disclosureInSpanish,
  contract: contractTermsInSpanish,
  "notice-of-cancellation": noticeInSpanish,
};

/** A document's sheets. In Spanish the translation comes first and says that the English one behind it governs. */
export function contractSheets(document: ContractDocument, facts: ContractFacts, language: Language): Writing[] {
  const english = inEnglish[document](facts);
  if (language === "en") return english;
  const { title, blocks } = inSpanish[document](facts);
  return [{ title, blocks: [aidNote, ...blocks] }, ...english];
}

/** The sheets as they are printed and kept. The copy of the disclosure that was signed says by whom and when: 15 U.S.C. § 1679c(c). */
export function printedSheets(document: ContractDocument, facts: ContractFacts, language: Language): Writing[] {
  const sheets = contractSheets(document, facts, language);
  if (document !== "disclosure") return sheets;
  return sheets.map(({ title, blocks }, position) => {
    const isAid = language === "es" && position === 0;
    return { title, blocks: [...blocks, ...acknowledgement(facts, isAid ? "es" : "en")] };
  });
}

/** A document of the contract as plain text, sheet after sheet: what the PDF prints. */
export function contractText(document: ContractDocument, facts: ContractFacts, language: Language): string {
  return writingText(contractSheets(document, facts, language));
}

/** Names the words of all documents that do not depend on who signs and when: they change, the version changes. */
export function contractVersion(
  facts: Pick<ContractFacts, "businessName" | "businessAddress" | "billingPolicy">,
): string {
  const unsigned: ContractFacts[] = [undefined, ...SubscriptionTier.options].map((plan) => ({
    ...facts,
    plan,
    cancelDays: 3,
  }));
  const documents = (["disclosure", "contract", "notice-of-cancellation"] as const).flatMap((document) =>
    unsigned.map((each) => contractText(document, each, "es")),
  );
  const words = [esignStatement(facts, "en"), ...documents].join("\n");
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}
