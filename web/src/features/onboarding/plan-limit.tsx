import { FormattedMessage } from "react-intl";
import { Notice } from "#web/src/ui/notice";
import { useFlow } from "./flow";
import { capOf } from "./selection";

/** Says that the plan is full, or that it is smaller than what was chosen. */
export function PlanLimit() {
  const { selection } = useFlow();
  const count = selection.items.length;
  const cap = capOf(selection);

  if (count < cap) return null;
  const words = count === cap ? "limit" : "overCap";
  return (
    <Notice tone="warning" isAnnounced title={<FormattedMessage id={`onboarding.selection.${words}.title`} />}>
      <FormattedMessage id={`onboarding.selection.${words}.text`} values={{ cap, count, over: count - cap }} />
    </Notice>
  );
}
