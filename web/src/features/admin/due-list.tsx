import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { Failed } from "#web/src/ui/failed";
import { LongDate } from "#web/src/ui/format";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DisputeDialog } from "./dispute-dialog";
import { dueRefundsQuery, mailedDisputesQuery, pendingQuery } from "./queries";

/** What waits for an administrator: activations, refunds to pay by hand, letters that came back or could not leave. */
export function DueList() {
  const pending = useQuery(pendingQuery);
  const refunds = useQuery(dueRefundsQuery);
  const mailed = useQueries({ queries: (["sent", "in_review"] as const).map(mailedDisputesQuery) });
  const [opened, setOpened] = useState<Dispute>();
  const all = [pending, refunds, ...mailed];

  if (all.some(({ isError }) => isError)) {
    const retry = () => all.forEach(({ refetch }) => void refetch());
    return <Failed title={<FormattedMessage id="admin.due.failed" />} onRetry={retry} />;
  }
  if (all.some(({ isPending }) => isPending)) return <SkeletonRows rows={2} height="12" />;
  const waiting = pending.data?.users.length ?? 0;
  const refused = refunds.data?.refunds.filter(({ refusedFor }) => refusedFor !== undefined).length ?? 0;
  const letters = mailed.flatMap(({ data }) => data?.disputes ?? []).flatMap(faultyLetters);

  if (waiting + refused + letters.length === 0) {
    return (
      <Text color="fg.quiet">
        <FormattedMessage id="admin.due.none" />
      </Text>
    );
  }
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {waiting > 0 && <TabEntry kind="pending" count={waiting} />}
      {refused > 0 && <TabEntry kind="refunds" count={refused} />}
      {letters.map((letter) => (
        <LetterEntry
          key={`${letter.dispute.id}#${letter.bureau}`}
          letter={letter}
          onOpen={() => setOpened(letter.dispute)}
        />
      ))}
      {opened && <DisputeDialog dispute={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

type Letter = { dispute: Dispute; bureau: (typeof bureaus)[number]; kind: "returned" | "heldBack"; at: string };

/** The letters of a dispute's present round that the mail brought back, or that could not leave as they were approved. */
function faultyLetters(dispute: Dispute): Letter[] {
  return bureaus.flatMap((bureau): Letter[] => {
    const { returnedAt, heldBackAt, mailAgainAfter } = dispute.bureaus[bureau] ?? {};
    if (mailAgainAfter) return [];
    if (returnedAt) return [{ dispute, bureau, kind: "returned", at: returnedAt }];
    return heldBackAt ? [{ dispute, bureau, kind: "heldBack", at: heldBackAt }] : [];
  });
}

function Entry({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <Flex
      as="li"
      gap="3"
      py="2"
      justify="space-between"
      align="center"
      wrap={{ base: "wrap", sm: "nowrap" }}
      borderTopWidth="1px"
      borderColor="border.line"
    >
      <Text overflowWrap="anywhere" minWidth="0">
        {words}
      </Text>
      {children}
    </Flex>
  );
}

function TabEntry({ kind, count }: { kind: "pending" | "refunds"; count: number }) {
  return (
    <Entry words={<FormattedMessage id={`admin.due.${kind}`} values={{ count }} />}>
      <Button size="sm" variant="outline" flexShrink="0" asChild>
        <Link to="/admin?tab=subscriptions">
          <FormattedMessage id={`admin.due.${kind}.see`} />
        </Link>
      </Button>
    </Entry>
  );
}

function LetterEntry({ letter: { dispute, bureau, kind, at }, onOpen }: { letter: Letter; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const account = dispute.accountName;

  return (
    <Entry
      words={
        <FormattedMessage
          id={`admin.due.${kind}`}
          values={{ account, bureau: bureauNames[bureau], date: <LongDate key="date" value={at} /> }}
        />
      }
    >
      <Button
        size="sm"
        variant="outline"
        flexShrink="0"
        aria-label={formatMessage({ id: "admin.disputes.viewOf" }, { account })}
        onClick={onOpen}
      >
        <FormattedMessage id="admin.disputes.view" />
      </Button>
    </Entry>
  );
}
