import { Box, Heading } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";
import { AnswerRow } from "./answer-row";
import { useFlow } from "./flow";

/** Everything that the account will rest on, with the way back to what can still be changed. */
export function CheckAnswers() {
  const { form, progress, selection } = useFlow();
  const { firstName, lastName, email, phone, address } = form.getValues();
  const chosen = (progress.report?.negativeItems ?? []).filter((item) => selection.items.includes(item.id));
  const plan = selection.plan ?? "monthly";

  return (
    <Card as="section" aria-labelledby="check-title">
      <Heading as="h3" size="md" id="check-title" mb="2">
        <FormattedMessage id="onboarding.account.check" />
      </Heading>
      <Box as="dl" m="0">
        <AnswerRow label="onboarding.account.check.name">
          {firstName} {lastName}
        </AnswerRow>
        <AnswerRow label="onboarding.profile.email" step={1}>
          {email}
        </AnswerRow>
        <AnswerRow label="onboarding.profile.phone" step={1}>
          {phone}
        </AnswerRow>
        <AnswerRow label="onboarding.account.check.address" step={1}>
          {address.street}, {address.city}, {address.state} {address.zipCode}
        </AnswerRow>
        {progress.ssnLast4 !== undefined && (
          <AnswerRow label="onboarding.account.check.ssn">
            <FormattedMessage id="onboarding.account.check.ssn.ending" values={{ last4: progress.ssnLast4 }} />
          </AnswerRow>
        )}
        <AnswerRow label="onboarding.payment.items">{chosen.map((item) => item.creditorName).join(", ")}</AnswerRow>
        <AnswerRow label="onboarding.payment.plan">
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </AnswerRow>
      </Box>
    </Card>
  );
}
