import { chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { mayCorrect } from "#shared/domain/dispute/correction";
import { isAddition } from "#shared/domain/dispute/follow-up";
import { mayTakeBack } from "#shared/domain/dispute/mailing";
import { notedReinsertions, reinsertableAt } from "#shared/domain/dispute/reinsertion";
import { shownDigits } from "#shared/domain/report/account-number";
import { serverNow } from "#web/src/api/server-time";
import { ReasonText } from "#web/src/ui/reason-text";
import { EarlierAnswers } from "./answers/earlier-answers";
import { FollowUps } from "./answers/follow-ups";
import { RecordAnswer } from "./answers/record-answer";
import { RecordArrival } from "./answers/record-arrival";
import { RecordReinsertion } from "./answers/record-reinsertion";
import { UndoReinsertion } from "./answers/undo-reinsertion";
import { BureauLines } from "./bureau-lines";
import { useDisputeName } from "./dispute-name";
import { DraftReason } from "./drafts/draft-reason";
import { LettersButton } from "./letters/letters-button";
import { LettersPanel } from "./letters/letters-panel";
import { useSharedWith } from "./letters/shared-letters";
import { type LaterLetter, useLaterLetters } from "./letters/use-later-letters";
import { useOpenLetters } from "./letters/use-letters-page";
import { NextAction } from "./next-action";
import { TakeBack } from "./take-back";
import { Timeline } from "./timeline";
import { useActionLabel } from "./use-action-label";

/** What is said of a dispute after it was submitted: why, what is next, at which bureau, its letters and its history. */
export function DisputeBody({ dispute }: { dispute: Dispute }) {
  const [isOpen, setOpen] = useOpenLetters(dispute.id);
  const { next, others } = useLaterLetters(dispute);
  const name = useDisputeName(dispute);
  const isUnderWay = (dispute.status === "sent" || dispute.status === "in_review") && !isAddition(dispute);

  return (
    <>
      <About dispute={dispute} />
      <NextAction dispute={dispute} />
      <BureauLines dispute={dispute} letters={next} />
      <Flex gap={{ base: "2", md: "3" }} mt={{ base: "3", md: "4" }} wrap="wrap" css={twoToARow}>
        <LettersButton name={name} kind="show" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {mayTakeBack(dispute, serverNow()) && <TakeBack dispute={dispute} />}
        <RecordArrival dispute={dispute} />
        {isUnderWay && <RecordAnswer dispute={dispute} />}
      </Flex>
      {isOpen && <LettersPanel id={dispute.id} />}
      <HistoryAndMore dispute={dispute} letters={others} />
    </>
  );
}

/** On a phone two buttons share a row; one whose words are longer than a row breaks them. */
const twoToARow = { "& > button": { flex: { base: "1 1 auto", sm: "none" }, px: { base: "1", sm: "3" } } };

function About({ dispute }: { dispute: Dispute }) {
  const sharedWith = useSharedWith(dispute);
  const digits = shownDigits(dispute.accountNumber);

  return (
    <>
      <Text color="fg.quiet" fontSize="sm">
        {dispute.partOf ? <DraftReason draft={dispute} /> : <ReasonText reason={dispute.disputeReason} />}
        {digits && `\u00a0· ${digits}`}
        {dispute.round > 1 && (
          <>
            {"\u00a0· "}
            <FormattedMessage id="disputes.round" values={{ round: dispute.round }} />
          </>
        )}
      </Text>
      {sharedWith && (
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id="disputes.shared.sentWith" values={{ names: sharedWith }} />
        </Text>
      )}
    </>
  );
}

/** What few look for: what has happened so far, the letters that no step asks for, and the ways to record that an item is back and to correct an answer. */
function HistoryAndMore({ dispute, letters }: { dispute: Dispute; letters: readonly LaterLetter[] }) {
  const isCorrectable = mayCorrect(dispute, serverNow());
  const isReinsertable = reinsertableAt(dispute).length > 0;
  const isUndoable = notedReinsertions(dispute).length > 0;
  const hasMore = isCorrectable || isReinsertable || isUndoable || letters.length > 0;
  const words = hasMore ? "disputes.historyAndMore" : "disputes.history";
  const label = useActionLabel(dispute);

  return (
    <chakra.details mt="2">
      <chakra.summary cursor="pointer" fontWeight="medium" aria-label={label(words)}>
        <FormattedMessage id={words} />
      </chakra.summary>
      <Stack gap="3" align="flex-start">
        <FollowUps dispute={dispute} letters={letters} />
        {isReinsertable && <RecordReinsertion dispute={dispute} />}
        <UndoReinsertion dispute={dispute} />
        {isCorrectable && <RecordAnswer dispute={dispute} corrects />}
        <Timeline dispute={dispute} />
        <EarlierAnswers dispute={dispute} />
      </Stack>
    </chakra.details>
  );
}
