import { Box, Button, SimpleGrid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonKey } from "#shared/domain/dispute/reasons";
import type { Finding } from "#shared/domain/report/findings";
import { BureauText } from "#web/src/ui/bureau-text";
import { Dialog } from "#web/src/ui/dialog";
import { FindingQuestions } from "#web/src/ui/findings";
import { Amount, LongDate, Money, ReportedDay } from "#web/src/ui/format";
import { RecordNote } from "#web/src/ui/record-note";
import { BureauViews } from "./bureau-views";
import { useFlow } from "./flow";
import { ReasonBoxes } from "./reason-boxes";
import { toggleReason } from "./selection";

type ItemDetailsProps = { item: NegativeItem; findings: readonly Finding[]; isTried: boolean; onClose: () => void };

/** Everything that is reported of an item, bureau by bureau, and the reasons to dispute it. */
export function ItemDetails({ item, findings, isTried, onClose }: ItemDetailsProps) {
  const { selection, changeSelection, mayChoose } = useFlow();
  const add = (reason: ReasonKey) => {
    if (!selection.reasons[item.id]?.includes(reason)) changeSelection(toggleReason(selection, item.id, reason));
  };

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
        <FindingQuestions item={item} findings={findings} onUse={mayChoose(item) ? add : undefined} />
        {item.bureauViews !== undefined && item.bureauViews.length > 0 && <BureauViews views={item.bureauViews} />}
        {mayChoose(item) && <ReasonBoxes item={item} place="dialog" isTried={isTried} />}
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
        <Amount dollars={item.amount} />
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
export function Fact({ label, children }: { label: string; children: ReactNode }) {
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
