import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import { dayHere } from "#web/src/api/server-time";
import { Failed } from "#web/src/ui/failed";
import { LongDate } from "#web/src/ui/format";
import { LinkButton } from "#web/src/ui/link-button";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DisputeDialog } from "./dispute-dialog";
import { dueRefundsQuery, mailedDisputesQuery, pendingQuery } from "./queries";
import { endOfId } from "./short-id";

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
      {waiting > 0 && <TabEntry kind="pending" count={waiting} isMore={pending.data?.nextCursor !== undefined} />}
      {refused > 0 && <TabEntry kind="refunds" count={refused} />}
      {letters.map((letter) => (
        <LetterEntry
          key={`${letter.dispute.id}#${letter.bureaus.join()}`}
          letters={letter}
          onOpen={() => setOpened(letter.dispute)}
        />
      ))}
      {opened && <DisputeDialog dispute={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

type Letters = { dispute: Dispute; bureaus: Bureau[]; kind: "returned" | "heldBack"; on: Day };

/**
 * The letters of a dispute's present round that the mail brought back, or that could not leave as they were approved: those of one
 * day together.
 */
function faultyLetters(dispute: Dispute): Letters[] {
  const found = new Map<string, Letters>();
  for (const bureau of bureaus) {
    const { returnedAt, heldBackAt, mailAgainAfter } = dispute.bureaus[bureau] ?? {};
    const at = returnedAt ?? heldBackAt;
    if (mailAgainAfter || !at) continue;
    const kind = returnedAt ? "returned" : "heldBack";
    const on = dayHere(at);
    const key = `${kind} ${on}`;
    found.set(key, { dispute, kind, on, bureaus: [...(found.get(key)?.bureaus ?? []), bureau] });
  }
  return [...found.values()];
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

type TabEntryProps = { kind: "pending" | "refunds"; count: number /** More than were counted. */; isMore?: boolean };

function TabEntry({ kind, count, isMore = false }: TabEntryProps) {
  return (
    <Entry words={<FormattedMessage id={isMore ? `admin.due.${kind}Many` : `admin.due.${kind}`} values={{ count }} />}>
      <LinkButton
        size="sm"
        variant="outline"
        flexShrink="0"
        to="/admin?tab=subscriptions"
        label={`admin.due.${kind}.see`}
      />
    </Entry>
  );
}

function LetterEntry({ letters, onOpen }: { letters: Letters; onOpen: () => void }) {
  const { formatMessage, formatList } = useIntl();
  const { dispute, kind, on } = letters;
  const account = dispute.accountName;
  const bureau = formatList(letters.bureaus.map((each) => bureauNames[each]));

  return (
    <Entry
      words={
        <FormattedMessage
          id={`admin.due.${kind}`}
          values={{ account, bureau, count: letters.bureaus.length, date: <LongDate key="date" value={on} /> }}
        />
      }
    >
      <Button
        size="sm"
        variant="outline"
        flexShrink="0"
        aria-label={formatMessage({ id: "admin.disputes.viewOf" }, { account, id: endOfId(dispute.id) })}
        onClick={onOpen}
      >
        <FormattedMessage id="admin.disputes.view" />
      </Button>
    </Entry>
  );
}
