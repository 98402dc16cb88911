import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { dayOf } from "#shared/domain/days";
import { type NextStep, nextSteps } from "#shared/domain/dispute/next-step";
import { isMonitored } from "#shared/domain/report/monitoring";
import { serverNow } from "#web/src/api/server-time";
import { useUser } from "#web/src/api/session";
import { saveFile } from "#web/src/ui/save-file";

type CalendarButtonProps = { disputes: readonly Dispute[] };

/** Saves the days that matter to the member as a calendar file: others may see a calendar, so no account is named in it. */
export function CalendarButton({ disputes }: CalendarButtonProps) {
  const { formatMessage, formatDate } = useIntl();
  const { user } = useUser();

  const save = async () => {
    const { ICalCalendar } = await import("ical-generator");
    const calendar = new ICalCalendar({ name: "Redress" });
    const on = { today: dayOf(serverNow()), isMonitored: isMonitored(user?.subscriptionTier) };
    const dated = disputes.flatMap((dispute) => nextSteps(dispute, on).map((step) => ({ id: dispute.id, ...step })));
    for (const { id, bureau, step, by } of dated.filter(isForMember)) {
      const day = formatDate(by, { dateStyle: "long", timeZone: "UTC" });
      calendar.createEvent({
        id: `${id}-${bureau}-${step}@redress`,
        start: by,
        allDay: true,
        stamp: serverNow(),
        summary: formatMessage({ id: "disputes.calendar.event" }, { bureau: bureauNames[bureau] }),
        description: formatMessage({ id: `disputes.step.${step}` }, { day }),
        url: `${window.location.origin}/disputes`,
      });
    }
    saveFile(new Blob([calendar.toString()], { type: "text/calendar" }), "redress.ics");
  };

  return (
    <Button variant="outline" size="sm" alignSelf="flex-start" mt="4" onClick={save}>
      <FormattedMessage id="disputes.calendar" />
    </Button>
  );
}

/** What the member waits for or does; what Redress and the mail service do needs no place in a calendar. */
const isForMember = ({ owner }: NextStep) => owner === "member" || owner === "bureau";
