import { Button, Flex, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { type Day, dayOf } from "#shared/domain/days";
import { hasLetterTo } from "#shared/domain/dispute/follow-up";
import { isMailingLate, isPastMailDay, mayMailAgain } from "#shared/domain/dispute/mailing";
import { groupedNumber, trackingPage } from "#shared/domain/evidence/tracking";
import { serverNow, today } from "#web/src/api/server-time";
import { useHomeDay } from "#web/src/api/use-home-day";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { AwaitedAddress } from "../awaited-address";
import { LetterText, widthOf } from "./letter-text";
import { useLettersLabel } from "./letters-of";
import { isLost } from "./lost-letter";
import { MailAgain } from "./mail-again";
import { useDownloadLetter } from "./use-download";

type LetterViewProps = { dispute: DisputeDetail; bureau: Bureau; text: string };

/** One letter as it is mailed, in English, with what it says in Spanish beside it for readers of Spanish. */
export function LetterView({ dispute, bureau, text }: LetterViewProps) {
  const { language } = useLanguage();
  const { download, isPending } = useDownloadLetter(dispute.id);
  const labelOf = useLettersLabel();
  const to = { bureau: bureauNames[bureau] };
  const progress = dispute.bureaus[bureau];
  const hasLetter = hasLetterTo(dispute, bureau);
  const paragraphs = language === "es" ? (dispute.letterParagraphs?.[bureau] ?? []) : [];

  return (
    <Stack gap="3" pt="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" maxWidth={widthOf(paragraphs)}>
        <Stack gap="0" color="fg.quiet">
          <Text>
            <MailState dispute={dispute} bureau={bureau} />
          </Text>
          {progress?.trackingNumber && <Tracking number={progress.trackingNumber} />}
        </Stack>
        <Flex gap="2" wrap="wrap">
          {isLost(dispute, bureau) && <MailAgain dispute={dispute} bureau={bureau} />}
          {hasLetter && (
            <Button
              variant="outline"
              size="sm"
              aria-label={labelOf("disputes.letters.download", to)}
              disabled={isPending}
              onClick={() => download(bureau)}
            >
              <FormattedMessage id="disputes.letters.download" values={to} />
            </Button>
          )}
        </Flex>
      </Flex>
      {hasLetter && (
        <LetterText text={text} paragraphs={paragraphs} bureau={bureau} statement={dispute.additionalDetails} />
      )}
    </Stack>
  );
}

function Tracking({ number }: { number: string }) {
  return (
    <Text fontSize="sm">
      <FormattedMessage
        id="disputes.mail.certified"
        values={{
          number: groupedNumber(number),
          link: (words) => (
            <Link key="usps" href={trackingPage(number)} target="_blank" rel="noopener noreferrer">
              {words}
            </Link>
          ),
        }}
      />
    </Text>
  );
}

function MailState({ dispute, bureau }: Omit<LetterViewProps, "text">): ReactNode {
  const progress = dispute.bureaus[bureau];
  const homeDay = useHomeDay();
  const day = (value: Day) => ({ day: <LongDate value={value} /> });
  const dayAt = (instant: string) => day(homeDay(instant));

  if (!hasLetterTo(dispute, bureau)) return <FormattedMessage id="disputes.mail.noLetter" />;
  if (progress?.reportsItem !== true) return <FormattedMessage id="disputes.mail.notReported" />;
  if (progress.mailAgainAfter) {
    const id = isPastMailDay(progress.mailAgainAfter, today()) ? "disputes.mail.late" : "disputes.mail.again";
    return <FormattedMessage id={id} values={day(dayOf(progress.mailAgainAfter))} />;
  }
  if (progress.heldBackAt) {
    const id = progress.heldBackFor === "words" ? "disputes.mail.reworded" : "disputes.mail.refused";
    return <FormattedMessage id={id} values={dayAt(progress.heldBackAt)} />;
  }
  if (progress.returnedAt) return <FormattedMessage id="disputes.mail.returned" values={dayAt(progress.returnedAt)} />;
  // What was added is answered with its dispute, by the day that is there.
  if (progress.deliveredAt && progress.kind === "added_information") {
    return <FormattedMessage id="disputes.bureau.received" values={dayAt(progress.deliveredAt)} />;
  }
  if (progress.deliveredAt) {
    const due = progress.dueOn ? <LongDate value={progress.dueOn} /> : "";
    return <FormattedMessage id="disputes.mail.delivered" values={{ ...dayAt(progress.deliveredAt), due }} />;
  }
  if (progress.mailedAt) {
    const id = mayMailAgain(progress, serverNow()) ? "disputes.mail.unconfirmed" : "disputes.mail.mailed";
    return <FormattedMessage id={id} values={dayAt(progress.mailedAt)} />;
  }
  if (dispute.needsAddress) return <AwaitedAddress />;
  if (isMailingLate(dispute, today())) return <FormattedMessage id="disputes.mail.late" />;
  if (dispute.status === "submitted" && dispute.mailAfter) {
    // Days begin there at 4 to 11 hours of the same day in UTC.
    const isQueued = new Date(dispute.mailAfter) > serverNow();
    return (
      <FormattedMessage
        id={`disputes.mail.${isQueued ? "queued" : "mailing"}`}
        values={day(dayOf(dispute.mailAfter))}
      />
    );
  }
  return <FormattedMessage id="disputes.mail.draft" />;
}
