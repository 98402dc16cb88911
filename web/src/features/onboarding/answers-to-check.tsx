import { Box, Button, Flex, Heading, List, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isOrdered, type Step } from "#shared/domain/onboarding/steps";
import { plans } from "#shared/domain/plan/plan";
import { readableName } from "#shared/domain/text/readable-name";
import { contractQuery } from "#web/src/api/queries";
import { Card } from "#web/src/ui/card";
import { EmailAddress } from "#web/src/ui/email-address";
import { Money } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { ReasonText } from "#web/src/ui/reason-text";
import { useFlow } from "./flow";

type AnswerRowProps = {
  /** Key of the message that names the answer. */
  label: string;
  /** The step in which it can be changed; none when it cannot be changed here any more. */
  step?: Step;
  children: ReactNode;
};

/** One answer to check, with the way back to its step. */
function AnswerRow({ label, step, children }: AnswerRowProps) {
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
            // The place to press is higher than the line that it is in.
            my="-2.5"
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

/** What the contract will say and the letters will rest on, with the way back to each answer, before anything is signed. */
export function OrderSummary() {
  const { form, progress, selection, stepProgress, paidPlan } = useFlow();
  const { firstName, lastName, email, address } = form.getValues();
  const { language } = useLanguage();
  const { data: contract } = useQuery(contractQuery(language));
  const isSigned = progress.contractSignedAt !== undefined;
  // A signed contract names its plan, whatever was chosen since.
  const plan = (isSigned ? contract?.plan : undefined) ?? selection.plan ?? "monthly";
  const profileStep = isSigned || progress.isMember ? undefined : 1;
  // Another plan would need another signature, and then what was paid for this one would no longer count.
  const isPaid = isOrdered(stepProgress) || progress.paymentConfirmedAt !== undefined;
  const selectionStep = isPaid && !paidPlan ? undefined : 4;
  const total = plan === "onetime" ? "onboarding.payment.total.once" : "onboarding.payment.total.monthly";

  return (
    <Card as="section" aria-labelledby="summary-title">
      <Heading as="h3" size="md" id="summary-title">
        <FormattedMessage id="onboarding.payment.summary" />
      </Heading>
      <Text color="fg.quiet" mb="2">
        <FormattedMessage id={isSigned ? "onboarding.payment.summary.signed" : "onboarding.payment.summary.check"} />
      </Text>
      <Box as="dl" m="0">
        <AnswerRow label="onboarding.account.check.name">{readableName(`${firstName} ${lastName}`)}</AnswerRow>
        <AnswerRow label="onboarding.account.check.address" step={profileStep}>
          {address.street}, {address.city}, {address.state} {address.zipCode}
        </AnswerRow>
        <AnswerRow label="onboarding.profile.email" step={profileStep}>
          <EmailAddress address={email} />
        </AnswerRow>
        <AnswerRow label="onboarding.payment.items" step={selectionStep}>
          <ChosenItems />
        </AnswerRow>
        <AnswerRow label="onboarding.payment.letters">
          <FormattedMessage id="onboarding.payment.letters.text" />
        </AnswerRow>
        <AnswerRow label="onboarding.payment.plan" step={paidPlan ? undefined : selectionStep}>
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </AnswerRow>
        <AnswerRow label={paidPlan ? "subscribe.yours.price" : "onboarding.payment.total"}>
          <strong>
            <FormattedMessage id={total} values={{ price: <Money cents={plans[plan].priceCents} /> }} />
          </strong>
        </AnswerRow>
      </Box>
    </Card>
  );
}

/** Each item with the reasons that were given for it. */
function ChosenItems() {
  const { progress, selection } = useFlow();
  const chosen = (progress.report?.negativeItems ?? []).filter((item) => selection.items.includes(item.id));

  return (
    <List.Root listStyleType="none" ps="0">
      {chosen.map((item) => (
        <List.Item key={item.id}>
          {item.creditorName}: <ReasonText reason={(selection.reasons[item.id] ?? []).join("; ")} />
        </List.Item>
      ))}
    </List.Root>
  );
}

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
        <AnswerRow label="onboarding.account.check.name">{readableName(`${firstName} ${lastName}`)}</AnswerRow>
        <AnswerRow label="onboarding.profile.email" step={1}>
          <EmailAddress address={email} />
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
