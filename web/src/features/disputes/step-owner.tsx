import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NextStep } from "#shared/domain/dispute/next-step";

type StepOwnerProps = {
  step: Pick<NextStep, "step" | "owner">;
  /** How many bureaus have this step next. */
  bureaus?: number;
};

/** Whose turn a next step is. A later letter has steps and owners of its own. */
export function StepOwner({ step: { step, owner }, bureaus = 1 }: StepOwnerProps) {
  if (step === "followLetter") return null;
  return (
    <Text as="span" fontWeight="semibold">
      <FormattedMessage id={`disputes.owner.${owner}`} values={{ bureaus }} />{" "}
    </Text>
  );
}
