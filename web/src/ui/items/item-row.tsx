import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { type MouseEvent, memo, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus as allBureaus } from "#shared/domain/bureau/bureau";
import { shownDigits } from "#shared/domain/report/account-number";
import { type FoundItem, type ShownAmount, shownAmount } from "#shared/domain/report/item-groups";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { FindingLabel } from "#web/src/ui/findings";
import { Money, ReportedOn } from "#web/src/ui/format";
import { goTo } from "#web/src/ui/go-to";
import { ChevronDownIcon } from "#web/src/ui/icons";
import { ImpactBadge } from "#web/src/ui/impact-badge";
import { ItemTypeIcon } from "#web/src/ui/item-type-icon";
import { goToWrongField } from "./go-to-fault";
import { ItemStates } from "./item-states";

/** How a row is selected. Left out where nothing can be chosen any more. */
export type RowChoice = { isSelected: boolean; isFull?: boolean; onToggle: () => void };

type ItemRowProps = {
  found: FoundItem;
  choice?: RowChoice;
  /** Opens the item in full. */
  onOpen?: () => void;
  /** What opens below the row: the reasons of a selected item. */
  children?: ReactNode;
};

const sides = { base: "1", sm: "4" };

const itemElementId = (itemId: string) => `item-${itemId}`;

/**
 * Leads to an item that lacks something: to the field that says what is wrong with it, else to its name, because with its reasons open
 * it is taller than a phone.
 */
export function goToItem(itemId: string): void {
  const item = document.getElementById(itemElementId(itemId));
  if (!goToWrongField(item)) goTo(item);
}

/** One negative item on two or three lines: who reports what, and why to look at it. */
export function ItemRow({ found: { item, findings }, choice, onOpen, children }: ItemRowProps) {
  const mayChoose = choice !== undefined && isOpenToDispute(item);
  const press = onOpen ?? (mayChoose && (choice.isSelected || !choice.isFull) ? choice.onToggle : undefined);

  return (
    <Box
      as="article"
      id={itemElementId(item.id)}
      tabIndex={-1}
      aria-labelledby={`${itemElementId(item.id)}-name`}
      bg={choice?.isSelected ? "accent.subtle" : undefined}
      borderTopWidth="1px"
      borderColor="border.line"
      _first={{ borderTopWidth: "0" }}
    >
      {/* The button is the way for keyboards and screen readers; a press anywhere else on the row does the same. */}
      <Flex
        position="relative"
        gap={{ base: "0", sm: "3" }}
        align="flex-start"
        minHeight="16"
        px={sides}
        py="1"
        cursor={press ? "pointer" : undefined}
        onClick={(event) => !isOnControl(event) && press?.()}
      >
        {mayChoose && <RowBox item={item} choice={choice} />}
        <Box flex="1" minWidth="0" alignSelf="center" py="1" ps={mayChoose ? undefined : "2"}>
          <RowWords item={item} findings={findings} isOpened={onOpen !== undefined} />
        </Box>
        {onOpen && <OpenButton creditor={nameOf(item)} onOpen={onOpen} />}
      </Flex>
      {children && (
        <Box px={sides} pb="1">
          {children}
        </Box>
      )}
    </Box>
  );
}

/** For the names of its controls: a report may have more than one item of a creditor. */
function nameOf({ creditorName, accountNumber }: NegativeItem): string {
  const digits = shownDigits(accountNumber);
  return digits === undefined ? creditorName : `${creditorName} ${digits}`;
}

/** Box and button of a row do what they say themselves. */
function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("label, button") !== null;
}

function RowBox({ item, choice }: { item: NegativeItem; choice: RowChoice }) {
  const { formatMessage } = useIntl();

  return (
    <CheckboxField
      checked={choice.isSelected}
      disabled={!choice.isSelected && choice.isFull}
      minWidth="11"
      me={{ base: "-1", sm: "0" }}
      justifyContent="center"
      onChange={choice.onToggle}
    >
      <Box srOnly>{formatMessage({ id: "item.select" }, { creditor: nameOf(item) })}</Box>
    </CheckboxField>
  );
}

/** They stay when boxes of all rows change, as when the plan is full. */
const RowWords = memo(function RowWords({ item, findings, isOpened }: FoundItem & { isOpened: boolean }) {
  return (
    <>
      <RowText item={item} isOpened={isOpened} />
      <FindingLabel findings={findings} />
      <Flex columnGap="2" wrap="wrap" css={{ "& > *": { mt: "1" } }}>
        <Box hideFrom="md">
          <ImpactBadge impact={item.impact} />
        </Box>
        <ItemStates item={item} />
      </Flex>
    </>
  );
});

function RowText({ item, isOpened }: { item: NegativeItem; isOpened: boolean }) {
  const digits = shownDigits(item.accountNumber);

  // On a phone the amount is before the type, on one line with it; where there is room it is beside the name.
  return (
    <Flex
      display={{ base: "block", sm: "flex" }}
      columnGap="3"
      justify="space-between"
      align="baseline"
      wrap="wrap"
      fontSize={{ base: "sm", sm: "md" }}
      lineHeight={{ base: "short", sm: "inherit" }}
      // The words of a phone's row end before its edge, and before the arrow.
      pe={{ base: "3", sm: "0" }}
    >
      <Heading
        as="h4"
        size="sm"
        fontSize={{ base: "sm", sm: "md" }}
        id={`${itemElementId(item.id)}-name`}
        overflowWrap="anywhere"
        lineHeight="short"
        flex={{ sm: "1" }}
        pe={isOpened ? { base: "5", sm: "0" } : undefined}
      >
        {item.creditorName}
        {digits !== undefined && (
          <Text as="span" color="fg.quiet" fontWeight="normal">
            {" "}
            {digits}
          </Text>
        )}
      </Heading>
      <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <ItemAmount amount={shownAmount(item)} />
      </Text>
      <Box as="span" hideFrom="sm">
        {"\u00a0· "}
      </Box>
      <Text as="span" color="fg.quiet" fontSize="sm" lineHeight="short" width={{ sm: "full" }}>
        <Box as="span" display={{ base: "none", sm: "inline-block" }} verticalAlign="text-bottom" me="1.5" aria-hidden>
          <ItemTypeIcon type={item.itemType} />
        </Box>
        <FormattedMessage id={`item.type.${item.itemType}`} />
        {/* On a phone the line may end here: a comma does not hang there as a dot does. */}
        {", "}
        <ItemBureaus item={item} />
        {/* On a phone the date has a line of its own, and the impact is beside the item's state. */}
        <Box as="span" display={{ base: "block", md: "inline" }}>
          <Box as="span" display={{ base: "none", md: "inline" }}>
            {"\u00a0· "}
          </Box>
          <ReportedOn day={item.dateReported} />{" "}
          <Box as="span" display={{ base: "none", md: "inline" }}>
            <ImpactBadge impact={item.impact} />
          </Box>
        </Box>
      </Text>
    </Flex>
  );
}

/** What is said to be owed: never a $0 that says nothing. */
export function ItemAmount({ amount }: { amount: ShownAmount }) {
  if (amount === "unknown") return <FormattedMessage id="common.unknown" />;
  if (amount === "discharged") return <FormattedMessage id="item.amount.discharged" />;
  return <Money cents={Math.round(amount * 100)} />;
}

function ItemBureaus({ item }: { item: NegativeItem }) {
  if (item.bureaus.length === allBureaus.length) {
    return (
      <Box as="span" whiteSpace="nowrap">
        <FormattedMessage id="item.bureaus.all" />
      </Box>
    );
  }
  return <>{item.bureaus.map((bureau) => bureauNames[bureau]).join(", ")}</>;
}

/** Forced colours give the button a ground of its own, which would hide the words below it. */
const forcedBeside = { "@media (forced-colors: active)": { position: "static" } };

function OpenButton({ creditor, onOpen }: { creditor: string; onOpen: () => void }) {
  const { formatMessage } = useIntl();

  return (
    <Button
      variant="ghost"
      size="sm"
      flexShrink="0"
      px={{ base: "1", sm: "3" }}
      // On a phone only the name leaves it room, and the words go on below it: a press there opens the item too.
      position={{ base: "absolute", sm: "static" }}
      insetEnd="0"
      top="0"
      css={forcedBeside}
      justifyContent={{ base: "flex-end", sm: "center" }}
      aria-label={formatMessage({ id: "item.openOf" }, { creditor })}
      onClick={onOpen}
    >
      <Box as="span" hideBelow="sm">
        <FormattedMessage id="item.open" />
      </Box>
      <Box as="span" hideFrom="sm" transform="rotate(-90deg)">
        <ChevronDownIcon />
      </Box>
    </Button>
  );
}
