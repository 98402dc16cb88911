import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { useUser } from "#web/src/api/session";
import { Notice } from "#web/src/ui/notice";

/** Where the subscription stands when there is something to say of it. */
export function StatusCard() {
  const { user } = useUser();

  if (user?.subscriptionStatus === "pending_verification") {
    return (
      <Notice
        tone="warning"
        title={<FormattedMessage id="subscribe.pending.title" />}
        action={
          <Button size="sm" variant="outline" asChild>
            <Link to="/onboarding">
              <FormattedMessage id="subscribe.pending.action" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage id="subscribe.pending.text" />
      </Notice>
    );
  }
  if (user?.subscriptionStatus === "active" && user.subscriptionTier) {
    return (
      <Notice
        tone="success"
        title={<FormattedMessage id="subscribe.active.title" values={{ plan: user.subscriptionTier }} />}
      >
        <FormattedMessage id="subscribe.active.text" />
      </Notice>
    );
  }
  return null;
}
