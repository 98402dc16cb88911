import { Fieldset, Link, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { reasonKeys } from "#shared/domain/dispute/reasons";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { useLanguage } from "#web/src/ui/language";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useFlow } from "./flow";
import { DETAILS_MAX_LENGTH, hasRoom, isSelected, itemProblem, sayDetails, toggleReason } from "./selection";

const identityTheftSites = { en: "IdentityTheft.gov", es: "RobodeIdentidad.gov" };

/** `place` keeps the fields of the card and of its dialog apart: both may be on the page. */
type ReasonBoxesProps = { item: NegativeItem; place: "card" | "dialog"; isTried: boolean };

/** What is wrong with an item: boxes to tick, and the visitor's own words where a box says too little. */
export function ReasonBoxes({ item, place, isTried }: ReasonBoxesProps) {
  const { selection, changeSelection } = useFlow();
  const given = selection.reasons[item.id] ?? [];
  const problem = itemProblem(selection, item.id, item);
  const refusal = problem === "reasonMissing" || problem === "detailsMissing" ? undefined : problem;
  const isFull = !isSelected(selection, item.id) && !hasRoom(selection);

  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="md">
        <FormattedMessage id="onboarding.selection.reasonsOf" values={{ creditor: item.creditorName }} />
      </Fieldset.Legend>
      <Fieldset.Content display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} columnGap="4" rowGap="0">
        {reasonKeys.map((reason) => (
          <CheckboxField
            key={reason}
            checked={given.includes(reason)}
            disabled={isFull}
            onChange={() => changeSelection(toggleReason(selection, item.id, reason))}
          >
            <FormattedMessage id={`item.reason.${reason}`} />
          </CheckboxField>
        ))}
      </Fieldset.Content>
      {isFull && (
        <Text color="fg.quiet">
          <FormattedMessage id="onboarding.item.noRoom" />
        </Text>
      )}
      {problem === "reasonMissing" && (
        <Text role={isTried ? "alert" : undefined} color={isTried ? "fg.error" : "fg.quiet"}>
          <FormattedMessage id="onboarding.selection.reasonMissing" />
        </Text>
      )}
      {refusal && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id={`item.refusal.${refusal}`} />
        </Text>
      )}
      {given.includes("identity_theft") && <IdentityTheftNote />}
      {given.includes("other") && (
        <OwnWords item={item} place={place} isMissing={isTried && problem === "detailsMissing"} />
      )}
    </Fieldset.Root>
  );
}

type OwnWordsProps = Pick<ReasonBoxesProps, "item" | "place"> & { isMissing: boolean };

function OwnWords({ item, place, isMissing }: OwnWordsProps) {
  const { formatMessage } = useIntl();
  const { selection, changeSelection } = useFlow();

  return (
    <TextAreaField
      name={`details-${place}-${item.id}`}
      label={formatMessage({ id: "onboarding.selection.details" })}
      hint={formatMessage({ id: "onboarding.selection.details.hint" })}
      error={isMissing ? formatMessage({ id: "onboarding.selection.detailsMissing" }) : undefined}
      maxLength={DETAILS_MAX_LENGTH}
      value={selection.details[item.id] ?? ""}
      onChange={(event) => changeSelection(sayDetails(selection, item.id, event.target.value))}
    />
  );
}

/** FCRA 605B: the right to a block needs an identity theft report. */
function IdentityTheftNote() {
  const { language } = useLanguage();
  const site = identityTheftSites[language];

  return (
    <Text textStyle="sm">
      <FormattedMessage
        id="onboarding.selection.identityTheft"
        values={{
          link: (
            <Link href={`https://www.${site.toLowerCase()}`} target="_blank" rel="noopener noreferrer">
              {site}
            </Link>
          ),
        }}
      />
    </Text>
  );
}
