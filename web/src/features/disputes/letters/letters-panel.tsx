import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useLate } from "#web/src/ui/use-late";
import { disputeQuery } from "../queries";
import type { Approval } from "./letter-tabs";

const loadOpened = async () => (await import("./opened-letters")).OpenedLetters;

type LettersPanelProps = {
  id: string;
  /** Called with the version of the letters on the screen, each time that they come. */
  onShown?: (version: string) => void;
  approval?: Approval;
};

/** The three letters of a dispute, one tab a bureau; a draft's explanation can be edited here, and each letter approved. */
export function LettersPanel({ id, onShown, approval }: LettersPanelProps) {
  const { data: dispute, dataUpdatedAt, isError, refetch } = useQuery(disputeQuery(id));
  const OpenedLetters = useLate(loadOpened, true);
  const version = dispute?.lettersVersion;
  useEffect(() => {
    if (OpenedLetters && dataUpdatedAt && version) onShown?.(version);
  }, [OpenedLetters, dataUpdatedAt, version, onShown]);

  if (isError) return <Failed title={<FormattedMessage id="disputes.loadFailed" />} onRetry={() => refetch()} />;
  return (
    <Box mt="4">
      {dispute === undefined || OpenedLetters === undefined ? (
        <SkeletonRows rows={1} height="80" />
      ) : (
        <OpenedLetters dispute={dispute} approval={approval} />
      )}
    </Box>
  );
}
