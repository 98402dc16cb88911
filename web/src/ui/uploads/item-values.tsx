import { Button, chakra, Stack } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FoundItem } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { readableName } from "#shared/domain/text/readable-name";
import { Amount, LongDate, LongMonth } from "#web/src/ui/format";
import { SelectField } from "#web/src/ui/select-field";
import { unsureFields } from "./answers";
import { type Column, columnsOf, correctionOf, editableIn, type ItemEdits, readText } from "./edits";
import { ItemEditor } from "./item-editor";

type ItemValuesProps = { item: FoundItem; edits: ItemEdits; onEdit: (edits: ItemEdits) => void };

/** An item's values, as they were read or as fields: open where one of them is not sure, or was typed before a reload. */
export function ItemValues({ item, edits, onEdit }: ItemValuesProps) {
  const { formatMessage } = useIntl();
  const unsure = unsureFields(item);
  const columns = columnsOf(item);
  const typedBefore = columns.find((each) => edits[each] !== undefined);
  const [isEditing, setEditing] = useState(unsure.length > 0 || typedBefore !== undefined);
  const [column, setColumn] = useState<Column>(typedBefore ?? "all");
  const typed = edits[column] ?? {};
  const { invalid, refused } = correctionOf(item, typed, column, dayOf(new Date()));

  if (!isEditing) {
    return (
      <>
        <ReadValues item={item} />
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          aria-label={formatMessage({ id: "upload.edit.openOf" }, { creditor: readableName(item.creditorName) })}
          onClick={() => setEditing(true)}
        >
          <FormattedMessage id="upload.edit.open" />
        </Button>
      </>
    );
  }
  return (
    <Stack gap="3">
      {columns.length > 1 && (
        <SelectField
          name={`${item.id}-column`}
          label={<FormattedMessage id="upload.edit.column" />}
          value={column}
          options={columns.map((value) => ({
            value,
            label: value === "all" ? formatMessage({ id: "upload.edit.column.all" }) : bureauNames[value],
          }))}
          onChange={({ target }) => setColumn(columns.find((each) => each === target.value) ?? "all")}
        />
      )}
      <ItemEditor
        name={`${item.id}-${column}`}
        fields={editableIn(column, item)}
        textOf={(field) => typed[field] ?? readText(item, field, column)}
        unsure={unsure}
        invalid={invalid}
        refused={refused}
        onChange={(edit) => onEdit({ ...edits, [column]: { ...typed, ...edit } })}
      />
    </Stack>
  );
}

function ReadValues({ item }: { item: FoundItem }) {
  const [leaves, ...others] = new Set(item.bureauViews?.flatMap(({ removalOn }) => removalOn ?? []));
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(4, 1fr)", lg: "1fr 1fr" }} gap="3">
      <Fact name="accountNumber">{item.accountNumber}</Fact>
      <Fact name="amount">
        <Amount dollars={item.amount} />
      </Fact>
      <Fact name="dateOpened">{item.dateOpened && <LongDate value={item.dateOpened} />}</Fact>
      <Fact name="dateOfFirstDelinquency">
        {item.dateOfFirstDelinquency && <LongDate value={item.dateOfFirstDelinquency} />}
      </Fact>
      {leaves && others.length === 0 && (
        <Fact name="removalOn">
          <LongMonth day={leaves} />
        </Fact>
      )}
    </chakra.dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="sm" color="fg.quiet">
        <FormattedMessage id={`item.reported.${name}`} />
      </chakra.dt>
      <chakra.dd m="0">{children ?? <FormattedMessage id="item.reported.notProvided" />}</chakra.dd>
    </div>
  );
}
