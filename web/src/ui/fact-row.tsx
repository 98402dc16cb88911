import { Box, SimpleGrid, Text } from "@chakra-ui/react";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BureauView } from "#shared/api/schemas/report";
import type { Contradiction } from "#shared/domain/dispute/facts-against-reports";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import {
  type FactField,
  knownFromKinds,
  LONGEST_ENTRY_NAME,
  ownershipValues,
  reasonsOf,
  statusValues,
} from "#shared/domain/dispute/stated-facts";
import { longDate } from "./format";
import { ReportedLine } from "./reported-line";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

/** Why a fact cannot be right, and which one: a day that lies ahead, or one that the reports contradict. */
export type FactFault = Contradiction | { refusal: "factInFuture"; field: FactField; day?: undefined };

type Draft = { right: string; knownFrom: string };

type FactRowProps = {
  name: string;
  field: FactField;
  views: readonly BureauView[];
  /** Those that are chosen: some values belong to one of them. */
  reasons: readonly ReasonKey[];
  draft: Draft;
  isWrong: boolean;
  fault: FactFault | undefined;
  onChange: (draft: Draft) => void;
};

/** One fact: what each bureau reports, what is right, and where it is known from. */
export function FactRow(props: FactRowProps) {
  const { name, field, views, draft, isWrong, fault, onChange } = props;
  const intl = useIntl();
  const errorId = useId();
  const isMistyped = isWrong && draft.right.trim() !== "" && draft.knownFrom !== "";
  const hasError = isMistyped || fault !== undefined;
  const isMissing = (part: string) =>
    isWrong && part.trim() === "" ? intl.formatMessage({ id: "common.validation.required" }) : undefined;

  return (
    <Box as="fieldset" borderWidth="1px" borderColor="border.control" borderRadius="card" padding="3" minWidth="0">
      <Box as="legend" fontWeight="semibold" px="1">
        <FormattedMessage id={`item.fact.${field}`} />
      </Box>
      {views.length > 0 && <ReportedLine field={field} views={views} />}
      {hasError && (
        <Text id={errorId} role="alert" color="fg.error" fontSize="sm" fontWeight="semibold" mt="2" maxWidth="prose">
          {fault ? <FaultWords fault={fault} /> : <FormattedMessage id={`item.fact.invalid.${formOf(field)}`} />}
        </Text>
      )}
      {/* A hint or an error above one of the two leaves them on one line. */}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" mt="2" alignItems="end">
        <RightField {...props} error={isMissing(draft.right)} groupErrorId={hasError ? errorId : undefined} />
        <SelectField
          name={`${name}-from`}
          label={<FormattedMessage id="item.fact.knownFrom" />}
          isOptional={draft.right.trim() === ""}
          placeholder={intl.formatMessage({ id: "item.fact.choose" })}
          options={knownFromKinds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `item.knownFrom.${value}` }),
          }))}
          value={draft.knownFrom}
          error={isMissing(draft.knownFrom)}
          onChange={(event) => onChange({ ...draft, knownFrom: event.target.value })}
        />
      </SimpleGrid>
    </Box>
  );
}

function FaultWords({ fault: { refusal, day } }: { fault: FactFault }) {
  const intl = useIntl();
  return <FormattedMessage id={`item.refusal.${refusal}`} values={{ day: day && longDate(day, intl) }} />;
}

/** In what form a value is to be typed, of those that can be mistyped. */
function formOf(field: FactField): "amount" | "month" | "name" | "date" {
  if (field === "balance") return "amount";
  if (field === "late_month") return "month";
  return field === "duplicate_of" ? "name" : "date";
}

type RightFieldProps = FactRowProps & { error: string | undefined; groupErrorId: string | undefined };

function RightField({ name, field, reasons, draft, onChange, error, groupErrorId }: RightFieldProps) {
  const intl = useIntl();
  const shared = {
    name: `${name}-right`,
    label: <FormattedMessage id="item.fact.right" />,
    isOptional: draft.knownFrom === "",
    value: draft.right,
    error,
  };
  const options = optionsOf(field, reasons);
  if (options) {
    return (
      <SelectField
        {...shared}
        placeholder={intl.formatMessage({ id: "item.fact.choose" })}
        options={options.map(({ value, id }) => ({ value, label: intl.formatMessage({ id }) }))}
        onChange={(event) => onChange({ ...draft, right: event.target.value })}
      />
    );
  }
  return (
    <TextField
      {...shared}
      groupErrorId={groupErrorId}
      hint={hasHint(field) ? <FormattedMessage id={`item.fact.${field}.hint`} /> : undefined}
      type={field === "balance" || hasHint(field) ? "text" : "date"}
      maxLength={field === "duplicate_of" ? LONGEST_ENTRY_NAME : undefined}
      inputMode={field === "balance" ? "decimal" : undefined}
      onChange={(event) => onChange({ ...draft, right: event.target.value })}
    />
  );
}

/** The values to choose from, of a field that has a few; of a status those that belong to a chosen reason. */
function optionsOf(field: FactField, reasons: readonly ReasonKey[]) {
  if (field === "ownership") return ownershipValues.map((value) => ({ value, id: `item.ownership.${value}` as const }));
  if (field !== "status") return undefined;
  return statusValues
    .filter((right) => reasonsOf({ field, right }).some((reason) => reasons.includes(reason)))
    .map((value) => ({ value, id: `item.status.${value}` as const }));
}

const hasHint = (field: FactField) => field === "duplicate_of" || field === "late_month";
