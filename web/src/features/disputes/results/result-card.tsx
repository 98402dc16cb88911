import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
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

/** One dispute: what was asked, what each bureau answered, and what proves it. */
export function ResultCard({ dispute }: { dispute: Dispute }) {
  const { accountName, accountNumber, disputeReason, status, additionalDetails } = dispute;
  // A later round goes to some of the bureaus: the answers of the others stand.
  const written = bureaus.filter((bureau) => {
    const progress = dispute.bureaus[bureau];
    return progress && (progress.reportsItem || isCarried(progress));
  });

  return (
    <Card as="li">
      <Flex justify="space-between" gap="3" align="flex-start" wrap="wrap">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {accountName} {shownDigits(accountNumber)}
        </Heading>
        <DisputeBadge status={status} words="disputes" />
      </Flex>
      <Box as="dl" mt="3" display="grid" gap="4" gridTemplateColumns={{ base: "1fr", md: "repeat(4, minmax(0, 1fr))" }}>
        <Part name="asked">
          <ReasonText reason={disputeReason} />
          {additionalDetails && (
            <Text as="span" display="block" overflowWrap="anywhere">
              {additionalDetails}
            </Text>
          )}
        </Part>
        {written.map((bureau) => {
          const progress = dispute.bureaus[bureau];
          return (
            progress && (
              <div key={bureau}>
                <Text as="dt" fontWeight="semibold">
                  {bureauNames[bureau]}
                </Text>
                <Text as="dd">
                  <Changed dispute={dispute} progress={progress} />
                </Text>
                <Text as="dd" color="fg.quiet" textStyle="sm">
                  <Proven dispute={dispute} progress={progress} />
                </Text>
              </div>
            )
          );
        })}
      </Box>
    </Card>
  );
}

function Part({ name, children }: { name: "asked"; children: React.ReactNode }) {
  return (
    <div>
      <Text as="dt" fontWeight="semibold">
        <FormattedMessage id={`results.${name}`} />
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  );
}

type OneBureau = { dispute: Dispute; progress: BureauProgress };

/** The bureau's own answer, or the one that was recorded for the dispute as a whole. */
const outcomeOf = ({ dispute, progress }: OneBureau) => progress.answer?.outcome ?? dispute.outcome;

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
  const { laterReport, answer } = progress;
  if (laterReport) {
    const day = <LongDate value={laterReport.on} />;
    return <FormattedMessage id={`results.proof.${laterReport.finding}`} values={{ day }} />;
  }
  const outcome = outcomeOf({ dispute, progress });
  if (!outcome) return null;
  return (
    <>
      <FormattedMessage id={answer?.source === "uploaded_answer" ? "results.proof.letter" : "results.proof.word"} />
      {isSettled(outcome) && (
        <>
          {" "}
          <FormattedMessage id="results.proof.none" />
        </>
      )}
    </>
  );
}
