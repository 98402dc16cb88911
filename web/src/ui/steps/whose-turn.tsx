import { Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Day } from "#shared/domain/days";
import { isMembersTurn } from "#shared/domain/dispute/members-turn";
import type { NextStep } from "#shared/domain/dispute/next-step";
import { LongDate } from "#web/src/ui/format";
import { isFollowed, StepOwner } from "./step-owner";
import { stepWords } from "./step-words";

type WhoseTurnProps = { dispute: Dispute; steps: readonly NextStep[]; today: Day };

/** Of the steps at the bureaus the one to know first: the member's own, else the one whose day comes first. */
export function WhoseTurn({ dispute, steps: all, today }: WhoseTurnProps) {
  const { formatList } = useIntl();
  const steps = all.filter(({ step }) => !isFollowed(step));
  const own = steps.filter((step) => isMembersTurn(step, today));
  const [next] = (own.length > 0 ? own : steps).sort((a, b) => a.by.localeCompare(b.by));
  if (!next) return null;

  const same = steps.filter(({ step, by }) => step === next.step && by === next.by).map(({ bureau }) => bureau);
  return (
    <Text fontSize="sm" mt="1">
      {formatList(same.map((bureau) => bureauNames[bureau]))}
      {": "}
      <StepOwner step={next} today={today} bureaus={same.length} />
      {next.step === "answer" ? (
        <FormattedMessage id="disputes.bureau.wait" />
      ) : (
        <FormattedMessage
          id={`disputes.step.${stepWords(next, dispute.bureaus[next.bureau] ?? {})}`}
          values={{ day: <LongDate value={next.by} />, count: same.length }}
        />
      )}
    </Text>
  );
}
