import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { freeThroughOf, isSignedFor } from "#shared/domain/contract/period";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { isReported, isRunning, planOf } from "#shared/domain/plan/own-plan";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { useIsStanding } from "#web/src/api/plan-end";
import { contractQuery, offersQuery } from "#web/src/api/queries";
import { serverNow } from "#web/src/api/server-time";
import { useKnownUser, useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { DueToday } from "#web/src/ui/due-today";
import { useLanguage } from "#web/src/ui/language";
import { Later } from "#web/src/ui/later";
import { Loading } from "#web/src/ui/loading";
import { Notice } from "#web/src/ui/notice";
import { PlanPicker } from "#web/src/ui/plan-picker";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useToast } from "#web/src/ui/toast";
import { Included } from "./included";
import { CONTRACT_PLACE, PayCard, PLANS_PLACE } from "./pay-card";
import { PlanChange } from "./plan-change";
import { StatusCard } from "./status-card";
import { TrustLine } from "./trust-line";
import { YourPlan } from "./your-plan";

/** The contract of a plan, to read and sign: another feature's, which the page brings. */
type ContractSlot = { Contract: ComponentType<{ heading: "h2"; plan: SubscriptionTier }> };
/** And the way to cancel the contract that is in force. */
type Slots = ContractSlot & { Cancel: ComponentType };

/** The plans for a member who is signed in. One whose session has ended on the way here is sent to sign in, not to the landing page. */
export function SubscribeScreen(slots: Slots) {
  const { user, isLoading } = useUser();

  if (isLoading) return <Loading />;
  return user === undefined ? <LogInFirst /> : <Subscribe {...slots} />;
}

/** The member's plan, or the choice of one: choose, sign, pay, say that it is paid. */
function Subscribe({ Contract, Cancel }: Slots) {
  const { formatMessage } = useIntl();
  const user = useKnownUser();
  const [params] = useSearchParams();
  const selected = (params.get("selectedDisputes") ?? "").split(",").filter(Boolean);
  const plan = user?.subscriptionStatus === "active" ? user.subscriptionTier : undefined;
  // Stays open when the plan begins meanwhile, so that the payment is shown to its end.
  const [isChoosing, setIsChoosing] = useState(
    plan === undefined || selected.length > 0 || isUsedUpForGood(user?.disputeAllowance),
  );
  const isStanding = useIsStanding(planOf(user));
  const unpaid = isStanding ? "subscribe.standing" : "subscribe";
  const words = plan ? "subscribe.yours" : isReported(user, planOf(user)) ? "subscribe.checking" : unpaid;

  return (
    <Screen title={formatMessage({ id: `${words}.title` })} lead={<FormattedMessage id={`${words}.lead`} />}>
      <Stack gap="6">
        {selected.length > 0 && (
          <Notice title={<FormattedMessage id="subscribe.ready" values={{ count: selected.length }} />} />
        )}
        <StatusCard />
        {user && plan && (
          <QueryBoundary
            loading={<SkeletonRows rows={1} height={{ base: "45rem", md: "29rem" }} />}
            failedTitle={<FormattedMessage id="subscribe.failed" />}
          >
            <YourPlan user={user} plan={plan}>
              <Flex gap="3" wrap="wrap">
                <Button variant="outline" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
                  <FormattedMessage id="subscribe.yours.change" />
                </Button>
                <Cancel />
              </Flex>
            </YourPlan>
          </QueryBoundary>
        )}
        {(isChoosing || plan === undefined) && !user?.isPaymentHeld && (
          <QueryBoundary
            loading={<SkeletonRows rows={3} height="40" />}
            failedTitle={<FormattedMessage id="subscribe.failed" />}
          >
            <Plans selected={selected} Contract={Contract} />
          </QueryBoundary>
        )}
        <Later>
          <Included />
          <TrustLine />
        </Later>
      </Stack>
    </Screen>
  );
}

function Plans({ selected, Contract }: ContractSlot & { selected: string[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const user = useKnownUser();
  const { data: offers } = useSuspenseQuery(offersQuery(language));
  // Another tab, or the payment provider, may change the plan meanwhile.
  const [picked, setPicked] = useState<SubscriptionTier>();
  const chosen = picked ?? planOf(user);
  const [wasOpened, setOpened] = useState(selected.length > 0);
  const { data: contract, isError } = useQuery(contractQuery(language, chosen));
  const offer = offers.plans.find(({ id }) => id === chosen);
  const isSigned = contract !== undefined && isSignedFor(contract, chosen);
  const isOwn = isSigned && isRunning(user, chosen);
  const isBeingChecked = isReported(user, chosen);
  const isStanding = useIsStanding(chosen);
  // Who has paid for a plan is not asked to choose one.
  const isPicking = wasOpened || !(isBeingChecked || isStanding);
  const isKnown = contract !== undefined || isError;
  const present = user?.subscriptionStatus === "active" ? user.subscriptionTier : undefined;
  const now = serverNow();

  return (
    <>
      {isPicking && (
        <Box {...placeAt(PLANS_PLACE)}>
          <PlanPicker
            legend={formatMessage({ id: "subscribe.plans" })}
            offers={offers.plans}
            chosen={chosen}
            onChoose={(plan) => {
              setPicked(plan);
              setOpened(true);
            }}
            selectedCount={selected.length}
          />
        </Box>
      )}
      {present && chosen && chosen !== present && (
        <PlanChange from={present} to={chosen} allowance={user?.disputeAllowance} />
      )}
      {offer && contract && !isOwn && !isBeingChecked && !isStanding && (
        <DueToday
          plan={offer.id}
          billingPolicy={offers.billingPolicy}
          now={now}
          freeThrough={freeThroughOf(contract, offer.id, now)}
        />
      )}
      {/* What was just signed stays readable beside its payment. */}
      {offer && isKnown && !isOwn && !(isSigned && (isBeingChecked || isStanding)) && (
        <Card {...placeAt(CONTRACT_PLACE)}>
          <Contract heading="h2" plan={offer.id} />
        </Card>
      )}
      {/* Whether a member's own plan needs a payment is said by its contract. */}
      {(isKnown || !isRunning(user, chosen)) && (
        <PayCard
          offer={offer}
          isKnown={isKnown}
          isSigned={isSigned}
          isOwn={isOwn}
          isBeingChecked={isBeingChecked}
          billingPolicy={offers.billingPolicy}
          selected={selected}
          isStanding={isStanding}
          onChange={isPicking ? undefined : () => setOpened(true)}
        />
      )}
    </>
  );
}

/** Makes an element the place that a press leads to. */
const placeAt = (id: string) => ({ id, tabIndex: -1, outline: "none", scrollMarginTop: "24" });

const REDIRECT_MS = 500;

/** Tells a reader who is not signed in so, and goes to the sign-in and back. */
function LogInFirst() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const here = pathname + search;

  useEffect(() => {
    toast({
      title: formatMessage({ id: "subscribe.logIn.title" }),
      description: formatMessage({ id: "subscribe.logIn.text" }),
      variant: "destructive",
    });
    // The disputes that were chosen are in the address, and come back with it after the sign-in.
    const timer = setTimeout(() => navigate(`/login?${new URLSearchParams({ return: here })}`), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [formatMessage, toast, navigate, here]);

  return <Loading />;
}
