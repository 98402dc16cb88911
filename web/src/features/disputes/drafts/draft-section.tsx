import { Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { userQuery } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { Dialog } from "#web/src/ui/dialog";
import { goTo } from "#web/src/ui/go-to";
import { StepOwner } from "#web/src/ui/steps/step-owner";
import { ACTIVE_TITLE } from "../groups";
import { SharedLetters } from "../letters/shared-letters";
import { isLast, mailableBureaus, useApproval } from "../letters/use-approval";
import { useSharedInAddress } from "../letters/use-letters-page";
import { sharedLettersQuery } from "../queries";
import { DRAFTS_TITLE } from "./delete-draft";
import { DraftRow } from "./draft-row";
import { SendBar } from "./send-bar";
import { useFocusOnSend } from "./use-focus-on-send";
import { useSendDrafts } from "./use-send-drafts";

type DraftSectionProps = { drafts: Dispute[]; Contract: ComponentType<{ onSigned: () => void }> };

/** Drafts to read, approve letter by letter or together, and send. Sending is the member's own word on each letter. */
export function DraftSection({ drafts, Contract }: DraftSectionProps) {
  const { data: user, isFetchedAfterMount } = useQuery(userQuery);
  const { show, showShared, approve, approveTogether, forget, ...approval } = useApproval();
  const { approvedOf, areShown, areApproved, displayed, lettersOf } = approval;
  const shareLetters = useSharedInAddress();
  // What was approved before a reload waits to be sent.
  const [chosen, setChosen] = useState(() => [...shareLetters, ...idsOf(drafts.filter((one) => areApproved([one])))]);
  const { sendButton, focusSend } = useFocusOnSend();
  const { send, isPending, failure, needsContract, contractSigned } = useSendDrafts({
    drafts,
    onSent: () => {
      setChosen([]);
      forget(chosen);
      // To what was sent; with drafts that stay, the button stays too, and is off.
      goTo(document.getElementById(ACTIVE_TITLE));
    },
    onChanged: () => forget(),
  });
  const selected = drafts.filter(({ id }) => chosen.includes(id));
  const { data: groups = [], dataUpdatedAt } = useQuery(sharedLettersQuery(idsOf(selected)));
  const isReady = areApproved(selected);
  const shared = displayed(groups);
  // Letters that were approved one by one leave as they were read.
  const leaving = isReady ? approval.together : shared;
  const areRead = areShown(selected, shared);
  // Another tab may have changed a count that was fetched before.
  const allowance = isFetchedAfterMount ? user?.disputeAllowance : undefined;

  const toggle = (id: string) => {
    approveTogether("void");
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  };

  const approveLetter = (draft: Dispute, bureau: Bureau, isNow: boolean) => {
    approve(draft.id, bureau, isNow);
    if (!isNow || !isLast(mailableBureaus(draft), approvedOf(draft.id), bureau)) return;
    setChosen((ids) => [...new Set([...ids, draft.id])]);
    focusSend();
  };

  return (
    <Card as="section" aria-labelledby={DRAFTS_TITLE}>
      <Heading as="h2" id={DRAFTS_TITLE} tabIndex={-1}>
        <FormattedMessage id="disputes.drafts.title" />
      </Heading>
      <Text color="fg.quiet" maxWidth="prose">
        <StepOwner step={{ step: "approve", owner: "member" }} />
        <FormattedMessage id="disputes.drafts.lead" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" mt="3">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isChosen={chosen.includes(draft.id)}
            onToggle={() => toggle(draft.id)}
            onShown={show}
            approved={approvedOf(draft.id)}
            onApprove={(bureau, isNow) => approveLetter(draft, bureau, isNow)}
          />
        ))}
      </Stack>
      {groups.map((group) => (
        <SharedLetters
          key={group.disputeIds.join()}
          shared={group}
          drafts={drafts}
          isExpected={areShown(
            selected.filter(({ id }) => group.disputeIds.includes(id)),
            [],
          )}
          updatedAt={dataUpdatedAt}
          onShown={showShared}
          onInstead={
            isReady && !leaving.some(({ version }) => version === group.version)
              ? () => approveTogether("given", shared)
              : undefined
          }
        />
      ))}
      <SendBar
        count={selected.length}
        letters={countLetters(selected, leaving)}
        {...{ user, allowance, areRead, isReady, isPending, failure, sendButton }}
        onApprove={(isNow) => approveTogether(isNow ? "given" : "taken back", isNow ? shared : [])}
        onSend={() => send(lettersOf(selected))}
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

const idsOf = (drafts: readonly Dispute[]) => drafts.map(({ id }) => id);

/** Letters that drafts share are counted once. */
function countLetters(selected: readonly Dispute[], shared: readonly SharedDrafts[]): number {
  const alone = selected.filter(({ id }) => !shared.some(({ disputeIds }) => disputeIds.includes(id)));
  return alone.flatMap(mailableBureaus).length + shared.flatMap(({ letters }) => letters).length;
}
