import { Box } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";

/** Of a draft that shows no one who its writer is: a bureau may set it aside, and the place in the plan is used all the same. */
export function WithoutId({ dispute }: { dispute: DisputeDetail }) {
  const { exhibits = [], hasIdEnclosed } = dispute;
  if (hasIdEnclosed || exhibits.some(({ kind }) => kind === "identity_document")) return null;

  return (
    <Box mb="4">
      <Notice
        title={<FormattedMessage id="disputes.withoutId.title" />}
        action={
          <LinkButton
            variant="outline"
            size="sm"
            to={`/evidence?dispute=${dispute.id}`}
            label="disputes.withoutId.add"
          />
        }
      >
        <FormattedMessage id="disputes.withoutId.text" />
      </Notice>
    </Box>
  );
}
