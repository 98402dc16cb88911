import { Box, Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { Finding } from "#shared/domain/report/findings";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { BureauText } from "#web/src/ui/bureau-text";
import { Dialog } from "#web/src/ui/dialog";
import { FindingQuestions } from "#web/src/ui/findings";
import { LongDate, Money, ReportedDay } from "#web/src/ui/format";
import { ItemAmount, ItemRow } from "#web/src/ui/items/item-row";
import { type ReasonChoice, readReasons } from "#web/src/ui/items/reason-choice";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { RecordNote } from "#web/src/ui/record-note";
import { BureauViews } from "./bureau-views";
import { useFlow } from "./flow";
import { chooseReasons, hasRoom, isSelected, sayDetails, toggleItem } from "./selection";

/** One negative item: to select, to look into, and to say what is wrong with it. */
export function SelectRow({ found, isTried }: { found: FoundItem; isTried: boolean }) {
  const { selection, changeSelection, mayChoose } = useFlow();
  const [isOpen, setIsOpen] = useState(false);
  const { item, findings } = found;
  const reasons = useReasons(item, isTried);
  const selected = isSelected(selection, item.id);
  const choice = {
    isSelected: selected,
    isFull: !hasRoom(selection),
    onToggle: () => changeSelection(toggleItem(selection, item.id)),
  };

  return (
    <>
      <ItemRow found={found} choice={mayChoose(item) ? choice : undefined} onOpen={() => setIsOpen(true)}>
        {selected && mayChoose(item) && (
          <Box ps={{ base: "2", sm: "14" }} pe="2" pb="3">
            <ReasonFields
              choice={reasons}
              name={`details-card-${item.id}`}
              legend={<FormattedMessage id="item.reasonsOf" values={{ creditor: item.creditorName }} />}
              asksForReason
            />
          </Box>
        )}
      </ItemRow>
      {isOpen && <ItemDetails item={item} findings={findings} reasons={reasons} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type ItemDetailsProps = {
  item: NegativeItem;
  findings: readonly Finding[];
  reasons: ReturnType<typeof useReasons>;
  onClose: () => void;
};

/** Everything that is reported of an item, bureau by bureau, and the reasons to dispute it. */
function ItemDetails({ item, findings, reasons, onClose }: ItemDetailsProps) {
  const { selection, mayChoose } = useFlow();

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={item.creditorName}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="onboarding.item.close" />
        </Button>
      }
    >
      <Stack gap="6">
        <AllFacts item={item} />
        <RecordNote item={item} />
        <FindingQuestions item={item} findings={findings} onUse={mayChoose(item) ? reasons.add : undefined} />
        {item.bureauViews !== undefined && item.bureauViews.length > 0 && <BureauViews views={item.bureauViews} />}
        {mayChoose(item) && (
          <ReasonFields
            choice={reasons}
            name={`details-dialog-${item.id}`}
            legend={<FormattedMessage id="item.reasonsOf" values={{ creditor: item.creditorName }} />}
            asksForReason={isSelected(selection, item.id)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function AllFacts({ item }: { item: NegativeItem }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: 2 }} gap="3">
      <Fact label="onboarding.selection.type">
        <FormattedMessage id={`item.type.${item.itemType}`} />
      </Fact>
      <Fact label="onboarding.selection.amount">
        <ItemAmount item={item} />
      </Fact>
      <Fact label="onboarding.item.account">
        {item.accountNumber ?? <FormattedMessage id="onboarding.item.notProvided" />}
      </Fact>
      <Fact label="onboarding.item.status">
        <FormattedMessage id={`onboarding.item.status.${item.status}`} />
      </Fact>
      {item.originalCreditor && <Fact label="onboarding.item.original">{item.originalCreditor}</Fact>}
      <TextFact label="onboarding.item.accountType" text={item.accountType} />
      <Fact label="onboarding.selection.dateReported">
        <ReportedDay day={item.dateReported} />
      </Fact>
      <DayFact label="onboarding.item.dateOpened" day={item.dateOpened} />
      <DayFact label="onboarding.item.dateClosed" day={item.dateClosed} />
      <DayFact label="onboarding.item.lastPaymentDate" day={item.lastPaymentDate} />
      <DayFact label="onboarding.item.firstDelinquency" day={item.dateOfFirstDelinquency} />
      <DayFact label="onboarding.item.obsoleteOn" day={item.obsoleteOn} />
      {item.creditLimit !== undefined && (
        <Fact label="onboarding.item.creditLimit">
          <Money cents={Math.round(item.creditLimit * 100)} />
        </Fact>
      )}
      <TextFact label="onboarding.item.description" text={item.description} />
    </SimpleGrid>
  );
}

function TextFact({ label, text }: { label: string; text: string | undefined }) {
  return text ? (
    <Fact label={label}>
      <BureauText>{text}</BureauText>
    </Fact>
  ) : null;
}

function DayFact({ label, day }: { label: string; day: string | undefined }) {
  if (day === undefined) return null;
  return (
    <Fact label={label}>
      <LongDate value={day} />
    </Fact>
  );
}

/** A name and its value inside a `dl`. `label` is a key of the catalogue. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box as="dt" color="fg.quiet" textStyle="sm">
        <FormattedMessage id={label} />
      </Box>
      <Box as="dd" m="0" overflowWrap="anywhere">
        {children}
      </Box>
    </div>
  );
}

/** The reasons of an item as the selection keeps them. Exact facts are asked for later, beside the draft. */
function useReasons(item: NegativeItem, isTried: boolean): ReasonChoice & { add: (reason: ReasonKey) => void } {
  const { selection, changeSelection } = useFlow();
  const draft = { chosen: selection.reasons[item.id] ?? [], details: selection.details[item.id] ?? "", facts: {} };
  const { stated: _, ...read } = readReasons(item, draft);
  const choose = (chosen: readonly ReasonKey[]) => changeSelection(chooseReasons(selection, item.id, chosen));

  return {
    ...draft,
    ...read,
    isTried,
    isFull: !isSelected(selection, item.id) && !hasRoom(selection),
    choose,
    add: (reason) => choose([...new Set([...draft.chosen, reason])]),
    say: (details) => changeSelection(sayDetails(selection, item.id, details)),
  };
}
