import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isPublicRecord } from "#shared/domain/report/public-record";

/** The question above an item's reasons: a court or an office has no account of anybody, but a record. */
export function WhatIsWrong({ item }: { item: NegativeItem }) {
  const kind = isPublicRecord(item) ? "record" : "account";
  return <FormattedMessage id="item.reasonsOf" values={{ creditor: item.creditorName, kind }} />;
}
