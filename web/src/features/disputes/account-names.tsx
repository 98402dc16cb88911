import { FormattedList } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";

/** The accounts of some disputes, in their order. */
export function AccountNames({ ids, of }: { ids: readonly string[]; of: readonly Dispute[] }) {
  const names = ids.map((id) => of.find((dispute) => dispute.id === id)?.accountName ?? "");
  return <FormattedList type="conjunction" value={names} />;
}
