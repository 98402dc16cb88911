import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { shownDigits } from "#shared/domain/report/account-number";
import { disputesQuery } from "#web/src/api/queries";

/** A dispute by its account, and by what sets it apart where more of them are about the same creditor. */
export function useDisputeName(dispute: Dispute): string {
  const { formatList } = useIntl();
  const { data: all = [] } = useQuery({ ...disputesQuery, enabled: false });
  const { id, accountName } = dispute;
  const namesakes = all.filter((other) => other.accountName === accountName);
  const others = namesakes.filter((other) => other.id !== id);
  if (others.length === 0) return accountName;

  const digitsOf = ({ accountNumber }: Dispute) => shownDigits(accountNumber) ?? "";
  const reportersOf = ({ bureaus: at }: Dispute) =>
    formatList(bureaus.flatMap((bureau) => (at[bureau]?.reportsItem ? [bureauNames[bureau]] : [])));
  const isOwn = (of: (dispute: Dispute) => string) =>
    of(dispute) !== "" && others.every((other) => of(other) !== of(dispute));
  if (isOwn(digitsOf)) return `${accountName} ${digitsOf(dispute)}`;
  if (isOwn(reportersOf)) return `${accountName}, ${reportersOf(dispute)}`;
  return `${accountName} (${
    namesakes
      .map((each) => each.id)
      .sort()
      .indexOf(id) + 1
  })`;
}
