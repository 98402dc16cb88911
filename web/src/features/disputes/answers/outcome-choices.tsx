import { Box, chakra, Fieldset, Flex, SimpleGrid, Text } from "@chakra-ui/react";
import { type ReactNode, type Ref, useId } from "react";
import { FormattedMessage } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { Day } from "#shared/domain/days";
import type { DisputeOutcome } from "#shared/domain/dispute/dispute";
import { LongDate } from "#web/src/ui/format";
import { forcedChosen } from "#web/src/ui/theme/forced-colors";
import { radioStyles } from "#web/src/ui/theme/radio-styles";

const usual: readonly DisputeOutcome[] = ["deleted", "modified", "verified", "no_response"];
const rare: readonly DisputeOutcome[] = ["frivolous", "verified_but_corrected", "blocked", "block_declined"];

const usualOfBlock: readonly DisputeOutcome[] = ["blocked", "deleted", "block_declined", "no_response"];
const rareOfBlock: readonly DisputeOutcome[] = ["verified", "modified", "verified_but_corrected", "frivolous"];

type OutcomeChoicesProps = {
  /** Whose answer it is. */
  bureau: Bureau;
  /** Of a letter that asks for a block. */
  isBlock?: boolean;
  outcome?: DisputeOutcome;
  onChoose: (outcome: DisputeOutcome) => void;
  /** The first day on which the bureau may be called silent, where that is still to come. */
  silentFrom?: Day;
  /** A try to save found no choice: it is said beside the choices. */
  isMissing?: boolean;
  /** The first choice, where the focus goes when none is made. */
  ref?: Ref<HTMLInputElement>;
};

/** Four large choices; the rarer legal ones stay behind "Something else". */
export function OutcomeChoices({
  bureau,
  isBlock,
  outcome,
  onChoose,
  silentFrom,
  isMissing,
  ref,
}: OutcomeChoicesProps) {
  const errorId = useId();
  const [first] = isBlock ? usualOfBlock : usual;
  const choice = (each: DisputeOutcome) => (
    <Choice
      key={each}
      name="outcome"
      isChosen={each === outcome}
      onChoose={() => onChoose(each)}
      errorId={isMissing ? errorId : undefined}
      ref={each === first ? ref : undefined}
      notYet={
        each === "no_response" &&
        silentFrom && (
          <FormattedMessage id="disputes.answer.notYet" values={{ day: <LongDate key="day" value={silentFrom} /> }} />
        )
      }
    >
      <FormattedMessage id={`disputes.outcome.${each}`} />
    </Choice>
  );

  return (
    <Box>
      <Choices
        legend={<FormattedMessage id="disputes.answer.outcomeOf" values={{ bureau: bureauNames[bureau] }} />}
        errorId={errorId}
        error={isMissing && <FormattedMessage id="disputes.answer.choose" />}
      >
        {(isBlock ? usualOfBlock : usual).map(choice)}
      </Choices>
      <Box as="details" mt="3">
        <Text as="summary" cursor="pointer" fontWeight="medium">
          <FormattedMessage id="disputes.answer.other" />
        </Text>
        <Box mt="1">
          <Choices isLegendHidden legend={<FormattedMessage id="disputes.answer.other" />}>
            {(isBlock ? rareOfBlock : rare).map(choice)}
          </Choices>
        </Box>
      </Box>
    </Box>
  );
}

type ChoicesProps = {
  legend: ReactNode;
  /** For the ear only: the same words stand above. */
  isLegendHidden?: boolean;
  /** What is wrong with them, below their name. */
  error?: ReactNode;
  errorId?: string;
  /** How many are side by side where there is room. */
  columns?: number;
  children: ReactNode;
};

/** Choices of which one is taken, under their common name. */
export function Choices({ legend, isLegendHidden, error, errorId, columns = 2, children }: ChoicesProps) {
  return (
    <Fieldset.Root gap="2">
      <Fieldset.Legend mb="2" srOnly={isLegendHidden}>
        {legend}
      </Fieldset.Legend>
      {error && (
        <Text id={errorId} color="fg.error" fontSize="sm" fontWeight="semibold">
          {error}
        </Text>
      )}
      <SimpleGrid columns={{ base: 1, md: columns }} gap="3">
        {children}
      </SimpleGrid>
    </Fieldset.Root>
  );
}

type ChoiceProps = {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The id of the words that say what is wrong with the choices. */
  errorId?: string;
  /** Why it cannot be taken yet. */
  notYet?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
};

/** One choice, as large as a thumb. */
export function Choice({ name, isChosen, onChoose, errorId, notYet, ref, children }: ChoiceProps) {
  return (
    <chakra.label
      cursor={notYet ? "not-allowed" : "pointer"}
      padding="3"
      bg={isChosen ? "accent.subtle" : "bg.surface"}
      borderWidth="2px"
      borderColor={isChosen ? "accent.solid" : errorId ? "danger.solid" : "border.line"}
      css={isChosen ? forcedChosen : undefined}
      borderRadius="card"
    >
      <Flex gap="3" align="center">
        <chakra.input
          type="radio"
          {...radioStyles}
          ref={ref}
          name={name}
          checked={isChosen}
          disabled={Boolean(notYet)}
          onChange={onChoose}
          aria-describedby={errorId}
        />
        <Box color={notYet ? "fg.quiet" : undefined}>
          <Text>{children}</Text>
          {notYet && <Text fontSize="sm">{notYet}</Text>}
        </Box>
      </Flex>
    </chakra.label>
  );
}
