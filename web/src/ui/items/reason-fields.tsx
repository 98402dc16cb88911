import { Fieldset, Link, SimpleGrid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
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
  const { chosen, isFull, isTried, refusal, stateFacts } = choice;
  const fields = (
    <>
      <ReasonBoxes choice={choice} />
      {isFull && (
        <Text color="fg.quiet">
          <FormattedMessage id="item.noRoom" />
        </Text>
      )}
      {asksForReason && chosen.length === 0 && (
        <Text role={isTried ? "alert" : undefined} color={isTried ? "fg.error" : "fg.quiet"}>
          <FormattedMessage id="item.reasonMissing" />
        </Text>
      )}
      {refusal && (
        <Text role="alert" color="fg.error" fontWeight="semibold" maxWidth="prose">
          <FormattedMessage id={`item.refusal.${refusal}`} />
        </Text>
      )}
      {chosen.includes("identity_theft") && <IdentityTheftNote />}
      {stateFacts && (
        <FactFields
          name={name}
          reasons={chosen}
          views={choice.views}
          drafts={choice.facts}
          onChange={stateFacts}
          isTried={isTried}
        />
      )}
      {!isFull && <OwnWords choice={choice} name={name} />}
      <StrengthLines
        said={{
          reasons: chosen,
          explanation: choice.details.trim(),
          statedFacts: readFacts(choice.facts, chosen).facts,
          hasIdEnclosed: choice.hasIdEnclosed,
        }}
      />
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

function ReasonBoxes({ choice: { offered, chosen, choose, isFull } }: { choice: ReasonChoice }) {
  const toggle = (key: ReasonKey, isChosen: boolean) =>
    choose(
      isChosen
        ? offered.filter((other) => other === key || chosen.includes(other))
        : chosen.filter((other) => other !== key),
    );

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4" rowGap="0">
      {offered.map((key) => (
        <CheckboxField
          key={key}
          checked={chosen.includes(key)}
          disabled={isFull}
          onChange={(isChosen) => toggle(key, isChosen)}
        >
          <FormattedMessage id={`item.reason.${key}`} />
        </CheckboxField>
      ))}
    </SimpleGrid>
  );
}

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
