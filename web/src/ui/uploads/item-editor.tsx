import { SimpleGrid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { itemTypes } from "#shared/domain/report/negative-item";
import { SelectField } from "#web/src/ui/select-field";
import { TextField } from "#web/src/ui/text-field";
import { useValidationText } from "#web/src/ui/validation-text";
import { DateField } from "./date-field";
import { type EditableField, type Edits, isDate, type Refused } from "./edits";

type ItemEditorProps = {
  /** Keeps the fields of two items apart. */
  name: string;
  fields: readonly EditableField[];
  textOf: (field: EditableField) => string;
  /** Read without certainty: to be compared first. */
  unsure?: readonly EditableField[];
  invalid?: readonly EditableField[];
  refused?: Refused;
  onChange: (edit: Edits) => void;
};

/** The values of one item, to be typed as the paper has them. */
export function ItemEditor({
  name,
  fields,
  textOf,
  unsure = [],
  invalid = [],
  refused = {},
  onChange,
}: ItemEditorProps) {
  const { formatMessage } = useIntl();
  const validationText = useValidationText();
  const typeOptions = itemTypes.map((value) => ({ value, label: formatMessage({ id: `item.type.${value}` }) }));
  const statuses = (["open", "closed"] as const).map((value) => ({
    value,
    label: formatMessage({ id: `item.reported.status.${value}` }),
  }));

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      {fields.map((field) => {
        const common = {
          name: `${name}-${field}`,
          label: formatMessage({ id: `upload.edit.${field}` }),
          hint: hintOf(field, unsure.includes(field)),
          error: invalid.includes(field)
            ? (validationText(refused[field]) ?? formatMessage({ id: "upload.edit.invalid" }))
            : undefined,
          value: textOf(field),
        };
        // The field of another column has a state of its own: whether it shows a day or a month.
        if (isDate(field))
          return <DateField key={common.name} {...common} onChange={(text) => onChange({ [field]: text })} />;
        return field === "itemType" || field === "status" ? (
          <SelectField
            key={field}
            {...common}
            placeholder={formatMessage({ id: "upload.edit.choose" })}
            options={field === "status" ? statuses : typeOptions}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ) : (
          <TextField
            key={field}
            {...common}
            inputMode={field === "amount" ? "decimal" : undefined}
            maxLength={field === "accountNumber" ? 4 : 120}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        );
      })}
    </SimpleGrid>
  );
}

function hintOf(field: EditableField, isUnsure: boolean): ReactNode {
  const ids = [
    ...(isUnsure ? ["upload.edit.unsure"] : []),
    ...(field === "removalOn" ? ["upload.edit.monthAlone.hint"] : []),
  ];
  if (ids.length === 0) return undefined;
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && " "}
      <FormattedMessage id={id} />
    </span>
  ));
}
