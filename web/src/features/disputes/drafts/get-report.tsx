import { FormattedMessage } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";

/** Without a report there is nothing to dispute, and no plan to choose yet. */
export const needsReport = ({ subscriptionStatus, hasCreditReport }: User) =>
  subscriptionStatus === "incomplete" && !hasCreditReport;

/** The one next step of a member without a report. */
export function GetReport() {
  return (
    <Notice
      title={<FormattedMessage id="disputes.getReport.title" />}
      action={<LinkButton size="sm" to="/onboarding" label="disputes.getReport.action" />}
    >
      <FormattedMessage id="disputes.getReport.text" />
    </Notice>
  );
}
