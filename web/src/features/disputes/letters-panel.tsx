import { Box, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { parseReasons } from "#shared/domain/dispute/reasons";
import { Failed } from "#web/src/ui/failed";
import { StrengthLines } from "#web/src/ui/items/strength-lines";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DetailsForm } from "./details-form";
import { EarlierRounds } from "./earlier-rounds";
import { ExhibitList } from "./exhibit-name";
import { ExhibitsForm } from "./exhibits-form";
import { ExplanationForm } from "./explanation-form";
import { type Approval, LetterTabs } from "./letter-tabs";
import { lettersOf } from "./letters";
import { PacketButtons } from "./packet-buttons";
import { disputeQuery } from "./queries";
import { SelfMailForm } from "./self-mail-form";
import { mailableBureaus } from "./use-approval";

type LettersPanelProps = {
  id: string;
  /** Called with the version of the letters on the screen, each time that they come. */
  onShown?: (version: string) => void;
  approval?: Approval;
};

/** The three letters of a dispute, one tab a bureau; a draft's explanation can be edited here, and each letter approved. */
export function LettersPanel({ id, onShown, approval }: LettersPanelProps) {
  const { data: dispute, dataUpdatedAt, isError, refetch } = useQuery(disputeQuery(id));
  const version = dispute?.lettersVersion;
  useEffect(() => {
    if (dataUpdatedAt && version) onShown?.(version);
  }, [dataUpdatedAt, version, onShown]);

  if (isError) return <Failed title={<FormattedMessage id="disputes.loadFailed" />} onRetry={() => refetch()} />;
  return (
    <Box mt="4">
      {dispute === undefined ? (
        <SkeletonRows rows={1} height="80" />
      ) : (
        <Panel dispute={dispute} approval={isMailable(dispute) ? approval : undefined} />
      )}
    </Box>
  );
}

function DraftStrength({ dispute }: { dispute: DisputeDetail }) {
  const { disputeReason, additionalDetails: explanation, statedFacts, exhibits } = dispute;
  if (dispute.needsReason) return null;

  const reasons = parseReasons(disputeReason) ?? ["other"];
  return <StrengthLines said={{ reasons, explanation, statedFacts, exhibits }} hasDraft />;
}

function isMailable(dispute: DisputeDetail): boolean {
  return !dispute.needsReason && !dispute.needsNews && mailableBureaus(dispute).length > 0;
}

function Panel({ dispute, approval }: { dispute: DisputeDetail; approval: Approval | undefined }) {
  const letters = lettersOf(dispute.letterContent);
  const isComplete = bureaus.every((bureau) => letters[bureau]);
  const isCure = mailableBureaus(dispute).some((bureau) => dispute.bureaus[bureau]?.kind === "cure");
  const statesDispute = !isFollowUp(dispute) || isCure;

  return (
    <>
      <Text color="fg.quiet" fontSize="sm" mb="2">
        <FormattedMessage id={isComplete ? "disputes.letters.complete" : "disputes.letters.incomplete"} />
      </Text>
      <LetterTabs dispute={dispute} letters={letters} approval={approval} />
      {dispute.status === "draft" ? (
        <>
          {statesDispute && <ExplanationForm dispute={dispute} />}
          <DetailsForm dispute={dispute} />
          {statesDispute && <DraftStrength dispute={dispute} />}
          <ExhibitsForm key={dispute.exhibits?.map(({ proofId }) => proofId).join()} dispute={dispute} />
          {isMailable(dispute) && (
            <SelfMailForm id={dispute.id} wanted={mailableBureaus(dispute)} version={dispute.lettersVersion} />
          )}
        </>
      ) : (
        <ExhibitList exhibits={dispute.exhibits} />
      )}
      <PacketButtons dispute={dispute} />
      <EarlierRounds rounds={dispute.rounds} />
    </>
  );
}
