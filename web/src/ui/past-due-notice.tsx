import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { LongDate } from "./format";
import { Notice } from "./notice";

/** That the last payment failed, and until when the plan goes on. */
export function PastDueNotice({ until, action }: { until: string; action: ReactNode }) {
  return (
    <Notice tone="warning" title={<FormattedMessage id="payments.pastDue.title" />} action={action}>
      <FormattedMessage id="payments.pastDue.text" values={{ until: <LongDate value={until} /> }} />
    </Notice>
  );
}
