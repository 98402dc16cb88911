import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Step } from "#shared/domain/onboarding/steps";
import { Card } from "#web/src/ui/card";
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
        <Answer label="onboarding.account.check.name">
          {firstName} {lastName}
        </Answer>
        <Answer label="onboarding.profile.email" step={1}>
          {email}
        </Answer>
        <Answer label="onboarding.profile.phone" step={1}>
          {phone}
        </Answer>
        <Answer label="onboarding.account.check.address" step={1}>
          {address.street}, {address.city}, {address.state} {address.zipCode}
        </Answer>
        {progress.ssnLast4 !== undefined && (
          <Answer label="onboarding.account.check.ssn">
            <FormattedMessage id="onboarding.account.check.ssn.ending" values={{ last4: progress.ssnLast4 }} />
          </Answer>
        )}
        <Answer label="onboarding.payment.items">{chosen.map((item) => item.creditorName).join(", ")}</Answer>
        <Answer label="onboarding.payment.plan">
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </Answer>
      </Box>
    </Card>
  );
}

function Answer({ label, step, children }: { label: string; step?: Step; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { goTo } = useFlow();
  const what = formatMessage({ id: label });

  return (
    <Box py="2" borderTopWidth="1px" borderColor="border.line">
      <Box as="dt" color="fg.quiet" textStyle="sm">
        {what}
      </Box>
      <Flex as="dd" m="0" gap="3" align="center" justify="space-between">
        <Box minWidth="0" overflowWrap="anywhere">
          {children}
        </Box>
        {step !== undefined && (
          <Button
            variant="plain"
            flexShrink="0"
            aria-label={formatMessage({ id: "onboarding.account.check.changeOf" }, { what })}
            onClick={() => goTo(step)}
          >
            <FormattedMessage id="onboarding.account.check.change" />
          </Button>
        )}
      </Flex>
    </Box>
  );
}
