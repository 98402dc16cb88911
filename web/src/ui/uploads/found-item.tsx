import { Box, Button, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FoundItem } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { PageBox } from "#shared/domain/report/upload/accounts/evidence";
import { readableName } from "#shared/domain/text/readable-name";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import type { ItemEdits } from "./edits";
import { ItemValues } from "./item-values";
import { PageLines } from "./page-lines";
import { PagePicture } from "./page-picture";
import { PrintedPlaces } from "./printed-places";
import { isText } from "./problems";

type FoundItemCardProps = {
  files: readonly File[];
  item: FoundItem;
  /** Which of how many items it is. */
  place: { index: number; count: number };
  edits: ItemEdits;
  isKept: boolean;
  onEdit: (edits: ItemEdits) => void;
  onKeep: (isKept: boolean) => void;
  /** Moves on to the next item, or back. */
  onMove: (by: -1 | 1) => void;
};

/** The id of an item's heading, where the focus goes. */
export const headingOf = (id: string | undefined) => `found-${id}`;

/**
 * One item as it was read beside the page that says so: the member compares the two and corrects what is wrong. On a phone what is to be
 * confirmed comes before the page.
 */
export function FoundItemCard(props: FoundItemCardProps) {
  const { files, item, place, edits, isKept, onEdit, onKeep, onMove } = props;
  const { formatList } = useIntl();
  const [file] = files;
  const boxes = file ? boxesOn(item) : [];
  const text = file && isText(file) ? file : undefined;
  const creditor = edits.all?.creditorName || readableName(item.creditorName);
  const shown = { page: item.page, place };
  const hasPage = boxes.length > 0 || text !== undefined;

  return (
    <Card as="article" padding="4">
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: hasPage ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" }}
        gridTemplateRows={{ lg: "auto 1fr" }}
      >
        <Stack gap="3" gridColumn={{ lg: hasPage ? 2 : 1 }}>
          <Text textStyle="sm" color="fg.quiet">
            <FormattedMessage id="upload.item.index" values={place} />
            {`\u00a0· ${formatList(item.bureaus.map((bureau) => bureauNames[bureau]))}`}
          </Text>
          <Flex justify="space-between" gap="3" wrap="wrap">
            <Heading
              as="h3"
              id={headingOf(item.id)}
              tabIndex={-1}
              size="md"
              overflowWrap="anywhere"
              scrollMarginTop="24"
            >
              {creditor}
            </Heading>
            <Badge tone="danger">
              <FormattedMessage id={`item.type.${edits.all?.itemType || item.itemType}`} />
            </Badge>
          </Flex>
          <ItemValues item={item} edits={edits} onEdit={onEdit} />
          <PrintedWords item={item} />
          <CheckboxField checked={isKept} onChange={onKeep}>
            <FormattedMessage id="upload.item.confirm" values={{ creditor }} />
          </CheckboxField>
        </Stack>
        {hasPage && (
          <Box gridColumn={{ lg: 1 }} gridRow={{ lg: "1 / span 2" }}>
            {boxes.length > 0 && <PagePicture files={files} shown={shown} boxes={boxes} />}
            {text && <PageLines file={text} shown={shown} marked={linesOn(item)} />}
          </Box>
        )}
        <Stack gap="3" gridColumn={{ lg: hasPage ? 2 : 1 }}>
          <PrintedPlaces fields={item.fields} />
          {place.count > 1 && <MoveButtons place={place} onMove={onMove} />}
        </Stack>
      </Box>
    </Card>
  );
}

function MoveButtons({ place: { index, count }, onMove }: Pick<FoundItemCardProps, "place" | "onMove">) {
  return (
    <Flex gap="2">
      <Button size="sm" variant="outline" disabled={index === 1} onClick={() => onMove(-1)}>
        <FormattedMessage id="upload.item.previous" />
      </Button>
      <Button size="sm" variant="outline" disabled={index === count} onClick={() => onMove(1)}>
        <FormattedMessage id="upload.item.next" />
      </Button>
    </Flex>
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

/** The numbers of the item's lines on the page that names it. */
const linesOn = ({ page, line, fields }: FoundItem) => [
  ...new Set([line, ...fields.filter((field) => field.page === page).map((field) => field.line)]),
];

/** Where the item's lines are on the page that names it. */
function boxesOn({ page, box, fields }: FoundItem): PageBox[] {
  const marked = [
    ...(box ? [box] : []),
    ...fields.filter((field) => field.page === page).flatMap((field) => field.box ?? []),
  ];
  const lines = new Map(marked.map((each) => [`${each.x} ${each.y}`, each]));
  return [...lines.values()].sort((a, b) => a.y - b.y);
}
