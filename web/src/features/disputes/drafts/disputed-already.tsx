import { Box } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { disputedAlreadyAt } from "#shared/domain/report/disputed-already";
import { isPublicRecord } from "#shared/domain/report/public-record";
import { Notice } from "#web/src/ui/notice";

type DisputedAlreadyProps = { draft: Dispute; item: NegativeItem | undefined };

/** Beside a draft: a bureau that it writes to marks the item as disputed already, so that an answer may be on its way. */
export function DisputedAlready({ draft, item }: DisputedAlreadyProps) {
  const { formatList } = useIntl();
  if (!item) return null;

  const marked = disputedAlreadyAt(item.bureauViews).filter((bureau) => draft.bureaus[bureau]?.reportsItem);
  if (marked.length === 0) return null;
  return (
    <Box mt="3">
      <Notice>
        <FormattedMessage
          id="disputes.drafts.disputedAlready"
          values={{
            bureaus: formatList(marked.map((bureau) => bureauNames[bureau])),
            kind: isPublicRecord(item) ? "record" : "account",
          }}
        />
      </Notice>
    </Box>
  );
}
