import { Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import type { Day } from "#shared/domain/days";
import { bureauDays } from "#shared/domain/dispute/bureau-days";
import { useHomeDay } from "#web/src/api/use-home-day";
import { LongDate } from "#web/src/ui/format";
import { ProgressBar } from "#web/src/ui/progress-bar";

type BureauDaysProps = { names: string; progress: BureauProgress; today: Day };

/** The bureau's days from the one on which it received the letter: none have passed before. */
export function BureauDays({ names: bureau, progress, today }: BureauDaysProps) {
  const { formatMessage } = useIntl();
  const { dueOn, isExtended, informationAddedOn = "" } = progress;
  const passed = bureauDays(progress, today, useHomeDay());
  if (!passed || !dueOn) {
    return <ProgressBar percent={0} mt="1" label={formatMessage({ id: "disputes.bureau.notReceived" }, { bureau })} />;
  }

  const { day, days } = passed;
  const percent = Math.round((day / days) * 100);
  return (
    <>
      <Text fontSize="sm">
        <FormattedMessage
          id={today > dueOn ? "disputes.bureau.daysOver" : "disputes.bureau.day"}
          values={{ day, days, due: <LongDate value={dueOn} /> }}
        />
      </Text>
      <ProgressBar
        percent={percent}
        mt="1"
        label={formatMessage({ id: "disputes.bureau.progress" }, { bureau, day, days })}
      />
      {isExtended && (
        <Text fontSize="sm" mt="1">
          <FormattedMessage
            id="disputes.bureau.extended"
            values={{ days, day: <LongDate value={informationAddedOn} /> }}
          />
        </Text>
      )}
    </>
  );
}
