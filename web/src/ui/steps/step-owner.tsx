import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Day } from "#shared/domain/days";
import { membersTurnFrom } from "#shared/domain/dispute/members-turn";
import type { NextStep, StepName } from "#shared/domain/dispute/next-step";

/** Steps that are listed with something else. */
export const isFollowed = (step: StepName) => step === "followLetter" || step === "followDispute";

type StepOwnerProps = {
  step: Pick<NextStep, "step" | "owner" | "by">;
  today: Day;
  /** How many bureaus have this step next. */
  bureaus?: number;
};

/** Whose turn a next step is. A later letter, or a newer dispute of the item, has steps and owners of its own. */
export function StepOwner({ step, today, bureaus = 1 }: StepOwnerProps) {
  if (isFollowed(step.step)) return null;
  const owner = membersTurnFrom(step, today) === undefined ? step.owner : "later";
  return (
    <Text as="span" fontWeight="semibold">
      <FormattedMessage id={`disputes.owner.${owner}`} values={{ bureaus }} />{" "}
    </Text>
  );
}
