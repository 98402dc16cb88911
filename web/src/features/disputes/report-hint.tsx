import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { goneOnDay } from "#shared/domain/dispute/gone-from-report";
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
