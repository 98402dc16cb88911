import { Box, Tabs, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DetailsForm } from "./details-form";
import { EarlierRounds } from "./earlier-rounds";
import { ExhibitList } from "./exhibit-name";
import { ExhibitsForm } from "./exhibits-form";
import { ExplanationForm } from "./explanation-form";
import { LetterView } from "./letter-view";
import { lettersOf } from "./letters";
import { PacketButton } from "./packet-button";
import { disputeQuery } from "./queries";
import { SelfMailForm } from "./self-mail-form";

type LettersPanelProps = {
  id: string;
  /** Told which version of the letters is on the screen, each time that they come. */
  onShown?: (version: string) => void;
};

/** The three letters of a dispute, one tab a bureau; a draft's explanation can be edited here. */
export function LettersPanel({ id, onShown }: LettersPanelProps) {
  const { data: dispute, dataUpdatedAt, isError, refetch } = useQuery(disputeQuery(id));
  const version = dispute?.lettersVersion;
  useEffect(() => {
    if (dataUpdatedAt && version) onShown?.(version);
  }, [dataUpdatedAt, version, onShown]);

  if (isError) return <Failed title={<FormattedMessage id="disputes.loadFailed" />} onRetry={() => refetch()} />;
  return (
    <Box mt="4">{dispute === undefined ? <SkeletonRows rows={1} height="80" /> : <Panel dispute={dispute} />}</Box>
  );
}

function Panel({ dispute }: { dispute: DisputeDetail }) {
  const letters = lettersOf(dispute.letterContent);
  const isMailable =
    !dispute.needsReason && !dispute.needsNews && bureaus.some((bureau) => dispute.bureaus[bureau]?.reportsItem);
  const isComplete = bureaus.every((bureau) => letters[bureau]);

  return (
    <>
      <Text color="fg.quiet" fontSize="sm" mb="2">
        <FormattedMessage id={isComplete ? "disputes.letters.complete" : "disputes.letters.incomplete"} />
      </Text>
      <Tabs.Root defaultValue={bureaus[0]} lazyMount>
        <Tabs.List>
          {bureaus.map((bureau) => (
            <Tabs.Trigger key={bureau} value={bureau}>
              {bureauNames[bureau]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {bureaus.map((bureau) => (
          <Tabs.Content key={bureau} value={bureau}>
            <LetterView dispute={dispute} bureau={bureau} text={letters[bureau] ?? ""} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {dispute.status === "draft" ? (
        <>
          <ExplanationForm dispute={dispute} />
          <DetailsForm dispute={dispute} />
          <ExhibitsForm key={dispute.exhibits?.map(({ proofId }) => proofId).join()} dispute={dispute} />
          {isMailable && <SelfMailForm dispute={dispute} />}
        </>
      ) : (
        <ExhibitList exhibits={dispute.exhibits} />
      )}
      <PacketButton id={dispute.id} />
      <EarlierRounds rounds={dispute.rounds} />
    </>
  );
}
