import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { CreditReport } from "#shared/api/schemas/report";
import { nextBandOf } from "#shared/domain/score/bands";

/** How the score has gone since the first report, and how far the next band is. */
export function ScoreChange({ creditScore, history }: Pick<CreditReport, "creditScore" | "history">) {
  if (creditScore === null) return null;
  const scores = history.flatMap((point) => point.creditScore ?? []);
  const [first = creditScore] = scores;
  const change = creditScore - first;
  const next = nextBandOf(creditScore);

  return (
    <Text mt="3">
      {/* A first report has nothing to be compared with. */}
      {scores.length > 1 && (
        <>
          <FormattedMessage
            id="dashboard.score.change"
            values={{ direction: directionOf(change), points: Math.abs(change) }}
          />{" "}
        </>
      )}
      {next && (
        <FormattedMessage
          id="dashboard.score.next"
          values={{
            score: creditScore,
            points: next.from - creditScore,
            band: <FormattedMessage id={`score.band.${next.band}`} />,
          }}
        />
      )}
    </Text>
  );
}

const directionOf = (change: number) => (change === 0 ? "none" : change > 0 ? "up" : "down");
