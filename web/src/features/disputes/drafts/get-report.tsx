import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { Notice } from "#web/src/ui/notice";

/** Without a report there is nothing to dispute, and no plan to choose yet. */
export const needsReport = ({ subscriptionStatus, hasCreditReport }: User) =>
  subscriptionStatus === "incomplete" && !hasCreditReport;

/** The one next step of a member without a report. */
export function GetReport() {
  return (
    <Notice
      title={<FormattedMessage id="disputes.getReport.title" />}
      action={
        <Button size="sm" asChild>
          <Link to="/onboarding">
            <FormattedMessage id="disputes.getReport.action" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="disputes.getReport.text" />
    </Notice>
  );
}
