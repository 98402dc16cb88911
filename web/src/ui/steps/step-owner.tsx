import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { membersTurnFrom } from "#shared/domain/dispute/members-turn";
import type { NextStep, StepName } from "#shared/domain/dispute/next-step";
import { today } from "#web/src/api/server-time";

/** Steps that are listed with something else. */
export const isFollowed = (step: StepName) => step === "followLetter" || step === "followDispute";

type StepOwnerProps = {
  step: Pick<NextStep, "step" | "owner" | "by">;
  /** How many bureaus have this step next. */
  bureaus?: number;
};

/** Whose turn a next step is. A later letter, or a newer dispute of the item, has steps and owners of its own. */
export function StepOwner({ step, bureaus = 1 }: StepOwnerProps) {
  if (isFollowed(step.step)) return null;
  const owner = membersTurnFrom(step, today()) === undefined ? step.owner : "later";
  return (
    <Text as="span" fontWeight="semibold">
      <FormattedMessage id={`disputes.owner.${owner}`} values={{ bureaus }} />{" "}
    </Text>
  );
}
