import { Button, Fieldset, List, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Consents } from "#shared/api/schemas/onboarding";
import { CONSENT_TEXT_VERSION } from "#shared/domain/consumer/consent-version";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";

const consentNames = ["fcraConsent", "permissiblePurposeConsent", "piiProcessingConsent"] as const;
const consentKeys = {
  fcraConsent: "onboarding.consent.fcra",
  permissiblePurposeConsent: "onboarding.consent.permissiblePurpose",
  piiProcessingConsent: "onboarding.consent.piiProcessing",
} as const;
const rights = ["copy", "dispute", "days", "correct", "old", "freeze"] as const;

const noneTicked: Consents = { fcraConsent: false, permissiblePurposeConsent: false, piiProcessingConsent: false };

/** Three consents, what the law gives the consumer, what it costs, and the button. Ticks below other words do not count. */
export function PullConsents({ hasProfile, onPull }: { hasProfile: boolean; onPull: (consents: Consents) => void }) {
  const { entries, updateEntries } = useFlow();
  const kept = entries.consentBoxes?.textVersion === CONSENT_TEXT_VERSION ? entries.consentBoxes.ticked : undefined;
  const consents = kept ?? noneTicked;
  const [isTried, setIsTried] = useState(false);
  const isMissing = consentNames.some((name) => !consents[name]);

  const tick = (ticked: Consents) => updateEntries({ consentBoxes: { textVersion: CONSENT_TEXT_VERSION, ticked } });
  const tryPull = () => {
    setIsTried(true);
    if (!isMissing) onPull(consents);
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
        <Fieldset.Content>
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
        {isTried && isMissing && (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            <FormattedMessage id="onboarding.pull.consentsMissing" />
          </Text>
        )}
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
