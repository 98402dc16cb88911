import { Button, Fieldset, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClientProvidedItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { dayOf } from "#shared/domain/days";
import { readableName } from "#shared/domain/text/readable-name";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { Amount } from "#web/src/ui/format";
import { addable, addedItem, type Edits } from "./edits";
import { ItemEditor } from "./item-editor";

type AddedItemsProps = {
  name: string;
  /** The id of the words that name the file: each file has its own button. */
  fileId: string;
  bureaus: readonly Bureau[];
  items: readonly ClientProvidedItem[];
  onChange: (items: ClientProvidedItem[]) => void;
};

/** The items of a file that were not found in it, typed by the member. */
export function AddedItems({ name, fileId, bureaus, items, onChange }: AddedItemsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);

  return (
    <Stack gap="3">
      {items.map((item, index) => (
        <Card key={`${item.creditorName} ${item.itemType}`} padding="4">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text overflowWrap="anywhere">
              <strong>{readableName(item.creditorName ?? "")}</strong>
              {"\u00a0· "}
              <FormattedMessage id={`item.type.${item.itemType ?? "other"}`} />
              {"\u00a0· "}
              <Amount dollars={item.amount ?? undefined} />
            </Text>
            <Button
              variant="ghost"
              size="sm"
              aria-label={formatMessage({ id: "upload.remove" }, { name: readableName(item.creditorName ?? "") })}
              onClick={() => onChange(items.filter((_, other) => other !== index))}
            >
              <FormattedMessage id="upload.add.remove" />
            </Button>
          </Flex>
        </Card>
      ))}
      {isOpen ? (
        <AddForm
          name={name}
          bureaus={bureaus}
          onAdd={(item) => {
            onChange([...items, item]);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          id={`${name}-add`}
          aria-labelledby={`${name}-add ${fileId}`}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage id="upload.add.open" />
        </Button>
      )}
    </Stack>
  );
}

type AddFormProps = Pick<AddedItemsProps, "name" | "bureaus"> & {
  onAdd: (item: ClientProvidedItem) => void;
  onCancel: () => void;
};

function AddForm({ name, bureaus, onAdd, onCancel }: AddFormProps) {
  const [edits, setEdits] = useState<Edits>({});
  const [chosen, setChosen] = useState<readonly Bureau[]>(bureaus.length === 1 ? bureaus : []);
  const [isTried, setTried] = useState(false);
  const { item, invalid, refused } = addedItem(edits, chosen, dayOf(new Date()));

  return (
    <Card padding="4">
      <Fieldset.Root>
        <Fieldset.Legend mb="3">
          <FormattedMessage id="upload.add.title" />
        </Fieldset.Legend>
        <ItemEditor
          name={`${name}-added`}
          fields={addable}
          textOf={(field) => edits[field] ?? ""}
          invalid={isTried ? invalid : []}
          refused={refused}
          onChange={(edit) => setEdits({ ...edits, ...edit })}
        />
        {bureaus.length > 1 &&
          bureaus.map((bureau) => (
            <CheckboxField
              key={bureau}
              checked={chosen.includes(bureau)}
              onChange={(isChosen) =>
                setChosen(bureaus.filter((each) => (each === bureau ? isChosen : chosen.includes(each))))
              }
            >
              <FormattedMessage id="upload.add.reportedBy" values={{ name: bureauNames[bureau] }} />
            </CheckboxField>
          ))}
        {isTried && !item && (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            <FormattedMessage id="upload.add.incomplete" />
          </Text>
        )}
        <Flex gap="3" mt="2">
          <Button size="sm" onClick={() => (item ? onAdd(item) : setTried(true))}>
            <FormattedMessage id="upload.add.save" />
          </Button>
          <Button size="sm" variant="ghost" onClick={onCancel}>
            <FormattedMessage id="upload.add.cancel" />
          </Button>
        </Flex>
      </Fieldset.Root>
    </Card>
  );
}
