import { Box } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { disputedAlreadyAt } from "#shared/domain/report/disputed-already";
import { isPublicRecord } from "#shared/domain/report/public-record";
import { Notice } from "#web/src/ui/notice";

type DisputedAlreadyProps = {
  item: NegativeItem | undefined;
  /** Which bureaus get a letter: of a draft, those whose letter it has. */
  isWrittenTo?: (bureau: Bureau) => boolean;
};

/** Before letters are written or sent: a bureau marks the item as disputed already, so that an answer may be on its way. */
export function DisputedAlready({ item, isWrittenTo = () => true }: DisputedAlreadyProps) {
  const { formatList } = useIntl();
  if (!item) return null;

  const marked = disputedAlreadyAt(item.bureauViews).filter(isWrittenTo);
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
