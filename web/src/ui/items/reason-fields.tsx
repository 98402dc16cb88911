import { Fieldset, Link, SimpleGrid, Text } from "@chakra-ui/react";
import { memo, type ReactNode, useCallback, useDeferredValue, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { needsDetails, type ReasonKey } from "#shared/domain/dispute/reasons";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { useLanguage } from "#web/src/ui/language";
import { FactFields, readFacts } from "#web/src/ui/stated-facts";
import { TextAreaField } from "#web/src/ui/text-area-field";
import type { ReasonChoice } from "./reason-choice";
import { StrengthLines } from "./strength-lines";

const DETAILS_MAX_LENGTH = 2_000;
const identityTheftSites = { en: "IdentityTheft.gov", es: "RobodeIdentidad.gov" };

type ReasonFieldsProps = {
  choice: ReasonChoice;
  /** Keeps the fields of several items on one page apart. */
  name: string;
  /** Left out where the group around the fields has one. */
  legend?: ReactNode;
  /** That a reason is missing is said beside the boxes, also before the first try. */
  asksForReason?: boolean;
};

/** Boxes of reasons, why they cannot be stated, exact facts, and own words: required where a box says too little. */
export function ReasonFields({ choice, name, legend, asksForReason }: ReasonFieldsProps) {
  const { chosen, isFull, isTried, refusal, fault, stateFacts } = choice;
  // A press is answered by its box; what follows from it is drawn in the next frames.
  const settled = useDeferredValue(chosen);
  const fields = (
    <>
      <ReasonBoxes choice={choice} />
      {isFull && (
        <Text color="fg.quiet">
          <FormattedMessage id="item.noRoom" />
        </Text>
      )}
      {asksForReason && chosen.length === 0 && (
        <Text role={isTried ? "alert" : undefined} tabIndex={-1} color={isTried ? "fg.error" : "fg.quiet"}>
          <FormattedMessage id="item.reasonMissing" />
        </Text>
      )}
      {refusal && !fault && (
        <Text role="alert" tabIndex={-1} color="fg.error" fontWeight="semibold" maxWidth="prose">
          <FormattedMessage id={`item.refusal.${refusal}`} />
        </Text>
      )}
      {chosen.includes("identity_theft") && <IdentityTheftNote />}
      {stateFacts && (
        <FactFields
          name={name}
          reasons={settled}
          views={choice.views}
          drafts={choice.facts}
          onChange={stateFacts}
          isTried={isTried}
          fault={fault}
        />
      )}
      {!isFull && <OwnWords choice={choice} name={name} />}
      <Strength choice={choice} chosen={settled} />
    </>
  );
  if (legend === undefined) return fields;
  return (
    <Fieldset.Root gap="2">
      <Fieldset.Legend textStyle="md">{legend}</Fieldset.Legend>
      {fields}
    </Fieldset.Root>
  );
}

/** Drawn again after the boxes, and not at all while the choice stays. */
function Strength({ choice, chosen }: { choice: ReasonChoice; chosen: readonly ReasonKey[] }) {
  const explanation = useDeferredValue(choice.details.trim());
  const facts = useDeferredValue(choice.facts);
  return <StrengthOf chosen={chosen} explanation={explanation} facts={facts} hasIdEnclosed={choice.hasIdEnclosed} />;
}

type StrengthProps = {
  chosen: readonly ReasonKey[];
  explanation: string;
  facts: ReasonChoice["facts"];
  hasIdEnclosed: boolean | undefined;
};

const StrengthOf = memo(function StrengthOf({ chosen, explanation, facts, hasIdEnclosed }: StrengthProps) {
  const statedFacts = readFacts(facts, chosen).facts;
  return <StrengthLines said={{ reasons: chosen, explanation, statedFacts, hasIdEnclosed }} />;
});

function ReasonBoxes({ choice }: { choice: ReasonChoice }) {
  const { offered, chosen, isFull } = choice;
  const latest = useRef(choice);
  latest.current = choice;
  const toggle = useCallback((key: ReasonKey, isChosen: boolean) => {
    const { choose, ...before } = latest.current;
    choose(
      isChosen
        ? before.offered.filter((other) => other === key || before.chosen.includes(other))
        : before.chosen.filter((other) => other !== key),
    );
  }, []);

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4" rowGap="0">
      {offered.map((key) => (
        <ReasonBox key={key} reason={key} isChosen={chosen.includes(key)} isFull={isFull} onToggle={toggle} />
      ))}
    </SimpleGrid>
  );
}

type ReasonBoxProps = {
  reason: ReasonKey;
  isChosen: boolean;
  isFull: boolean | undefined;
  /** Stable: only the box that was pressed is drawn again. */
  onToggle: (reason: ReasonKey, isChosen: boolean) => void;
};

const ReasonBox = memo(function ReasonBox({ reason, isChosen, isFull, onToggle }: ReasonBoxProps) {
  return (
    <CheckboxField checked={isChosen} disabled={isFull} onChange={(isNow) => onToggle(reason, isNow)}>
      <FormattedMessage id={`item.reason.${reason}`} />
    </CheckboxField>
  );
});

function OwnWords({ choice, name }: Pick<ReasonFieldsProps, "choice" | "name">) {
  const { formatMessage } = useIntl();
  const { chosen, details, say, isTried, lacksDetails } = choice;
  const isRequired = needsDetails(chosen);

  return (
    <TextAreaField
      name={name}
      label={<FormattedMessage id="item.details" />}
      hint={isRequired ? <FormattedMessage id="item.details.hint" /> : undefined}
      isOptional={!isRequired}
      isRequired={isRequired}
      error={isTried && lacksDetails ? formatMessage({ id: "common.validation.required" }) : undefined}
      maxLength={DETAILS_MAX_LENGTH}
      rows={2}
      value={details}
      onChange={(event) => say(event.target.value)}
    />
  );
}

/** In a window of its own: what is ticked and typed here stays. */
function StepsLink({ children }: { children: ReactNode }) {
  return (
    <Link key="steps" href="/identity-theft" target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}

/** FCRA 605B: the right to a block needs an identity theft report. */
function IdentityTheftNote() {
  const { language } = useLanguage();
  const site = identityTheftSites[language];
  const link = (
    <Link href={`https://www.${site.toLowerCase()}`} target="_blank" rel="noopener noreferrer">
      {site}
    </Link>
  );

  return (
    <Text textStyle="sm">
      <FormattedMessage id="item.identityTheft" values={{ link, page: (words) => <StepsLink>{words}</StepsLink> }} />
    </Text>
  );
}
