import type { Bureau } from "../../bureau/bureau";
import type { Labels } from "./fields";
import { equifaxLabels, experianLabels, transunionLabels } from "./labels";

/** The kind of content under a heading: accounts, collections, court records, or what is none of our business. */
export type SectionKind = "accounts" | "collections" | "records" | "other";

/** How the report of one bureau is laid out. */
export type Layout = {
  bureau: Bureau;
  labels: Labels;
  /** Labels with which an account begins. */
  names: readonly string[];
  /** Labels that an account has once: the second one begins another account. */
  numbers: readonly string[];
  /** TransUnion: the creditor and the masked number in one heading. */
  hasNumberedHeadings?: true;
  sections: readonly (readonly [heading: RegExp, kind: SectionKind])[];
};

const everywhere: Layout["sections"] = [
  [/^(?:public records?|bankruptc(?:y|ies)|bankruptcy information)(?: information)?$/, "records"],
  [/^collections?(?: accounts?)?$/, "collections"],
  [/^(?:regular |hard |soft |account review |promotional )?inquiries(?: .{0,60})?$/, "other"],
  [/^personal (?:information|statement)s?$/, "other"],
  [/^(?:consumer statements?|important messages?(?: .{0,60})?|your rights .{0,60}|know your rights)$/, "other"],
  [/^(?:summary|summary of (?:your )?.{0,40}|credit (?:report )?summary|at a glance|overview)$/, "other"],
  [/^(?:legend|key|payment (?:history )?(?:legend|key|guide)|payment history guide|.{0,30} legend)$/, "other"],
  [/^(?:contact (?:us|experian|equifax|transunion|information)|how to read (?:this|your) .{0,40})$/, "other"],
];

/** The reports of AnnualCreditReport.com, each with its own headings. */
export const layouts: readonly Layout[] = [
  {
    bureau: "experian",
    labels: experianLabels,
    names: ["account name"],
    numbers: ["account number"],
    sections: [
      [/^potentially negative(?: items?| accounts?)?(?: or items for further review)?$/, "accounts"],
      [/^(?:accounts|accounts in good standing|your accounts.{0,40})$/, "accounts"],
      [/^record of requests? (?:for|of) your credit history$/, "other"],
      ...everywhere,
    ],
  },
  {
    bureau: "equifax",
    labels: equifaxLabels,
    names: ["collection agency"],
    numbers: ["account number"],
    sections: [
      [/^credit accounts$/, "accounts"],
      [/^(?:revolving|mortgage|installment|other) accounts?$/, "accounts"],
      [/^dispute file information$/, "other"],
      ...everywhere,
    ],
  },
  {
    bureau: "transunion",
    labels: transunionLabels,
    names: [],
    numbers: ["account information"],
    hasNumberedHeadings: true,
    sections: [
      [/^(?:accounts with )?adverse (?:information|accounts)$/, "accounts"],
      [/^satisfactory accounts$/, "accounts"],
      [/^accounts?$/, "accounts"],
      [/^(?:promotional|account review|regular) inquiries(?: .{0,60})?$/, "other"],
      [/^promotional and account review inquiries$/, "other"],
      [/^(?:credit report messages|additional information|consumer statement)$/, "other"],
      ...everywhere,
    ],
  },
];

/** The section that a line opens; a heading stands alone in its line. */
export function sectionOf(text: string, { sections }: Pick<Layout, "sections">): SectionKind | undefined {
  const heading = text
    .toLowerCase()
    .replace(/[:.]$/, "")
    .replace(/\s*\((?:continued|cont\.?|\d+)\)$/, "")
    .trim();
  return heading.length > 90 ? undefined : sections.find(([words]) => words.test(heading))?.[1];
}
