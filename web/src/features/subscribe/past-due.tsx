import { Button, Link } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { SubscriptionTier } from "#shared/domain/plan/plan";
import { offersQuery } from "#web/src/api/queries";
import { useLanguage } from "#web/src/ui/language";
import { PastDueNotice } from "#web/src/ui/past-due-notice";

/** The last payment failed: the payment page of the same plan takes another card. */
export function PastDue({ plan, until }: { plan: SubscriptionTier; until: string }) {
  const { language } = useLanguage();
  const { data: offers } = useQuery(offersQuery(language));
  const url = offers?.plans.find(({ id }) => id === plan)?.paymentUrl;

  return (
    <PastDueNotice
      until={until}
      action={
        url && (
          <Button asChild>
            <Link href={url} target="_blank" rel="noopener">
              <FormattedMessage id="subscribe.pastDue.pay" />
            </Link>
          </Button>
        )
      }
    />
  );
}
