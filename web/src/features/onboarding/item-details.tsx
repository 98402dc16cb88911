import { Box, Button, SimpleGrid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { FoundItem } from "#shared/domain/report/item-groups";
import { BureauText } from "#web/src/ui/bureau-text";
import { Dialog } from "#web/src/ui/dialog";
import { FindingQuestions } from "#web/src/ui/findings";
import { LongDate, Money, ReportedDay } from "#web/src/ui/format";
import { ItemAmount } from "#web/src/ui/items/item-row";
import type { ReasonChoice } from "#web/src/ui/items/reason-choice";
import { ReasonFields } from "#web/src/ui/items/reason-fields";
import { RecordNote } from "#web/src/ui/record-note";
import { BureauViews } from "./bureau-views";

type ItemDetailsProps = {
  found: FoundItem;
  reasons: ReasonChoice & { add: (reason: ReasonKey) => void };
  mayChoose: boolean;
  isSelected: boolean;
  onClose: () => void;
};

/** Everything that is reported of an item, bureau by bureau, and the reasons to dispute it. */
export function ItemDetails({ found, reasons, mayChoose, isSelected, onClose }: ItemDetailsProps) {
  const { item, findings } = found;

  return (
    <Dialog
      open
      size="lg"
      startsAtTitle
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
        <FindingQuestions item={item} findings={findings} onUse={mayChoose ? reasons.add : undefined} />
        {item.bureauViews !== undefined && item.bureauViews.length > 0 && <BureauViews views={item.bureauViews} />}
        {mayChoose && (
          <ReasonFields
            choice={reasons}
            name={`details-dialog-${item.id}`}
            legend={<FormattedMessage id="item.reasonsOf" values={{ creditor: item.creditorName }} />}
            asksForReason={isSelected}
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
