import { FormattedMessage } from "react-intl";
import type { DisputeStatus } from "#shared/domain/dispute/dispute";
import { Badge, type Tone } from "./badge";

const tones: Record<DisputeStatus, Tone> = {
  draft: "neutral",
  submitted: "neutral",
  sent: "info",
  in_review: "info",
  resolved: "success",
  rejected: "danger",
};

/** A dispute's status. The page of disputes says it in words of its own. */
export function DisputeBadge({ status, words = "dispute" }: { status: DisputeStatus; words?: "dispute" | "disputes" }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={`${words}.status.${status}`} />
    </Badge>
  );
}
