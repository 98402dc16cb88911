import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { CreditReport } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import { mayBeSameAccount } from "#shared/domain/report/known-items";
import { reportQuery } from "#web/src/api/queries";
import { LongDate } from "#web/src/ui/format";
import { Notice } from "#web/src/ui/notice";

type ReportHintProps = { dispute: Dispute; bureau: Bureau; onTake: (reportedOn: Day) => void };

/** A report from after the mailing that does not show the item any more: the member may take that for the bureau's answer. */
export function ReportHint({ dispute, bureau, onTake }: ReportHintProps) {
  const { data: report } = useQuery(reportQuery);
  const goneOn = report && goneOnDay(dispute, bureau, report);
  if (!goneOn) return null;

  return (
    <Notice>
      <Stack gap="3" align="flex-start">
        <Text>
          <FormattedMessage
            id="disputes.answer.gone"
            values={{ bureau: bureauNames[bureau], day: <LongDate value={goneOn} /> }}
          />
        </Text>
        <Button type="button" variant="outline" size="sm" onClick={() => onTake(goneOn)}>
          <FormattedMessage id="disputes.answer.takeGone" />
        </Button>
      </Stack>
    </Notice>
  );
}

/** The day of a report that speaks of the bureau and does not show the item there; undefined for one from before the mailing. */
function goneOnDay(dispute: Dispute, bureau: Bureau, report: CreditReport): Day | undefined {
  const { mailedAt = dispute.sentAt, answer } = dispute.bureaus[bureau] ?? {};
  const { lastUpdated, bureaus, negativeItems } = report;
  if (answer || !mailedAt || !lastUpdated || lastUpdated <= mailedAt || !bureaus.includes(bureau)) return undefined;
  const { negativeItemId, accountName: creditorName, accountNumber } = dispute;
  // One that was gone from a report has another id when it is back.
  const isShown = negativeItems.some(
    (item) =>
      item.bureaus.includes(bureau) &&
      !item.unseenBy?.includes(bureau) &&
      (item.id === negativeItemId || mayBeSameAccount(item, { creditorName, accountNumber })),
  );
  return isShown ? undefined : dayOf(lastUpdated);
}
