import { Box, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { BureauView } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import {
  type FactField,
  knownFromKinds,
  reasonOfFact,
  reportedValue,
  type StatedFact,
  statedFact,
} from "#shared/domain/dispute/stated-facts";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

/** What is typed so far about each field; both parts empty: nothing is stated. */
export type FactDrafts = Partial<Record<FactField, { right: string; knownFrom: string }>>;

const fields = Object.keys(reasonOfFact) as FactField[];
const empty = { right: "", knownFrom: "" };

/** The facts that are typed in full, of the reasons that are chosen; and the fields of which a part is missing or wrong. */
export function readFacts(drafts: FactDrafts, reasons: readonly ReasonKey[]) {
  const facts: StatedFact[] = [];
  const incomplete: FactField[] = [];
  for (const field of fieldsOf(reasons)) {
    const { right, knownFrom } = drafts[field] ?? empty;
    if (right.trim() === "" && knownFrom === "") continue;
    const typed = right.trim().replaceAll(/[$,\s]/g, "");
    const amount = /^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
    const fact = statedFact(field, field === "balance" ? amount : right.trim(), knownFrom);
    if (fact) facts.push(fact);
    else incomplete.push(field);
  }
  return { facts, incomplete };
}

const fieldsOf = (reasons: readonly ReasonKey[]) => fields.filter((field) => reasons.includes(reasonOfFact[field]));

type FactFieldsProps = {
  /** Keeps the fields of two forms on one page apart. */
  name: string;
  reasons: readonly ReasonKey[];
  views: readonly BureauView[];
  drafts: FactDrafts;
  onChange: (drafts: FactDrafts) => void;
  /** Says what is missing. */
  isTried: boolean;
};

/** The exact facts behind the reasons: what each bureau reports, what is right, and where the member knows it from. */
export function FactFields({ name, reasons, views, drafts, onChange, isTried }: FactFieldsProps) {
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
          draft={drafts[field] ?? empty}
          isWrong={isTried && incomplete.includes(field)}
          onChange={(draft) => onChange({ ...drafts, [field]: draft })}
        />
      ))}
    </Stack>
  );
}

type FactRowProps = {
  name: string;
  field: FactField;
  views: readonly BureauView[];
  draft: typeof empty;
  isWrong: boolean;
  onChange: (draft: typeof empty) => void;
};

function FactRow({ name, field, views, draft, isWrong, onChange }: FactRowProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `item.fact.${field}` });

  return (
    <Box as="fieldset" borderWidth="1px" borderColor="border.line" borderRadius="card" padding="3" minWidth="0">
      <Box as="legend" fontWeight="medium" px="1">
        {label}
      </Box>
      {views.length > 0 && field !== "late_month" && (
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage
            id="item.fact.reported"
            values={{ values: intl.formatList(views.map((view) => reportedText(field, view, intl))) }}
          />
        </Text>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" mt="2">
        <TextField
          name={`${name}-right`}
          label={<FormattedMessage id="item.fact.right" />}
          isOptional
          type={typeOf(field)}
          inputMode={field === "balance" ? "decimal" : undefined}
          value={draft.right}
          error={
            isWrong && draft.right.trim() === "" ? intl.formatMessage({ id: "common.validation.required" }) : undefined
          }
          onChange={(event) => onChange({ ...draft, right: event.target.value })}
        />
        <SelectField
          name={`${name}-from`}
          label={<FormattedMessage id="item.fact.knownFrom" />}
          isOptional
          placeholder={intl.formatMessage({ id: "item.fact.choose" })}
          options={knownFromKinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `item.knownFrom.${value}` }),
          }))}
          value={draft.knownFrom}
          error={
            isWrong && draft.knownFrom === "" ? intl.formatMessage({ id: "common.validation.required" }) : undefined
          }
          onChange={(event) => onChange({ ...draft, knownFrom: event.target.value })}
        />
      </SimpleGrid>
      {isWrong && draft.right.trim() !== "" && draft.knownFrom !== "" && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id="item.fact.invalid" />
        </Text>
      )}
    </Box>
  );
}

function typeOf(field: FactField): "text" | "month" | "date" {
  if (field === "balance") return "text";
  return field === "late_month" ? "month" : "date";
}

function reportedText(field: FactField, view: BureauView, intl: IntlShape): string {
  const value = reportedValue(field, view);
  if (value === undefined) return `${bureauNames[view.bureau]} ${intl.formatMessage({ id: "common.unknown" })}`;
  const text =
    typeof value === "number"
      ? intl.formatNumber(value, { style: "currency", currency: "USD", minimumFractionDigits: value % 1 === 0 ? 0 : 2 })
      : intl.formatDate(value, { dateStyle: "long", timeZone: "UTC" });
  return `${bureauNames[view.bureau]} ${text}`;
}
