import { useIntl } from "react-intl";

/** The name of a control that each dispute's card has: what it does, and for which account. */
export function useActionLabel(accountName: string) {
  const { formatMessage } = useIntl();
  return (action: string) =>
    formatMessage({ id: "disputes.actionFor" }, { action: formatMessage({ id: action }), name: accountName });
}
