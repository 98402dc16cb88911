import { Text } from "@chakra-ui/react";
import type { Day } from "#shared/domain/days";
import { isOldReport } from "#shared/domain/report/report-age";
import { LongDate } from "./format";
import { LinkedMessage } from "./linked-message";

type OldReportProps = { reportOn: Day; today: Day };

/** Of a report that may be behind the bureaus' files: its day, and the way to a newer one, before letters are written from it. */
export function OldReport({ reportOn, today }: OldReportProps) {
  if (!isOldReport(reportOn, today)) return null;

  return (
    <Text maxWidth="prose">
      <LinkedMessage id="item.oldReport" to="/upload" values={{ day: <LongDate value={reportOn} /> }} />
    </Text>
  );
}
