import { Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { BureauView } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import { type FactField, reasonsOfField, type StatedFact, statedFact } from "#shared/domain/dispute/stated-facts";
import { type FactFault, FactRow } from "./fact-row";
import { monthFromTyped } from "./typed-month";

/** What is typed so far about each field; both parts empty: nothing is stated. */
export type FactDrafts = Partial<Record<FactField, { right: string; knownFrom: string }>>;

const fields = Object.keys(reasonsOfField) as FactField[];
const empty = { right: "", knownFrom: "" };

/** The facts that are typed in full, of the reasons that are chosen; and the fields of which a part is missing or wrong. */
export function readFacts(drafts: FactDrafts, reasons: readonly ReasonKey[]) {
  const facts: StatedFact[] = [];
  const incomplete: FactField[] = [];
  for (const field of fieldsOf(reasons)) {
    const { right, knownFrom } = drafts[field] ?? empty;
    if (right.trim() === "" && knownFrom === "") continue;
    const fact = statedFact(field, rightOf(field, right.trim()), knownFrom);
    if (fact) facts.push(fact);
    else incomplete.push(field);
  }
  return { facts, incomplete };
}

function rightOf(field: FactField, typed: string): number | string | undefined {
  // What is no month, `statedFact` refuses.
  if (field === "late_month") return monthFromTyped(typed);
  if (field !== "balance") return typed;
  const digits = typed.replaceAll(/[$,\s]/g, "");
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined;
}

const fieldsOf = (reasons: readonly ReasonKey[]) =>
  fields.filter((field) => reasonsOfField[field].some((reason) => reasons.includes(reason)));

type FactFieldsProps = {
  /** Keeps the fields of two forms on one page apart. */
  name: string;
  reasons: readonly ReasonKey[];
  views: readonly BureauView[];
  drafts: FactDrafts;
  onChange: (drafts: FactDrafts) => void;
  /** Says what is missing. */
  isTried: boolean;
  fault?: FactFault;
};

/** The exact facts behind the reasons: what each bureau reports, what is right, and where the member knows it from. */
export function FactFields({ name, reasons, views, drafts, onChange, isTried, fault }: FactFieldsProps) {
  const asked = fieldsOf(reasons);
  const { incomplete } = readFacts(drafts, reasons);
  if (asked.length === 0) return null;

  return (
    <Stack gap="4" mt="2">
      <Text color="fg.quiet" maxWidth="prose">
        <FormattedMessage id="item.fact.lead" />
      </Text>
      {asked.map((field) => (
        <FactRow
          key={field}
          name={`${name}-${field}`}
          field={field}
          views={views}
          reasons={reasons}
          draft={drafts[field] ?? empty}
          isWrong={isTried && incomplete.includes(field)}
          fault={fault?.field === field ? fault : undefined}
          onChange={(draft) => onChange({ ...drafts, [field]: draft })}
        />
      ))}
    </Stack>
  );
}
