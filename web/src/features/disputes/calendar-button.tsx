import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { isOpen } from "#shared/domain/dispute/life-cycle";
import type { NextStep } from "#shared/domain/dispute/next-step";
import { serverNow } from "#web/src/api/server-time";
import { saveFile } from "#web/src/ui/save-file";
import { stepWords } from "./step-words";
import { useStepsOf } from "./use-next-steps";

type CalendarButtonProps = { disputes: readonly Dispute[] };

/**
 * Saves the next day of each open dispute as a calendar file, and those of answered ones that matter to the member: others may see a
 * calendar, so no account is named in it, and what several accounts have in common is there once.
 */
export function CalendarButton({ disputes }: CalendarButtonProps) {
  const { formatMessage, formatDate } = useIntl();
  const stepsOf = useStepsOf();
  const dated = disputes.flatMap((dispute) =>
    stepsOf(dispute)
      .filter((step) => isForMember(step) || isOpen(dispute.status))
      .map((step) => ({ ...step, id: dispute.id, words: stepWords(step, dispute.bureaus[step.bureau] ?? {}) })),
  );
  if (dated.length === 0) return null;

  const save = async () => {
    const { ICalCalendar } = await import("ical-generator");
    const calendar = new ICalCalendar({ name: "Redress" });
    const events = new Map(dated.map((each) => [`${each.bureau} ${each.words} ${each.by}`, each]));
    for (const { id, bureau, words, by } of events.values()) {
      const day = formatDate(by, { dateStyle: "long", timeZone: "UTC" });
      calendar.createEvent({
        id: `${id}-${bureau}-${words}@redress`,
        start: by,
        allDay: true,
        stamp: serverNow(),
        summary: formatMessage({ id: "disputes.calendar.event" }, { bureau: bureauNames[bureau] }),
        description: formatMessage({ id: `disputes.step.${words}` }, { day }),
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

/** What the member waits for or does; that Redress looks at the reports of answered disputes needs no place in a calendar. */
const isForMember = ({ owner }: NextStep) => owner === "member" || owner === "bureau";
