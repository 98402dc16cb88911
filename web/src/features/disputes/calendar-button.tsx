import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { NextStep } from "#shared/domain/dispute/next-step";
import { serverNow } from "#web/src/api/server-time";
import { useStepsOf } from "#web/src/api/use-next-steps";
import { saveFile } from "#web/src/ui/save-file";
import { isFollowed } from "#web/src/ui/steps/step-owner";
import { stepWords } from "#web/src/ui/steps/step-words";

type CalendarButtonProps = { disputes: readonly Dispute[] };

/**
 * Saves the next step of each dispute with its day as a calendar file, drafts and watched removals too. Others may see a calendar, so
 * no account is named in it, and what several accounts have in common is there once.
 */
export function CalendarButton({ disputes }: CalendarButtonProps) {
  const { formatMessage, formatDate, formatList } = useIntl();
  const stepsOf = useStepsOf();
  const dated = disputes.flatMap((dispute) =>
    stepsOf(dispute)
      // The later letter, or the newer dispute, is there with its own steps.
      .filter(({ step }) => !isFollowed(step))
      .map((step): Dated => ({ ...step, words: stepWords(step, dispute.bureaus[step.bureau] ?? {}) })),
  );
  if (dated.length === 0) return null;

  const save = async () => {
    const { ICalCalendar } = await import("ical-generator");
    const calendar = new ICalCalendar({ name: "Redress" });
    for (const { words, owner, by, bureaus } of eventsOf(dated)) {
      const day = formatDate(by, { dateStyle: "long", timeZone: "UTC" });
      calendar.createEvent({
        id: `${words}-${by}@redress`,
        start: by,
        allDay: true,
        stamp: serverNow(),
        summary: formatMessage({ id: "disputes.calendar.event" }, { bureau: formatList(bureaus.map(nameOf)) }),
        description: [
          formatMessage({ id: `disputes.owner.${owner}` }, { bureaus: bureaus.length }),
          formatMessage({ id: `disputes.step.${words}` }, { day, count: bureaus.length }),
        ].join(" "),
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

type Dated = Pick<NextStep, "bureau" | "owner" | "by"> & { words: ReturnType<typeof stepWords> };
type CalendarEvent = Omit<Dated, "bureau"> & { bureaus: Bureau[] };

const nameOf = (bureau: Bureau) => bureauNames[bureau];

/** One event for each step and day, with the bureaus that it is about. */
function eventsOf(dated: readonly Dated[]): CalendarEvent[] {
  const events = new Map<string, CalendarEvent>();
  for (const { bureau, ...step } of dated) {
    const key = `${step.words} ${step.by}`;
    const known = events.get(key)?.bureaus ?? [];
    events.set(key, { ...step, bureaus: known.includes(bureau) ? known : [...known, bureau] });
  }
  return [...events.values()];
}
