import { Box, Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { mayCorrect } from "#shared/domain/dispute/correction";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { notShownAt } from "#shared/domain/dispute/gone-from-report";
import { isAnswer, isDeletable } from "#shared/domain/dispute/life-cycle";
import { reportQuery } from "#web/src/api/queries";
import { serverNow, today } from "#web/src/api/server-time";
import { useHomeDay } from "#web/src/api/use-home-day";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { LongDate } from "#web/src/ui/format";
import { CheckIcon } from "#web/src/ui/icons";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useLate } from "#web/src/ui/use-late";
import { RecordAnswer } from "../answers/record-answer";
import { BureauLines } from "../bureau-lines";
import { useDisputeName } from "../dispute-name";
import { isLast, mailableBureaus } from "../letters/approval-state";
import { LettersButton } from "../letters/letters-button";
import { LettersPanel } from "../letters/letters-panel";
import { MissingProofs } from "../letters/missing-proofs";
import { useLaterLetters } from "../letters/use-later-letters";
import { useOpenLetters } from "../letters/use-letters-page";
import { placeOf } from "../named-dispute";
import { DeleteDraft } from "./delete-draft";
import { DisputedAlready } from "./disputed-already";
import { DraftReason } from "./draft-reason";
import { NotShown } from "./not-shown";

const loadGiveReason = async () => (await import("./give-reason")).GiveReason;

type DraftRowProps = {
  draft: Dispute;
  isChosen: boolean;
  onToggle: () => void;
  onShown: (id: string, version: string) => void;
  /** Whether the member knows that the item is where the newest report does not show it. */
  isStillThere: boolean;
  onStillThere: () => void;
  approved: readonly Bureau[];
  onApprove: (bureau: Bureau, isApproved: boolean) => void;
};

/** One draft: whether it is to be sent, and its letters to read and approve. */
export function DraftRow(props: DraftRowProps) {
  const { draft, isChosen, onToggle, onShown, isStillThere, onStillThere, approved, onApprove } = props;
  const [isOpen, setOpen] = useOpenLetters(draft.id);
  const { next, others } = useLaterLetters(draft);
  const shown = useCallback((version: string) => onShown(draft.id, version), [draft.id, onShown]);
  const needsChoice = draft.needsReason === true || draft.needsSomethingNew === true;
  const GiveReason = useLate(loadGiveReason, needsChoice);
  const name = useDisputeName(draft);
  const { data: report } = useQuery(reportQuery);
  const notShown = report && !isStillThere ? notShownAt(draft, report) : [];
  const mailable = mailableBureaus(draft);
  const isApproved = mailable.length > 0 && approved.length === mailable.length;
  const approve = (bureau: Bureau, isNow: boolean) => {
    onApprove(bureau, isNow);
    // The last letter is read: what is left to do is below the list.
    if (isNow && isLast(mailable, approved, bureau)) setOpen(false);
  };
  // The letters say that the item is still reported: the member confirms that before approving them.
  const approval = notShown.length > 0 ? undefined : { approved, onApprove: approve };
  const readAgain = () => {
    setOpen(true);
    document.getElementById(placeOf(draft).id)?.focus();
  };

  return (
    <Box as="li" {...placeOf(draft)} py="3" borderTopWidth="1px" borderColor="border.line">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        {/* On a phone what to do comes before the buttons that do it. */}
        <Box flex="1 1 16rem">
          <CheckboxField
            checked={isChosen}
            disabled={needsChoice || (notShown.length > 0 && !isChosen)}
            onChange={onToggle}
          >
            <Box>
              <Text fontWeight="medium">{name}</Text>
              <DraftFacts draft={draft} />
            </Box>
          </CheckboxField>
          {approved.length > 0 && <ApprovedSoFar approved={approved.length} all={mailable.length} />}
          {!(needsChoice || isFollowUp(draft)) && (
            <Text fontSize="sm" ps="9">
              <FormattedMessage
                id={isApproved ? "disputes.drafts.next.send" : "disputes.drafts.next.approve"}
                values={{ count: mailable.length, day: <LongDate value={today()} /> }}
              />
            </Text>
          )}
        </Box>
        <Flex gap="2" wrap="wrap">
          <LettersButton name={name} kind="review" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {mayCorrect(draft, serverNow()) && <RecordAnswer dispute={draft} corrects hasNextDraft />}
          {(isDeletable(draft) || isFollowUp(draft)) && <DeleteDraft draft={draft} />}
        </Flex>
      </Flex>
      {needsChoice && (GiveReason ? <GiveReason draft={draft} /> : <SkeletonRows rows={1} height="96" />)}
      {draft.missingProofs && <MissingProofs draft={draft} missing={draft.missingProofs} onEnclosed={readAgain} />}
      {isFollowUp(draft) && <BureauLines dispute={draft} letters={[...next, ...others]} />}
      <DisputedAlready
        item={report?.negativeItems.find(({ id }) => id === draft.negativeItemId)}
        isWrittenTo={(bureau) => draft.bureaus[bureau]?.reportsItem === true}
      />
      {notShown.length > 0 && <NotShown name={name} at={notShown} onStillThere={onStillThere} />}
      <Refused draft={draft} />
      {isOpen && <LettersPanel id={draft.id} onShown={shown} approval={approval} />}
    </Box>
  );
}

/** Reason, day and round, in one line. */
function DraftFacts({ draft }: { draft: Dispute }) {
  return (
    <Text color="fg.quiet" fontSize="sm">
      <DraftReason draft={draft} />
      {draft.needsSomethingNew && (
        <>
          {"\u00a0· "}
          <FormattedMessage id="disputes.needsSomethingNew" />
        </>
      )}
      {"\u00a0· "}
      <FormattedMessage
        id="disputes.created"
        values={{ day: <LongDate value={draft.writtenOn ?? writtenAt(draft)} /> }}
      />
      {draft.round > 1 && (
        <>
          {"\u00a0· "}
          <FormattedMessage id="disputes.round" values={{ round: draft.round }} />
        </>
      )}
    </Text>
  );
}

/** Since when the post does not take its letters. */
function Refused({ draft }: { draft: Dispute }) {
  const homeDay = useHomeDay();
  const refusedAt = Object.values(draft.bureaus).find(({ heldBackAt }) => heldBackAt)?.heldBackAt;
  if (!refusedAt) return null;

  return (
    <Text fontSize="sm" maxWidth="prose" mt="2">
      <LinkedMessage
        id="disputes.drafts.refused"
        to="/account#account-contact"
        values={{ day: <LongDate value={homeDay(refusedAt)} /> }}
      />
    </Text>
  );
}

function ApprovedSoFar({ approved, all }: { approved: number; all: number }) {
  const isWhole = approved === all;

  return (
    <Text
      fontSize="sm"
      mt="2"
      ps="9"
      color={isWhole ? "accent.fg" : "fg.quiet"}
      display="flex"
      alignItems="center"
      gap="2"
    >
      {isWhole && <CheckIcon size={16} />}
      <FormattedMessage id={isWhole ? "disputes.approve.whole" : "disputes.approve.part"} values={{ approved, all }} />
    </Text>
  );
}

/** When the letters of the present round were first written: after the answer to the round before. */
function writtenAt({ timeline, createdAt }: Dispute): string {
  return timeline[timeline.findLastIndex(({ status }) => isAnswer(status)) + 1]?.at ?? createdAt;
}
