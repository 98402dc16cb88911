import { Button, Flex, Heading, Link, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import type { PlanOffer } from "#shared/api/schemas/subscription";
import type { BillingPolicy } from "#shared/domain/plan/plan";
import { useKnownUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { goTo } from "#web/src/ui/go-to";
import { Notice } from "#web/src/ui/notice";
import { useToast } from "#web/src/ui/toast";
import { PaymentDone, usePaymentDone } from "./payment-done";
import { PaymentWait } from "./payment-wait";
import { ReportedPlan, StandingPlan } from "./reported-plan";

/** The ids of what a payment comes after. */
export const PLANS_PLACE = "plans";
export const CONTRACT_PLACE = "contract-to-sign";

const goToPlans = () => goTo(document.getElementById(PLANS_PLACE));

type PayCardProps = {
  offer?: PlanOffer;
  /** Whether it is known if there is something to sign or to pay: until then nothing leads to a payment. */
  isKnown: boolean;
  isSigned: boolean;
  /** Whether the offered plan is the member's already. */
  isOwn: boolean;
  /** Whether its payment is reported already and is being checked. */
  isBeingChecked: boolean;
  /** Whether it was paid and the payment stands, which the member has to say. */
  isStanding: boolean;
  billingPolicy: BillingPolicy;
  selected: string[];
  /** Opens the choice of another plan, where it is not open. */
  onChange?: () => void;
};

/** Pays at the payment provider, in a tab of its own; then the member says that it is done. */
export function PayCard(props: PayCardProps) {
  const { offer, isKnown, isSigned, isOwn, isBeingChecked, isStanding, billingPolicy, selected, onChange } = props;
  const { formatMessage } = useIntl();
  const user = useKnownUser();
  const toast = useToast();
  const [wasOpened, setOpened] = useState(false);
  const payment = usePaymentDone({ offer, selected, onWithoutPlan: goToPlans });
  const isUnderWay = payment.isPending || payment.isNoted;
  const isAsked = wasOpened || user?.subscriptionStatus === "incomplete" || isUnderWay;

  if (isOwn && !isUnderWay) return <OwnPlan wasPaidHere={wasOpened} />;
  if (offer && isBeingChecked && !isUnderWay) {
    const url = isSigned ? offer.paymentUrl : undefined;
    const isConfirmed = user?.isPaymentConfirmed === true;
    return <ReportedPlan plan={offer.id} url={url} isConfirmed={isConfirmed} onChange={onChange} />;
  }

  if (offer && isStanding && isSigned) return <StandingPlan plan={offer.id} payment={payment} onChange={onChange} />;

  const leadToWhatIsMissing = () => {
    toast({
      title: formatMessage({ id: offer ? "subscribe.signFirst" : "subscribe.selectPlan" }),
      variant: "destructive",
    });
    if (offer) goTo(document.getElementById(CONTRACT_PLACE));
    else goToPlans();
  };

  return (
    <Card as="section" aria-labelledby="pay-title">
      <Heading as="h2" id="pay-title">
        <FormattedMessage id="subscribe.secure.title" />
      </Heading>
      <Text maxWidth="prose" mt="1">
        <FormattedMessage id="subscribe.secure.text" />
      </Text>
      <Text maxWidth="prose" color="fg.quiet" mt="2">
        <FormattedMessage id={`subscribe.billing.${billingPolicy}`} />
      </Text>
      {isKnown && !payment.isNoted && (
        <Flex mt="4" gap="3" wrap="wrap">
          {offer && isSigned ? (
            <Button asChild>
              <Link href={offer.paymentUrl} target="_blank" rel="noopener" onClick={() => setOpened(true)}>
                <FormattedMessage id="subscribe.pay" values={{ plan: offer.id }} />
              </Link>
            </Button>
          ) : (
            <>
              <Text id="pay-after" fontWeight="semibold" width="full">
                <FormattedMessage id={`subscribe.payAfter.${offer ? "contract" : "plan"}`} />
              </Text>
              <Button variant="outline" aria-describedby="pay-after" onClick={leadToWhatIsMissing}>
                <FormattedMessage id="subscribe.pay" values={{ plan: offer?.id ?? "none" }} />
              </Button>
            </>
          )}
        </Flex>
      )}
      {wasOpened && <PaymentWait />}
      {isAsked && <PaymentDone {...payment} />}
    </Card>
  );
}

/** In place of a payment that would be one too many. */
function OwnPlan({ wasPaidHere }: { wasPaidHere: boolean }) {
  const user = useKnownUser();
  // Its last payment failed: the page says above how to pay.
  if (user?.graceEndsAt) return null;
  if (!wasPaidHere) {
    return (
      <Text role="status" color="fg.quiet">
        <FormattedMessage id="subscribe.yours.own" />
      </Text>
    );
  }
  return (
    <Notice
      tone="success"
      isAnnounced
      title={<FormattedMessage id="subscribe.confirmed.title" />}
      action={
        <Button asChild>
          <RouterLink to="/dashboard">
            <FormattedMessage id="subscribe.confirmed.dashboard" />
          </RouterLink>
        </Button>
      }
    >
      <FormattedMessage id="subscribe.confirmed.text" />
    </Notice>
  );
}
