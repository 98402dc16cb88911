import { FormattedMessage } from "react-intl";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";

/** In place of the steps that follow the report, where a payment came from a state that is not served. */
export function HeldPayment() {
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="subscribe.held.title" />}
      action={<LinkButton size="sm" to="/subscribe" label="onboarding.held.action" />}
    >
      <FormattedMessage id="onboarding.held.text" />
    </Notice>
  );
}
