import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { ReasonText } from "#web/src/ui/reason-text";

type ReasonGivenProps = { dispute: Pick<Dispute, "disputeReason" | "needsReason"> };

/** The member's reason; a draft of the monitoring has none before the member says what is wrong. */
export function ReasonGiven({ dispute: { disputeReason, needsReason } }: ReasonGivenProps) {
  if (needsReason) return <FormattedMessage id="admin.disputes.noReason" />;
  return <ReasonText reason={disputeReason} />;
}
