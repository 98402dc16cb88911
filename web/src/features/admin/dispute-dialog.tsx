import { Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute, DisputeDetail } from "#shared/api/schemas/dispute";
import { dayOf } from "#shared/domain/days";
import { Dialog } from "#web/src/ui/dialog";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { Failed } from "#web/src/ui/failed";
import { LongDate } from "#web/src/ui/format";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DisputeLetters } from "./dispute-letters";
import { Facts } from "./facts";
import { HistoryDialog } from "./history-dialog";
import { disputeQuery } from "./queries";
import { ReasonGiven } from "./reason-given";

/** The record of one dispute: what is disputed, why, and each step that was taken. From it to the client's history. */
export function DisputeDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const [showsClient, setShowsClient] = useState(false);
  const { data, isError, refetch } = useQuery(disputeQuery(dispute.id));

  if (showsClient) return <HistoryDialog clientId={dispute.userId} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      startsAtTitle
      title={<FormattedMessage id="admin.disputes.record" values={{ account: dispute.accountName }} />}
      actions={
        <Button variant="outline" onClick={() => setShowsClient(true)}>
          <FormattedMessage id="admin.disputes.client" />
        </Button>
      }
    >
      {isError && <Failed title={<FormattedMessage id="admin.disputes.recordFailed" />} onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data && <Detail dispute={data} />}
    </Dialog>
  );
}

function Detail({ dispute }: { dispute: DisputeDetail }) {
  const { dueAt, additionalDetails } = dispute;
  return (
    <Stack gap="5">
      <Facts
        facts={[
          [
            <FormattedMessage key="n" id="admin.disputes.column.status" />,
            <DisputeBadge key="v" status={dispute.status} />,
            "status",
          ],
          [
            <FormattedMessage key="n" id="admin.disputes.column.reason" />,
            <ReasonGiven key="v" dispute={dispute} />,
            "reason",
          ],
          [<FormattedMessage key="n" id="admin.disputes.round" />, dispute.round, "round"],
          [<FormattedMessage key="n" id="admin.disputes.column.id" />, dispute.id, "id"],
          [<FormattedMessage key="n" id="admin.disputes.column.user" />, dispute.userId, "user"],
          ...(dueAt
            ? [
                [
                  <FormattedMessage key="n" id="admin.disputes.due" />,
                  <LongDate key="v" value={dayOf(dueAt)} />,
                  "due",
                ] as const,
              ]
            : []),
        ]}
      />
      {additionalDetails && (
        <section>
          <Heading as="h3" size="sm" mb="1">
            <FormattedMessage id="admin.disputes.details" />
          </Heading>
          <Text overflowWrap="anywhere">{additionalDetails}</Text>
        </section>
      )}
      <DisputeLetters dispute={dispute} />
      <section>
        <Heading as="h3" size="sm" mb="2">
          <FormattedMessage id="admin.disputes.steps" />
        </Heading>
        <Stack as="ol" listStyleType="none" gap="1">
          {dispute.timeline.map(({ at, status, by, note, corrects }) => (
            <Text as="li" key={`${at}-${status}`}>
              <FormattedMessage id={`dispute.status.${status}`} />
              {"\u00a0· "}
              <LongDate value={at} />
              {"\u00a0· "}
              <FormattedMessage id={`dispute.by.${by}`} />
              {corrects && (
                <>
                  {"\u00a0· "}
                  <FormattedMessage id="dispute.correction" />
                </>
              )}
              {note && `\u00a0· ${note}`}
            </Text>
          ))}
        </Stack>
      </section>
    </Stack>
  );
}
