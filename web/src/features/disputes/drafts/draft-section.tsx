import { Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { today } from "#web/src/api/server-time";
import { userQuery } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { Dialog } from "#web/src/ui/dialog";
import { Rows } from "#web/src/ui/later";
import { StepOwner } from "#web/src/ui/steps/step-owner";
import { SharedLetters } from "../letters/shared-letters";
import { DRAFTS_TITLE } from "./delete-draft";
import { DraftRow } from "./draft-row";
import { SendBar } from "./send-bar";
import { useChosenDrafts } from "./use-chosen-drafts";

type DraftSectionProps = { drafts: Dispute[]; Contract: ComponentType<{ onSigned: () => void }> };

/** Drafts to read, approve letter by letter or together, and send. Sending is the member's own word on each letter. */
export function DraftSection({ drafts, Contract }: DraftSectionProps) {
  const { data: user, isFetchedAfterMount } = useQuery(userQuery);
  const { chosen, groups, sending, ...choice } = useChosenDrafts(drafts);
  const { needsContract, contractSigned, isPending, failure } = sending;
  // Another tab may have changed a count that was fetched before.
  const allowance = isFetchedAfterMount ? user?.disputeAllowance : undefined;

  return (
    <Card as="section" aria-labelledby={DRAFTS_TITLE}>
      <Heading as="h2" id={DRAFTS_TITLE} tabIndex={-1}>
        <FormattedMessage id="disputes.drafts.title" />
      </Heading>
      <Text color="fg.quiet" maxWidth="prose">
        <StepOwner step={{ step: "approve", owner: "member", by: today() }} today={today()} />
        <FormattedMessage id="disputes.drafts.lead" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" mt="3">
        <Rows rows={drafts} first={1}>
          {(draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              isChosen={chosen.includes(draft.id)}
              onToggle={() => choice.toggle(draft.id)}
              onShown={choice.onShown}
              isStillThere={choice.stillThere.includes(draft.id)}
              onStillThere={() => choice.sayStillThere(draft.id)}
              approved={choice.approvedOf(draft.id)}
              onApprove={(bureau, isNow) => choice.approveLetter(draft, bureau, isNow)}
            />
          )}
        </Rows>
      </Stack>
      {groups.map((group) => (
        <SharedLetters
          key={group.disputeIds.join()}
          shared={group}
          drafts={drafts}
          isExpected={choice.isExpected(group)}
          updatedAt={choice.groupsUpdatedAt}
          onShown={choice.onSharedShown}
          onInstead={choice.insteadOf(group)}
        />
      ))}
      <SendBar
        {...{ user, allowance, isPending, failure }}
        count={choice.count}
        letters={choice.letters}
        areRead={choice.areRead}
        isReady={choice.isReady}
        sendButton={choice.sendButton}
        onApprove={choice.approveAll}
        onSend={choice.send}
      />
      {/* No letter may be sent for anybody without a signed contract: 15 U.S.C. § 1679d. */}
      <Dialog
        open={needsContract}
        onClose={() => contractSigned(false)}
        size="xl"
        startsAtTitle
        title={<FormattedMessage id="disputes.contract.title" />}
      >
        <Contract onSigned={() => contractSigned(true)} />
      </Dialog>
    </Card>
  );
}
