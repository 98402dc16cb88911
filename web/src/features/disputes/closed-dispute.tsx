import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { answeredDayOf } from "#shared/domain/dispute/bureau-answers";
import { isBackByNotice, isReportedDeleted, isThereAgain } from "#shared/domain/dispute/later-report";
import { isMembersTurn, membersTurnFrom } from "#shared/domain/dispute/members-turn";
import { useMayRetry, useNextSteps } from "#web/src/api/use-next-steps";
import { Badge } from "#web/src/ui/badge";
import { LongDate } from "#web/src/ui/format";
import { ChevronDownIcon, DownloadIcon } from "#web/src/ui/icons";
import { RetryDispute } from "./answers/retry-dispute";
import { DisputeBody } from "./dispute-body";
import { useDisputeName } from "./dispute-name";
import { DraftReason } from "./drafts/draft-reason";
import { useDownloadLetters } from "./letters/use-download";
import { useLettersPage } from "./letters/use-letters-page";
import { isNamedBy, placeOf } from "./named-dispute";
import { useActionLabel } from "./use-action-label";

/** A dispute that the bureaus have answered, in one row: what came of it, and when. Its name opens the rest below. */
export function ClosedDispute({ dispute }: { dispute: Dispute }) {
  const [isOpen, setOpen] = useOpenRow(dispute);
  const mayRetry = useMayRetry(dispute);
  const name = useDisputeName(dispute);
  const id = useId();

  return (
    <Box
      as="li"
      {...placeOf(dispute)}
      px={{ base: "4", md: "6" }}
      py="3"
      borderTopWidth="1px"
      borderColor="border.line"
      _first={{ borderTopWidth: 0 }}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Box position="relative" flex="1" minWidth="60%">
          <Heading as="h3" size="md">
            <RowButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
              {name}
            </RowButton>
          </Heading>
          <Text color="fg.quiet" fontSize="sm">
            <Outcome dispute={dispute} />
          </Text>
        </Box>
        {dispute.status === "resolved" && <DownloadAll dispute={dispute} />}
        {mayRetry && <RetryDispute dispute={dispute} />}
      </Flex>
      <Box id={id} mt={isOpen ? "2" : undefined}>
        {isOpen && <DisputeBody dispute={dispute} />}
      </Box>
    </Box>
  );
}

/** Closed, until it is pressed or the address names the dispute. */
function useOpenRow({ id }: Dispute) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const areLettersNamed = useLettersPage(id).isOpen;
  const isNamed = areLettersNamed || isNamedBy(params, id);
  const state = useState(isNamed);
  const [, setOpen] = state;

  // A link that is followed again opens it again: its visit has another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what another visit changes.
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed, key, setOpen]);
  return state;
}

type RowButtonProps = { isOpen: boolean; controls: string; onToggle: () => void; children: ReactNode };

/** The whole row can be pressed, the words below the name too. */
function RowButton({ isOpen, controls, onToggle, children }: RowButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      display="flex"
      justifyContent="space-between"
      gap="2"
      width="full"
      textAlign="start"
      fontWeight="inherit"
      // In large text a word may be longer than the line.
      overflowWrap="anywhere"
      cursor="pointer"
      _after={{ content: '""', position: "absolute", inset: "0" }}
    >
      {children}
      <Box
        as="span"
        flex="none"
        alignSelf="flex-start"
        color="fg.quiet"
        transform={isOpen ? "rotate(180deg)" : undefined}
      >
        <ChevronDownIcon />
      </Box>
    </chakra.button>
  );
}

/** What came of it, as far as a later report bears it out, and the day of the last answer. */
function Outcome({ dispute }: { dispute: Dispute }) {
  const { partOf } = dispute;

  return (
    <>
      {partOf && (
        <>
          <DraftReason draft={dispute} />
          <Dot />
        </>
      )}
      <Box as="span" display={{ base: "block", md: "inline" }}>
        <FormattedMessage id={`disputes.closed.${outcomeOf(dispute)}`} />
      </Box>
      <Dot />
      <Box as="span" display={{ base: "block", md: "inline" }} whiteSpace={{ md: "nowrap" }}>
        <LongDate value={answeredDayOf(dispute)} />
      </Box>
      <Turn dispute={dispute} />
    </>
  );
}

/** Between what stands in a row; below each other on a phone, where it would hang at the end of a line. */
function Dot() {
  return (
    <Box as="span" display={{ base: "none", md: "inline" }}>
      {"\u00a0· "}
    </Box>
  );
}

/** That it is the member's turn, or from when it will be. */
function Turn({ dispute }: { dispute: Dispute }) {
  const { steps, today } = useNextSteps(dispute);
  const isNow = steps.some((step) => isMembersTurn(step, today));
  const [from] = steps.flatMap((step) => membersTurnFrom(step, today) ?? []).sort();
  if (isNow) {
    return (
      <>
        {" "}
        <Badge tone="warning">
          <FormattedMessage id="disputes.closed.yourTurn" />
        </Badge>
      </>
    );
  }
  if (from === undefined) return null;
  return (
    <>
      {" "}
      <Badge>
        <FormattedMessage id="disputes.closed.yourTurnFrom" values={{ day: <LongDate value={from} /> }} />
      </Badge>
    </>
  );
}

function outcomeOf(dispute: Dispute) {
  const { status, outcome = status === "rejected" ? "verified" : "deleted", bureaus } = dispute;
  if (Object.values(bureaus).some(isThereAgain)) return isBackByNotice(dispute) ? "back" : "shown";
  return outcome === "deleted" && isReportedDeleted(dispute) ? "reported" : outcome;
}

/** On a phone its picture alone, beside the row. */
function DownloadAll({ dispute }: { dispute: Dispute }) {
  const { downloadAll, isPending } = useDownloadLetters(dispute);
  const label = useActionLabel(dispute);

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      aria-label={label("disputes.letters.downloadAll")}
      onClick={downloadAll}
    >
      <DownloadIcon size={20} />
      <Box as="span" display={{ base: "none", md: "inline" }}>
        <FormattedMessage id="disputes.letters.downloadAll" />
      </Box>
    </Button>
  );
}
