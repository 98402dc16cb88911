import { Heading } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { BureauProgress, DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { letterDayOf } from "#shared/domain/dispute/bureau-answers";
import { longDate } from "#web/src/ui/format";
import { Facts } from "./facts";

const events = [
  ["mailed", "mailedAt"],
  ["received", "deliveredAt"],
  ["returned", "returnedAt"],
  ["heldBack", "heldBackAt"],
] as const;

/** What became of each bureau's letter of the present round, on the calendar of the steps beside it, and what it answered: an administrator comes here for one that came back. */
export function DisputeLetters({ dispute }: { dispute: DisputeDetail }) {
  const wordsOf = useLetterWords();
  const letters = bureaus.flatMap((bureau) => {
    const progress = dispute.bureaus[bureau];
    return progress?.reportsItem ? [[bureauNames[bureau], wordsOf(progress), bureau] as const] : [];
  });
  if (letters.length === 0 || dispute.status === "draft") return null;

  return (
    <section>
      <Heading as="h3" size="sm" mb="2">
        <FormattedMessage id="admin.letters.title" />
      </Heading>
      <Facts facts={letters} />
    </section>
  );
}

function useLetterWords() {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (progress: BureauProgress) => {
    const said = events.flatMap(([name, at]) => {
      const instant = progress[at];
      const day = instant && longDate(instant, intl);
      return day ? [formatMessage({ id: `admin.letters.${name}` }, { day })] : [];
    });
    const { answer } = progress;
    if (answer) {
      const day = longDate(letterDayOf(answer) ?? answer.recordedAt, intl);
      said.push(`${formatMessage({ id: `disputes.outcome.${answer.outcome}` })}, ${day}`);
    }
    return said.join("\u00a0· ") || formatMessage({ id: "admin.letters.notMailed" });
  };
}
