import { FormattedMessage } from "react-intl";
import type { Allowance } from "#shared/domain/plan/allowance";
import { LinkButton } from "./link-button";
import { Notice } from "./notice";

/** In place of a new dispute, where the plan has none left and gets no new ones: another plan is the next step. */
export function UsedUpNotice({ allowance: { limit }, to = "/subscribe" }: { allowance: Allowance; to?: string }) {
  return (
    <Notice
      title={<FormattedMessage id="item.usedUp.title" values={{ limit }} />}
      action={<LinkButton size="sm" to={to} label="item.usedUp.action" />}
    >
      <FormattedMessage id="item.usedUp.text" />
    </Notice>
  );
}
