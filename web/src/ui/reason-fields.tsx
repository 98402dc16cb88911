import { Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NewDispute } from "#shared/api/schemas/dispute";
import type { BureauView, NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { needsDetails, type ReasonKey, reasonKeys } from "#shared/domain/dispute/reasons";
import { type Refusal, refusalOf, viewsOf } from "#shared/domain/dispute/statements";
import { CheckboxField } from "./checkbox-field";
import { type FactDrafts, FactFields, readFacts } from "./stated-facts";
import { TextAreaField } from "./text-area-field";

export type ReasonChoice = {
  chosen: readonly ReasonKey[];
  details: string;
  choose: (chosen: ReasonKey[]) => void;
  /** Ticks one more. */
  add: (reason: ReasonKey) => void;
  say: (details: string) => void;
  /** Why the reasons cannot stand about the item. */
  refusal: Refusal | undefined;
  lacksDetails: boolean;
  /** What is typed of the exact facts behind the reasons. */
  facts: FactDrafts;
  stateFacts: (facts: FactDrafts) => void;
  views: readonly BureauView[];
  isTried: boolean;
  /** What to send; undefined while something is missing or refused, which is said from now on. */
  stated: () => StatedReasons | undefined;
};

export type StatedReasons = Pick<NewDispute, "disputeReason" | "additionalDetails" | "statedFacts">;

/** Which reasons a member ticks about an item (undefined while it is not known), and what they say beside them. */
export function useReasonChoice(item: NegativeItem | undefined): ReasonChoice {
  const [chosen, choose] = useState<ReasonKey[]>([]);
  const [details, say] = useState("");
  const [isTried, setTried] = useState(false);
  const [facts, stateFacts] = useState<FactDrafts>({});
  const { facts: statedFacts, incomplete } = readFacts(facts, chosen);
  const said = { reasons: chosen, explanation: details.trim() || undefined, statedFacts };
  const refusal = refusalOf(said, item ? viewsOf(item) : [], dayOf(new Date()));
  const lacksDetails = needsDetails(chosen) && details.trim() === "";

  const stated = () => {
    setTried(true);
    if (chosen.length === 0 || refusal || lacksDetails || incomplete.length > 0) return undefined;
    return {
      disputeReason: chosen.join("; "),
      additionalDetails: said.explanation,
      ...(statedFacts.length > 0 && { statedFacts }),
    };
  };
  const add = (reason: ReasonKey) => choose((before) => [...new Set([...before, reason])]);
  return {
    chosen,
    details,
    choose,
    add,
    say,
    refusal,
    lacksDetails,
    facts,
    stateFacts,
    views: item?.bureauViews ?? [],
    isTried,
    stated,
  };
}

type ReasonFieldsProps = { choice: ReasonChoice; name: string };

/** Boxes of reasons, why they cannot stand, and the member's own words: required where a box says too little. */
export function ReasonFields({ choice, name }: ReasonFieldsProps) {
  const { formatMessage } = useIntl();
  const { chosen, details, choose, say, refusal, lacksDetails, isTried, facts, stateFacts, views } = choice;
  const toggle = (key: ReasonKey, isChosen: boolean) =>
    choose(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));

  return (
    <>
      <Stack gap="1" my="2">
        {reasonKeys.map((key) => (
          <CheckboxField key={key} checked={chosen.includes(key)} onChange={(isChosen) => toggle(key, isChosen)}>
            <FormattedMessage id={`item.reason.${key}`} />
          </CheckboxField>
        ))}
      </Stack>
      {refusal && (
        <Text role="alert" color="fg.error" fontWeight="semibold" maxWidth="prose">
          <FormattedMessage id={`item.refusal.${refusal}`} />
        </Text>
      )}
      <FactFields name={name} reasons={chosen} views={views} drafts={facts} onChange={stateFacts} isTried={isTried} />
      <TextAreaField
        name={name}
        label={<FormattedMessage id="item.details" />}
        isOptional={!needsDetails(chosen)}
        isRequired={needsDetails(chosen)}
        error={isTried && lacksDetails ? formatMessage({ id: "common.validation.required" }) : undefined}
        maxLength={2000}
        value={details}
        onChange={(event) => say(event.target.value)}
      />
    </>
  );
}
