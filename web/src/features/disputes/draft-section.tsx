import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { ContractDialog } from "./contract-dialog";
import { DRAFTS_TITLE } from "./delete-draft";
import { DraftRow } from "./draft-row";
import { useSendDrafts } from "./use-send-drafts";

/** Drafts to read, choose and send. Sending is the member's own word on each letter. */
export function DraftSection({ drafts }: { drafts: Dispute[] }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [isApproved, setApproved] = useState(false);
  const { user } = useUser();
  const { send, isPending, needsContract, contractSigned } = useSendDrafts(() => {
    setChosen([]);
    setApproved(false);
  });
  const selected = drafts.filter(({ id }) => chosen.includes(id));
  const letters = selected.flatMap(({ bureaus }) => Object.values(bureaus).filter(({ reportsItem }) => reportsItem));
  const allowance = user?.disputeAllowance;

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <Card as="section" aria-labelledby={DRAFTS_TITLE}>
      <Heading as="h2" id={DRAFTS_TITLE} tabIndex={-1}>
        <FormattedMessage id="disputes.drafts.title" />
      </Heading>
      <Text color="fg.quiet" maxWidth="prose">
        <FormattedMessage id="disputes.drafts.lead" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" mt="3">
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isChosen={chosen.includes(draft.id)}
            onToggle={() => toggle(draft.id)}
          />
        ))}
      </Stack>
      <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border.line">
        <CheckboxField checked={isApproved} onChange={setApproved} disabled={selected.length === 0}>
          <FormattedMessage id="disputes.drafts.approve" />
        </CheckboxField>
        <Flex gap="4" mt="4" align="center" wrap="wrap">
          <Button
            disabled={selected.length === 0 || !isApproved || isPending}
            onClick={() => send(selected.map(({ id }) => id))}
          >
            <FormattedMessage
              id={isPending ? "disputes.drafts.sending" : "disputes.drafts.submit"}
              values={{ count: letters.length }}
            />
          </Button>
          <Text color="fg.quiet" aria-live="polite">
            <FormattedMessage id="disputes.drafts.chosen" values={{ count: selected.length }} />
            {allowance && (
              <>
                {" · "}
                <FormattedMessage id="disputes.drafts.left" values={{ remaining: allowance.remaining }} />
              </>
            )}
          </Text>
          {allowance?.remaining === 0 && (
            <Button variant="plain" asChild>
              <Link to="/subscribe">
                <FormattedMessage id="disputes.drafts.upgrade" />
              </Link>
            </Button>
          )}
        </Flex>
        <Text color="fg.quiet" fontSize="sm" mt="3" maxWidth="prose">
          <FormattedMessage id="disputes.drafts.when" />
        </Text>
      </Box>
      <ContractDialog
        open={needsContract}
        onClose={() => contractSigned(false)}
        onSigned={() => contractSigned(true)}
      />
    </Card>
  );
}
