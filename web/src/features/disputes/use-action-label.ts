import { useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { useDisputeName } from "./dispute-name";

/** The name of a control that each dispute's card has: what it does, and for which dispute. */
export function useActionLabel(dispute: Dispute) {
  const { formatMessage } = useIntl();
  const name = useDisputeName(dispute);
  return (action: string, values?: Record<string, string>) =>
    formatMessage({ id: "disputes.actionFor" }, { action: formatMessage({ id: action }, values), name });
}
