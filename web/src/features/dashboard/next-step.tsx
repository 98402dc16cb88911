import { Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { disputesQuery, reportQuery } from "#web/src/api/queries";
import { useUser } from "#web/src/api/session";
import { Notice } from "#web/src/ui/notice";

type Step = {
  name: "noReport" | "status.pending" | "status.contract" | "status.held" | "status.incomplete" | "status.drafts";
  to: string;
};

function stepOf(user: User | undefined, drafts: number, hasReport: boolean): Step | undefined {
  const status = user?.subscriptionStatus;
  if (user?.isPaymentHeld) return { name: "status.held", to: "/subscribe" };
  if (user?.needsContract) return { name: "status.contract", to: "/subscribe" };
  if (!hasReport) return { name: "noReport", to: "/onboarding" };
  if (status === "pending_verification") return { name: "status.pending", to: "/disputes" };
  if (status !== "active") return { name: "status.incomplete", to: "/subscribe" };
  return drafts > 0 ? { name: "status.drafts", to: "/disputes" } : undefined;
}

/** The step that waits for the member; null while nobody knows yet. */
export function useNextStep(): { step?: Step; drafts: number } | null {
  const { user } = useUser();
  // Second readers: what failed in the overview is asked once more by its "Try Again" alone.
  const { data: disputes } = useQuery({ ...disputesQuery, retryOnMount: false });
  const { data: report } = useQuery({ ...reportQuery, retryOnMount: false });
  if (disputes === undefined || report === undefined) return null;

  const drafts = disputes.filter(({ status }) => status === "draft").length;
  return { step: stepOf(user, drafts, report.id !== null), drafts };
}

/** The one thing that is the member's to do now. */
export function NextStep() {
  const { step, drafts = 0 } = useNextStep() ?? {};
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
