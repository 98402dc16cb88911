import { Box, Button, chakra, Flex, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FoundItem } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { PageBox } from "#shared/domain/report/upload/evidence";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { Amount, LongDate } from "#web/src/ui/format";
import { correctionOf, type EditableField, type Edits, editable, readText } from "./edits";
import { ItemEditor } from "./item-editor";
import { PagePicture } from "./page-picture";

type FoundItemCardProps = {
  files: readonly File[];
  item: FoundItem;
  edits: Edits;
  isConfirmed: boolean;
  onEdit: (edit: Edits) => void;
  onConfirm: (isConfirmed: boolean) => void;
};

/** One item as it was read beside the page that says so: the member compares the two and corrects what is wrong. */
export function FoundItemCard({ files, item, edits, isConfirmed, onEdit, onConfirm }: FoundItemCardProps) {
  const { formatMessage } = useIntl();
  const unsure = editable.filter((field) => isUnsure(item, field));
  const [isEditing, setEditing] = useState(unsure.length > 0);
  const boxes = boxesOn(item);
  const { invalid } = correctionOf(item, edits);

  return (
    <Card as="article" padding="4">
      <SimpleGrid columns={{ base: 1, lg: boxes.length > 0 ? 2 : 1 }} gap="4">
        {boxes.length > 0 && <PagePicture files={files} page={item.page} boxes={boxes} />}
        <Stack gap="3" minWidth="0">
          <Flex justify="space-between" gap="3" wrap="wrap">
            <Heading as="h3" size="md" overflowWrap="anywhere">
              {edits.creditorName || item.creditorName}
            </Heading>
            <Badge tone="danger">
              <FormattedMessage id={`item.type.${edits.itemType || item.itemType}`} />
            </Badge>
          </Flex>
          <PrintedWords item={item} />
          {isEditing ? (
            <ItemEditor
              name={item.id}
              textOf={(field) => edits[field] ?? readText(item, field)}
              unsure={unsure}
              invalid={invalid}
              onChange={onEdit}
            />
          ) : (
            <>
              <ReadValues item={item} />
              <Button
                variant="outline"
                size="sm"
                alignSelf="flex-start"
                aria-label={formatMessage({ id: "upload.edit.openOf" }, { creditor: item.creditorName })}
                onClick={() => setEditing(true)}
              >
                <FormattedMessage id="upload.edit.open" />
              </Button>
            </>
          )}
          <Places item={item} />
          <CheckboxField checked={isConfirmed} onChange={onConfirm}>
            <FormattedMessage id="upload.item.confirm" values={{ creditor: item.creditorName }} />
          </CheckboxField>
        </Stack>
      </SimpleGrid>
    </Card>
  );
}

function PrintedWords({ item }: { item: FoundItem }) {
  return (
    <Box borderInlineStartWidth="3px" borderColor="border.control" ps="3">
      <Text textStyle="sm" color="fg.quiet">
        <FormattedMessage id="upload.item.raw" /> (
        <FormattedMessage id="upload.item.place" values={{ page: item.page, line: item.line }} />)
      </Text>
      <chakra.q overflowWrap="anywhere">{item.rawText}</chakra.q>
      <Text textStyle="sm" color={item.confidence === "high" ? "fg.quiet" : "fg"}>
        <FormattedMessage id={`upload.item.sure.${item.confidence}`} />
      </Text>
    </Box>
  );
}

function ReadValues({ item }: { item: FoundItem }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(4, 1fr)", lg: "1fr 1fr" }} gap="3">
      <Fact name="account">{item.accountNumber}</Fact>
      <Fact name="amount">
        <Amount dollars={item.amount} />
      </Fact>
      <Fact name="opened">{item.dateOpened && <LongDate value={item.dateOpened} />}</Fact>
      <Fact name="delinquent">{item.dateOfFirstDelinquency && <LongDate value={item.dateOfFirstDelinquency} />}</Fact>
    </chakra.dl>
  );
}

/** The places of a field in the file; an amount is printed as the balance or as what is past due. */
const placesOf: Partial<Record<EditableField, readonly string[]>> = { amount: ["balance", "amount", "pastDue"] };

function isUnsure({ fields }: FoundItem, field: EditableField): boolean {
  const names = placesOf[field] ?? [field];
  return fields.some((place) => names.includes(place.field) && place.confidence === "low");
}

/** The marked lines of the page that names the item. */
function boxesOn({ page, box, fields }: FoundItem): PageBox[] {
  const marked = [
    ...(box ? [box] : []),
    ...fields.filter((field) => field.page === page).flatMap((field) => field.box ?? []),
  ];
  const lines = new Map(marked.map((each) => [`${each.x} ${each.y}`, each]));
  return [...lines.values()].sort((a, b) => a.y - b.y);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="sm" color="fg.quiet">
        <FormattedMessage id={`upload.item.${name}`} />
      </chakra.dt>
      <chakra.dd m="0">{children ?? <FormattedMessage id="upload.item.missing" />}</chakra.dd>
    </div>
  );
}

/** Every value that was read, with its place in the file. */
function Places({ item }: { item: FoundItem }) {
  return (
    <chakra.details mt="3">
      <chakra.summary cursor="pointer" color="accent.fg" py="2">
        <FormattedMessage id="upload.item.fields" />
      </chakra.summary>
      <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
        {item.fields.map(({ field, bureau, page, line, rawText }) => (
          <Text as="li" key={`${bureau} ${field}`} overflowWrap="anywhere">
            <FormattedMessage id={`upload.field.${field}`} /> ({bureauNames[bureau]},{" "}
            <FormattedMessage id="upload.item.place" values={{ page, line }} />
            ): {rawText}
          </Text>
        ))}
      </Stack>
    </chakra.details>
  );
}
