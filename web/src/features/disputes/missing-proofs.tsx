import { Box, Button, List, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { BlockProof } from "#shared/domain/dispute/block";
import { Notice } from "#web/src/ui/notice";

/** What would make a draft because of identity theft a request to block, and where to get it. It can be sent without. */
export function MissingProofs({ draft, missing }: { draft: Dispute; missing: readonly BlockProof[] }) {
  const place = missing.includes("identity_theft_report") ? "/identity-theft" : "/evidence";

  return (
    <Box mt="3">
      <Notice
        title={<FormattedMessage id="disputes.block.title" />}
        action={
          <Button variant="outline" size="sm" asChild>
            <Link to={`${place}?dispute=${draft.id}`}>
              <FormattedMessage id="disputes.block.add" />
            </Link>
          </Button>
        }
      >
        <Text>
          <FormattedMessage id="disputes.block.text" />
        </Text>
        <List.Root as="ul" listStyleType="disc" ps="5" mt="1">
          {missing.map((proof) => (
            <List.Item key={proof}>
              <FormattedMessage id={`disputes.block.${proof}`} />
            </List.Item>
          ))}
        </List.Root>
      </Notice>
    </Box>
  );
}
