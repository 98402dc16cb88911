import { useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";

type Accounts = { ids: readonly string[]; of: readonly Dispute[] };

/** The accounts of some disputes in words, in their order. */
export function useAccountNames({ ids, of }: Accounts): string {
  const { formatList } = useIntl();
  return formatList(ids.map((id) => of.find((dispute) => dispute.id === id)?.accountName ?? ""));
}

export function AccountNames(accounts: Accounts) {
  return useAccountNames(accounts);
}
