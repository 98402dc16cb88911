import { Box, Heading, List, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { isOrdered } from "#shared/domain/onboarding/steps";
import { plans } from "#shared/domain/plan/plan";
import { Card } from "#web/src/ui/card";
import { Money } from "#web/src/ui/format";
import { ReasonText } from "#web/src/ui/reason-text";
import { AnswerRow } from "./answer-row";
import { useFlow } from "./flow";

/** What the contract will say and the letters will rest on, with the way back to each answer, before anything is signed. */
export function OrderSummary() {
  const { form, progress, selection, stepProgress } = useFlow();
  const { firstName, lastName, email, address } = form.getValues();
  const plan = selection.plan ?? "monthly";
  const isSigned = progress.contractSignedAt !== undefined;
  const profileStep = isSigned || progress.isMember ? undefined : 1;
  const selectionStep = isOrdered(stepProgress) ? undefined : 4;
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
        <AnswerRow label="onboarding.account.check.name">
          {firstName} {lastName}
        </AnswerRow>
        <AnswerRow label="onboarding.account.check.address" step={profileStep}>
          {address.street}, {address.city}, {address.state} {address.zipCode}
        </AnswerRow>
        <AnswerRow label="onboarding.profile.email" step={profileStep}>
          {email}
        </AnswerRow>
        <AnswerRow label="onboarding.payment.items" step={selectionStep}>
          <ChosenItems />
        </AnswerRow>
        <AnswerRow label="onboarding.payment.letters">
          <FormattedMessage id="onboarding.payment.letters.text" />
        </AnswerRow>
        <AnswerRow label="onboarding.payment.plan" step={selectionStep}>
          <FormattedMessage id={`contract.plans.name.${plan}`} />
        </AnswerRow>
        <AnswerRow label="onboarding.payment.total">
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
