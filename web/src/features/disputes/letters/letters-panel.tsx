import { Box } from "@chakra-ui/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ApiError } from "#web/src/api/api-error";
import { disputesQuery } from "#web/src/api/queries";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { toast } from "#web/src/ui/toast-store";
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
  const { data: dispute, dataUpdatedAt, isError, error, refetch } = useQuery(disputeQuery(id));
  const isGone = useSayGone(error);
  const OpenedLetters = useLate(loadOpened, true);
  const version = dispute?.lettersVersion;
  useEffect(() => {
    if (OpenedLetters && dataUpdatedAt && version) onShown?.(version);
  }, [OpenedLetters, dataUpdatedAt, version, onShown]);

  if (isGone) return null;
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

/** A draft that was deleted in another window, or on another device, leaves the list, and the screen says why. */
function useSayGone(error: unknown): boolean {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    toast({
      title: formatMessage({ id: "disputes.gone.title" }),
      description: formatMessage({ id: "disputes.gone.text" }),
    });
    queryClient.invalidateQueries({ queryKey: disputesQuery.queryKey });
  }, [isGone, formatMessage, queryClient]);
  return isGone;
}
