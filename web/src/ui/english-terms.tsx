import { Children, type ReactNode } from "react";

/** English terms of the law and the bureaus, as Spanish words name them in brackets; the longer of two that begin alike first. */
const terms = [
  "soft pull",
  "soft inquiry",
  "hard inquiry",
  "hard inquiries",
  "inquiry",
  "charge-off",
  "repossessions",
  "repossession",
  "re-aging",
  "frivolous or irrelevant",
  "frivolous",
  "discharged",
  "discharge",
  "obsolete",
  "validation notice",
  "security freeze",
  "fraud alert",
  "disclosure statement",
  "Credit Repair Organizations Act",
  "Credit Repair Organization Act",
  "Fair Credit Reporting Act",
  "Federal Trade Commission",
];
/** The law names the office's address in English in either language. */
const ADDRESS = "^The Public Reference Branch, .+";
const english = new RegExp(`((?<=\\()(?:${terms.join("|")})(?=[),])|${ADDRESS})`);

/** Spanish text in which such terms say that they are English, for voices that read aloud (WCAG 3.1.2). Other parts stay as they are. */
export function EnglishTerms({ children }: { children?: ReactNode }) {
  return Children.map(children, (part) => (typeof part === "string" ? marked(part) : part));
}

function marked(text: string): ReactNode {
  const [before = "", term] = text.split(english, 2);
  if (term === undefined) return text;
  return (
    <>
      {before}
      <span lang="en">{term}</span>
      {marked(text.slice(before.length + term.length))}
    </>
  );
}
