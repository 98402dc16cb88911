import { Button } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { useUser } from "#web/src/api/session";
import { Notice } from "#web/src/ui/notice";

type Step = { name: "noReport" | "status.pending" | "status.incomplete" | "status.drafts"; to: string };

function stepOf(status: string | undefined, drafts: number, hasReport: boolean): Step | undefined {
  if (!hasReport) return { name: "noReport", to: "/onboarding" };
  if (status === "pending_verification") return { name: "status.pending", to: "/disputes" };
  if (status !== "active") return { name: "status.incomplete", to: "/subscribe" };
  return drafts > 0 ? { name: "status.drafts", to: "/disputes" } : undefined;
}

/** The one thing that is the member's to do now. */
export function NextStep({ drafts, hasReport }: { drafts: number; hasReport: boolean }) {
  const { user } = useUser();
  const step = stepOf(user?.subscriptionStatus, drafts, hasReport);
  if (!step) return null;

  return (
    <Notice
      title={<FormattedMessage id={`dashboard.${step.name}.title`} values={{ count: drafts }} />}
      action={
        <Button size="sm" asChild>
          <Link to={step.to}>
            <FormattedMessage id={`dashboard.${step.name}.action`} />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id={`dashboard.${step.name}.text`} />
    </Notice>
  );
}
