import { chakra, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { plans, type SubscriptionTier } from "#shared/domain/plan/plan";
import { readableName } from "#shared/domain/text/readable-name";
import { useNextCharge } from "#web/src/api/next-charge";
import { useKnownUser } from "#web/src/api/session";
import { Badge } from "#web/src/ui/badge";
import { EmailAddress } from "#web/src/ui/email-address";
import { LongDate, Money } from "#web/src/ui/format";
import { LinkButton } from "#web/src/ui/link-button";
import { PastDueNotice } from "#web/src/ui/past-due-notice";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { SendEmailCode } from "./send-email-code";

const Anchor = chakra(RouterLink);

/** What is said of a plan that is not there. */
const planStates = { incomplete: "none", pending_verification: "pending", inactive: "ended" } as const;

/** Whose account it is, what the plan includes and costs, and when money moves next. */
export function PlanSection() {
  const user = useKnownUser();
  if (user === undefined) return null;
  const { firstName, lastName, subscriptionTier, subscriptionStatus } = user;
  const name = readableName(`${firstName} ${lastName}`.trim());
  const state = subscriptionStatus === "active" ? "none" : planStates[subscriptionStatus];
  const plan = subscriptionStatus === "active" ? subscriptionTier : undefined;

  return (
    <>
      {user.graceEndsAt && <PastDueNotice until={user.graceEndsAt} action={<PayLink />} />}
      <chakra.dl
        display="grid"
        width="full"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "auto minmax(0, 1fr)" }}
        columnGap="6"
        rowGap="2"
      >
        {name && <Fact name="name">{name}</Fact>}
        <Fact name="email">
          <EmailState user={user} />
        </Fact>
        <Fact name="plan">
          {plan ? (
            <FormattedMessage id={`contract.plans.name.${plan}`} />
          ) : (
            <FormattedMessage id={`account.plan.${state}`} />
          )}
        </Fact>
        {plan && <Price plan={plan} />}
        {plan && <Used user={user} />}
        {plan && (
          <Suspense fallback={<NextChargeOnItsWay />}>
            <NextCharge plan={plan} />
          </Suspense>
        )}
      </chakra.dl>
      <Anchor to="/subscribe" color="accent.fg" fontWeight="semibold" textUnderlineOffset="3px" py="2">
        <FormattedMessage id={plan || state === "pending" ? "account.plan.see" : "account.plan.choose"} />
      </Anchor>
    </>
  );
}

function PayLink() {
  return <LinkButton size="sm" variant="outline" to="/subscribe" label="account.plan.pay" />;
}

function Fact({
  name,
  children,
}: {
  name: "name" | "email" | "plan" | "price" | "used" | "next";
  children: ReactNode;
}) {
  return (
    <>
      <Text as="dt" color="fg.quiet">
        <FormattedMessage id={`account.plan.${name}`} />
      </Text>
      <Text as="dd" overflowWrap="anywhere" mb={{ base: "2", md: "0" }}>
        {children}
      </Text>
    </>
  );
}

function Price({ plan }: { plan: SubscriptionTier }) {
  const { priceCents } = plans[plan];
  return (
    <Fact name="price">
      <FormattedMessage id="account.plan.priceOf" values={{ plan, price: <Money key="price" cents={priceCents} /> }} />
    </Fact>
  );
}

function Used({ user: { disputeAllowance } }: { user: User }) {
  if (disputeAllowance === undefined) return null;
  const { used, limit, period } = disputeAllowance;
  return (
    <Fact name="used">
      <FormattedMessage id="account.plan.usedOf" values={{ used, limit, period }} />
    </Fact>
  );
}

function NextCharge({ plan }: { plan: SubscriptionTier }) {
  const next = useNextCharge(plan);

  if (next === undefined) return null;
  const day = next.kind === "never" ? "" : <LongDate key="day" value={next.day} />;
  return (
    <Fact name="next">
      <FormattedMessage
        id={`account.plan.next.${next.kind}`}
        values={{ day, price: <Money key="price" cents={plans[plan].priceCents} /> }}
      />
    </Fact>
  );
}

/** Keeps the place of two lines, as the sentence has on a phone. */
function NextChargeOnItsWay() {
  return (
    <Fact name="next">
      <SkeletonRows rows={1} height="12" />
    </Fact>
  );
}

function GiveEmail() {
  return <LinkButton size="sm" variant="outline" to="/confirm-email" label="account.email.give" />;
}

/** The address, whether it is known to be the member's, and the way to make it so. */
function EmailState({ user: { email, isEmailConfirmed } }: { user: User }) {
  if (isEmailConfirmed === undefined) return <EmailAddress address={email} />;
  if (email === "") return <GiveEmail />;
  return (
    <>
      <Flex as="span" columnGap="2" wrap="wrap" align="center">
        <Text as="span" minWidth="0" overflowWrap="anywhere">
          <EmailAddress address={email} />
        </Text>
        <Badge tone={isEmailConfirmed ? "success" : "warning"}>
          <FormattedMessage id={isEmailConfirmed ? "account.email.confirmed" : "account.email.unconfirmed"} />
        </Badge>
      </Flex>
      {!isEmailConfirmed && (
        <Flex gap="2" mt="2" wrap="wrap">
          <LinkButton size="sm" variant="outline" to="/confirm-email" label="account.email.enter" />
          <SendEmailCode email={email} />
        </Flex>
      )}
    </>
  );
}
