import { Button, Flex, Heading, Link, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import type { PlanOffer } from "#shared/api/schemas/subscription";
import type { BillingPolicy } from "#shared/domain/plan/plan";
import { useKnownUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { Notice } from "#web/src/ui/notice";
import { useToast } from "#web/src/ui/toast";
import { PaymentDone, usePaymentDone } from "./payment-done";
import { PaymentWait } from "./payment-wait";

type PayCardProps = {
  offer?: PlanOffer;
  /** Whether it is known if there is something to sign or to pay: until then nothing leads to a payment. */
  isKnown: boolean;
  isSigned: boolean;
  /** Whether the offered plan is the member's already. */
  isOwn: boolean;
  /** Whether its payment is reported already and is being checked. */
  isBeingChecked: boolean;
  billingPolicy: BillingPolicy;
  selected: string[];
};

/** Pays at the payment provider, in a tab of its own; then the member says that it is done. */
export function PayCard({ offer, isKnown, isSigned, isOwn, isBeingChecked, billingPolicy, selected }: PayCardProps) {
  const { formatMessage } = useIntl();
  const user = useKnownUser();
  const toast = useToast();
  const [wasOpened, setOpened] = useState(false);
  const payment = usePaymentDone({ offer, selected });
  const isAsked = wasOpened || user?.subscriptionStatus === "incomplete" || payment.isPending || payment.isNoted;

  const isUnderWay = payment.isPending || payment.isNoted;
  if (isOwn && !isUnderWay) return <OwnPlan wasPaidHere={wasOpened} />;
  if (isBeingChecked && !isUnderWay) return <ReportedPlan url={isSigned ? offer?.paymentUrl : undefined} />;

  const sayWhatIsMissing = () =>
    toast({
      title: formatMessage({ id: offer ? "subscribe.signFirst" : "subscribe.selectPlan" }),
      variant: "destructive",
    });

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
            <Button onClick={sayWhatIsMissing}>
              <FormattedMessage id="subscribe.pay" values={{ plan: offer?.id ?? "none" }} />
            </Button>
          )}
        </Flex>
      )}
      {wasOpened && <PaymentWait />}
      {isAsked && <PaymentDone {...payment} />}
    </Card>
  );
}

/** In place of a second payment for the same plan; one who left the provider's page too early still gets there. */
function ReportedPlan({ url }: { url: string | undefined }) {
  return (
    <Notice>
      <FormattedMessage id="subscribe.reported.text" />{" "}
      {url !== undefined && (
        <FormattedMessage
          id="subscribe.reported.again"
          values={{
            link: (words) => (
              <Link key="link" href={url} target="_blank" rel="noopener">
                {words}
              </Link>
            ),
          }}
        />
      )}
    </Notice>
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
