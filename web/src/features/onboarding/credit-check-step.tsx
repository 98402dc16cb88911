import { Button, Fieldset, List, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import type { Consents } from "#shared/api/schemas/onboarding";
import { CONSENT_TEXT_VERSION } from "#shared/domain/consumer/consent-version";
import { BirthDateField } from "#web/src/ui/birth-date-field";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { useLanguage } from "#web/src/ui/language";
import { MaskedField } from "#web/src/ui/masked-field";
import { Notice } from "#web/src/ui/notice";
import { useReadAddress } from "#web/src/ui/uploads/read-address";
import { useFlow } from "./flow";
import { OwnReport, type ReportWay, ReportWayChoice } from "./own-report";
import type { refusedFields } from "./profile-form";
import { PullFailed, PullUnseen } from "./pull-failed";
import { PullResult, PullRunning } from "./pull-result";
import { StepFrame } from "./step-frame";
import { usePull } from "./use-pull";

/** Step 3: the visitor's consent and the three bureaus' answer, or a report of the visitor's own. */
export function CreditCheckStep() {
  const { getProfile, progress, form, goTo, isIdentityKept } = useFlow();
  // What is typed here for a later pull draws the step again.
  useWatch({ control: form.control, name: ["ssn", "dateOfBirth"] });
  const profile = getProfile();
  const { language } = useLanguage();
  const { state, start, show, reset } = usePull(progress.isMember);
  const { report, isPullOffered } = progress;
  const isBeingChecked = useReadAddress().ids.length > 0;
  const first = isPullOffered && !isBeingChecked ? "pull" : "own";
  const [way, setWay] = useState<ReportWay | undefined>(report && !isBeingChecked ? undefined : first);

  const correctDetails = (refused: ReturnType<typeof refusedFields>) => {
    for (const [name, message] of refused) form.setError(name, { message });
    goTo(1);
  };
  const bringOwn = () => {
    setWay("own");
    reset();
  };
  const pull = (consents: Consents) => profile && start({ profile, consents, language });
  const isAsked = state.phase !== "idle";
  const isOwn = way === "own";
  const isAnswered = report !== null && (state.phase === "success" || (!isAsked && way === undefined));
  const title = isAnswered ? "onboarding.result.title" : "onboarding.pull.title";
  const lead = isAnswered ? "onboarding.result.lead" : isOwn ? "onboarding.own.lead" : "onboarding.pull.lead";

  return (
    <StepFrame title={<FormattedMessage id={title} />} lead={<FormattedMessage id={lead} />}>
      {state.phase === "running" && <PullRunning percent={state.percent} />}
      {state.phase === "failed" && (
        <PullFailed error={state.error} onRetry={reset} onCorrect={correctDetails} onOwn={bringOwn} />
      )}
      {state.phase === "unseen" && <PullUnseen error={state.error} onRetry={show} />}
      {isAnswered && <PullResult report={report} onContinue={() => goTo(4)} onMore={setWay} />}
      {!isAsked && way !== undefined && (
        <>
          {isPullOffered ? (
            <ReportWayChoice way={way} onChange={setWay} />
          ) : (
            <Notice>
              <FormattedMessage id="onboarding.own.only" />
            </Notice>
          )}
          {way === "pull" && isIdentityKept && <IdentityAgain />}
          {way === "pull" && <PullConsents hasProfile={profile !== undefined} onPull={pull} />}
          {way === "own" &&
            (profile || isIdentityKept ? (
              <OwnReport profile={profile} onDone={() => setWay(undefined)} />
            ) : (
              <Text role="status" fontWeight="semibold">
                <FormattedMessage id="onboarding.pull.noProfile" />
              </Text>
            ))}
        </>
      )}
    </StepFrame>
  );
}

/** The SSN is not shown again once it is kept; to ask the bureaus later it is typed again. */
function IdentityAgain() {
  const { formatMessage } = useIntl();
  const { form } = useFlow();

  return (
    <FormProvider {...form}>
      <BirthDateField />
      <MaskedField
        name="ssn"
        label={formatMessage({ id: "onboarding.profile.ssn" })}
        hint={formatMessage({ id: "onboarding.own.ssnAgain" })}
        mask="000-00-0000"
        autoComplete="off"
        secret={formatMessage({ id: "onboarding.profile.ssn.what" })}
      />
    </FormProvider>
  );
}

const consentNames = ["fcraConsent", "permissiblePurposeConsent", "piiProcessingConsent"] as const;
const consentKeys = {
  fcraConsent: "onboarding.consent.fcra",
  permissiblePurposeConsent: "onboarding.consent.permissiblePurpose",
  piiProcessingConsent: "onboarding.consent.piiProcessing",
} as const;
const rights = ["copy", "dispute", "days", "correct", "old", "freeze"] as const;

const noneTicked: Consents = { fcraConsent: false, permissiblePurposeConsent: false, piiProcessingConsent: false };

/** Three consents, what the law gives the consumer, what it costs, and the button. Ticks below other words do not count. */
function PullConsents({ hasProfile, onPull }: { hasProfile: boolean; onPull: (consents: Consents) => void }) {
  const { entries, updateEntries } = useFlow();
  const kept = entries.consentBoxes?.textVersion === CONSENT_TEXT_VERSION ? entries.consentBoxes.ticked : undefined;
  const consents = kept ?? noneTicked;
  const [isTried, setIsTried] = useState(false);
  const boxes = useRef<HTMLDivElement>(null);
  const isMissing = consentNames.some((name) => !consents[name]);

  const tick = (ticked: Consents) => updateEntries({ consentBoxes: { textVersion: CONSENT_TEXT_VERSION, ticked } });
  const tryPull = () => {
    setIsTried(true);
    // The boxes are far above the button on a phone: the first that is missing takes the focus, and brings the message into view.
    if (isMissing) boxes.current?.querySelector<HTMLInputElement>("input:not(:checked)")?.focus();
    else onPull(consents);
  };

  return (
    <Stack gap="6">
      <Fieldset.Root invalid={isTried && isMissing}>
        <Fieldset.Legend>
          <FormattedMessage id="onboarding.pull.consents" />
        </Fieldset.Legend>
        <Fieldset.HelperText>
          <FormattedMessage id="onboarding.pull.consents.hint" />
        </Fieldset.HelperText>
        {isTried && isMissing && (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            <FormattedMessage id="onboarding.pull.consentsMissing" />
          </Text>
        )}
        <Fieldset.Content ref={boxes}>
          {consentNames.map((name) => (
            <CheckboxField
              key={name}
              checked={consents[name]}
              onChange={(isTicked) => tick({ ...consents, [name]: isTicked })}
            >
              <FormattedMessage id={consentKeys[name]} />
            </CheckboxField>
          ))}
        </Fieldset.Content>
      </Fieldset.Root>
      <Rights />
      <Notice title={<FormattedMessage id="onboarding.pull.fee.title" />}>
        <FormattedMessage id="onboarding.pull.fee.text" />
      </Notice>
      {!hasProfile && (
        <Text role="status" fontWeight="semibold">
          <FormattedMessage id="onboarding.pull.noProfile" />
        </Text>
      )}
      <Stack gap="2" align="flex-start">
        <Button size="lg" disabled={!hasProfile} onClick={tryPull}>
          <FormattedMessage id="onboarding.pull.button" />
        </Button>
        <Text textStyle="sm" color="fg.quiet">
          <FormattedMessage id="onboarding.pull.wait" />
        </Text>
      </Stack>
    </Stack>
  );
}

function Rights() {
  return (
    <Card>
      <Text fontWeight="semibold" mb="2">
        <FormattedMessage id="onboarding.pull.rights.title" />
      </Text>
      <List.Root>
        {rights.map((right) => (
          <List.Item key={right}>
            <FormattedMessage id={`onboarding.pull.rights.${right}`} />
          </List.Item>
        ))}
      </List.Root>
    </Card>
  );
}
