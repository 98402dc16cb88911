import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { dayOf, daysBetween } from "#shared/domain/days";
import { asksBlock } from "#shared/domain/dispute/block";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { isBackByNotice, isReportedDeleted, provenResult } from "#shared/domain/dispute/later-report";
import { isMailingLate, isNoneOnItsWay, unanswered } from "#shared/domain/dispute/mailing";
import { isUnanswered, lastMailDay } from "#shared/domain/dispute/reinvestigation";
import { serverNow, today } from "#web/src/api/server-time";
import { useMayRetry } from "#web/src/api/use-next-steps";
import { LongDate } from "#web/src/ui/format";
import { AwaitedAddress } from "./awaited-address";

/** What happens next, and by when, from the dispute's own clock. */
export function NextAction({ dispute }: { dispute: Dispute }) {
  return (
    <Text maxWidth="prose" mt={{ base: "2", md: "3" }} textStyle={{ base: "sm", md: "md" }}>
      <Sentence dispute={dispute} />
    </Text>
  );
}

function Sentence({ dispute }: { dispute: Dispute }): ReactNode {
  const { status, mailAfter, needsAddress, dueAt, bureaus } = dispute;
  const count = Object.values(bureaus).filter(({ reportsItem }) => reportsItem).length;
  if (needsAddress) return <AwaitedAddress />;
  if (status === "submitted") {
    return mailAfter && new Date(mailAfter) > serverNow() ? (
      <FormattedMessage id="disputes.next.submitted" values={{ count, day: <LongDate value={dayOf(mailAfter)} /> }} />
    ) : (
      <FormattedMessage id={`disputes.next.${isMailingLate(dispute, today()) ? "mailingLate" : "mailing"}`} />
    );
  }
  const isWithBureaus = status === "sent" || (status === "in_review" && !dueAt);
  if (isWithBureaus && isNoneOnItsWay(bureaus, serverNow())) {
    return <FormattedMessage id="disputes.next.undelivered" values={{ count: unanswered(bureaus).length }} />;
  }
  if (isAddition(dispute)) return <FormattedMessage id="disputes.next.added" />;
  if (status === "sent") return <FormattedMessage id="disputes.next.sent" values={{ count }} />;
  if (status === "in_review") return <AnswerDue dispute={dispute} />;
  if (status === "resolved") return <Resolved dispute={dispute} />;
  return status === "rejected" ? <Rejected dispute={dispute} /> : null;
}

function Rejected({ dispute }: { dispute: Dispute }) {
  const { outcome = "verified" } = dispute;
  const retry = String(useMayRetry(dispute));
  return <FormattedMessage id="disputes.next.rejected" values={{ outcome, retry }} />;
}

/** What the bureaus changed, as far as a later report confirms it. */
function Resolved({ dispute }: { dispute: Dispute }) {
  const { outcome = "deleted" } = dispute;
  if (provenResult(dispute) === "refused") {
    return <FormattedMessage id={`disputes.next.${isBackByNotice(dispute) ? "resolvedBack" : "resolvedShown"}`} />;
  }
  const result = outcome === "deleted" && isReportedDeleted(dispute) ? "reported" : outcome;
  return <FormattedMessage id="disputes.next.resolved" values={{ outcome: result }} />;
}

function AnswerDue({ dispute }: { dispute: Dispute }) {
  const { dueAt, bureaus } = dispute;
  const count = unanswered(bureaus).length;
  if (!dueAt) return <FormattedMessage id="disputes.next.inReview" values={{ count }} />;

  const dueOn = dayOf(dueAt);
  const days = daysBetween(today(), dueOn);
  const last = <LongDate value={lastMailDay(dueOn)} />;
  const values = { count, days, day: <LongDate value={dueOn} />, results: last, last };
  const words = days >= 0 ? "due" : isUnanswered(dueOn, today()) ? "unanswered" : "overdue";
  return <FormattedMessage id={`disputes.next.${asksBlock(dispute) ? blockWords[words] : words}`} values={values} />;
}

const blockWords = { due: "blockDue", overdue: "blockOverdue", unanswered: "blockUnanswered" } as const;
