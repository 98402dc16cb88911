import { FormattedMessage } from "react-intl";
import type { Impact } from "#shared/domain/report/negative-item";
import { Badge, type Tone } from "./badge";

const tones: Record<Impact, Tone> = { high: "danger", medium: "warning", low: "neutral" };

/** How much an item weighs on a score, in a word. */
export function ImpactBadge({ impact }: { impact: Impact }) {
  return (
    <Badge tone={tones[impact]}>
      <FormattedMessage id={`item.impact.${impact}`} />
    </Badge>
  );
}
