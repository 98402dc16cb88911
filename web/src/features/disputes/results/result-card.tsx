import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BureauProgress, Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { isCarried, isSettled, letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { isRemoved } from "#shared/domain/dispute/life-cycle";
import { shownDigits } from "#shared/domain/report/account-number";
import { Card } from "#web/src/ui/card";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { LongDate } from "#web/src/ui/format";
import { ReasonText } from "#web/src/ui/reason-text";
import { DisputeLink } from "../dispute-link";
import { groupBureaus, shownAnswer } from "../same-progress";

/** One dispute: what was asked, what the bureaus answered, equal answers together, and what proves each. */
export function ResultCard({ dispute }: { dispute: Dispute }) {
  const { formatList } = useIntl();
  const { accountName, accountNumber, disputeReason, status, additionalDetails } = dispute;

  return (
    <Card as="li">
      <Flex justify="space-between" gap="3" align="flex-start" wrap="wrap">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          <DisputeLink dispute={dispute}>
            {accountName} {shownDigits(accountNumber)}
          </DisputeLink>
        </Heading>
        <DisputeBadge status={status} words="disputes" />
      </Flex>
      <Box as="dl" mt="3" display="grid" gap="3">
        <Row name={<FormattedMessage id="results.asked" />}>
          <ReasonText reason={disputeReason} />
          {additionalDetails && <Text overflowWrap="anywhere">{additionalDetails}</Text>}
        </Row>
        {resultsOf(dispute).map(({ bureaus: equal, first: { progress } }) => (
          <Row key={equal.join()} name={formatList(equal.map((bureau) => bureauNames[bureau]))}>
            <Text fontWeight="medium">
              <Changed dispute={dispute} progress={progress} />
            </Text>
            <Text color="fg.quiet" textStyle="sm">
              <Proven dispute={dispute} progress={progress} />
            </Text>
          </Row>
        ))}
      </Box>
    </Card>
  );
}

/** The bureaus that were written to, by what their lines say. */
function resultsOf(dispute: Dispute) {
  const written = bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    // A later round goes to some of the bureaus: the answers of the others stand.
    return progress && (progress.reportsItem || isCarried(progress)) ? [{ bureau, progress }] : [];
  });
  return groupBureaus(written, ({ progress }) => [shownAnswer(progress), isFromLetter(progress)]);
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box display="grid" columnGap="6" gridTemplateColumns={{ base: "1fr", md: "minmax(0, 1fr) minmax(0, 2fr)" }}>
      <Text as="dt" color="fg.quiet">
        {name}
      </Text>
      <dd>{children}</dd>
    </Box>
  );
}

type OneBureau = { dispute: Dispute; progress: BureauProgress };

/** The bureau's own answer, or the one that was recorded for the dispute as a whole. */
const outcomeOf = ({ dispute, progress }: OneBureau) => progress.answer?.outcome ?? dispute.outcome;

const isFromLetter = ({ answer }: BureauProgress) => answer?.source === "uploaded_answer";

function Changed({ dispute, progress }: OneBureau) {
  const outcome = outcomeOf({ dispute, progress });
  if (!outcome) return <FormattedMessage id="results.waiting" />;
  const { correctedTo } = progress.answer ?? {};
  const letterOn = progress.answer && letterDayOf(progress.answer);
  const isUnconfirmed = isRemoved(outcome) && progress.laterReport?.finding !== "confirmed";

  return (
    <>
      <FormattedMessage id={isUnconfirmed ? "results.reportedDeleted" : `disputes.outcome.${outcome}`} />
      {correctedTo && `: ${correctedTo}`}
      {letterOn && (
        <>
          {", "}
          <LongDate value={letterOn} />
        </>
      )}
    </>
  );
}

/** Which report proves the answer; until one does, what it rests on. */
function Proven({ dispute, progress }: OneBureau) {
  const { laterReport } = progress;
  if (laterReport) {
    const day = <LongDate value={laterReport.on} />;
    return <FormattedMessage id={`results.proof.${laterReport.finding}`} values={{ day }} />;
  }
  const outcome = outcomeOf({ dispute, progress });
  if (!outcome) return null;
  return (
    <>
      <FormattedMessage id={isFromLetter(progress) ? "results.proof.letter" : "results.proof.word"} />
      {isSettled(outcome) && (
        <>
          {" "}
          <FormattedMessage id="results.proof.none" />
        </>
      )}
    </>
  );
}
