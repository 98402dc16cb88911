import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Notice } from "#web/src/ui/notice";

/** Filing needs a plan: how to get one or, once it is paid, what is waited for. */
export function SubscriptionNotice({ isPending }: { isPending: boolean }) {
  if (isPending) {
    return (
      <Notice title={<FormattedMessage id="disputeCenter.pending.title" />}>
        <FormattedMessage id="disputeCenter.pending.text" />
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="disputeCenter.subscription.title" />}
      action={
        <Button size="sm" variant="outline" asChild>
          <Link to="/subscribe">
            <FormattedMessage id="disputeCenter.subscription.action" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="disputeCenter.subscription.text" />
    </Notice>
  );
}
