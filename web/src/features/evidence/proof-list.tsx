import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { Proof } from "#shared/api/schemas/evidence";
import { call } from "#web/src/api/call";
import { proofsQuery } from "#web/src/api/queries";
import { Card } from "#web/src/ui/card";
import { Empty } from "#web/src/ui/empty";
import { LongDate } from "#web/src/ui/format";
import { useDownload } from "#web/src/ui/use-download";
import { DeleteProof, PROOFS_TITLE } from "./delete-proof";

export function ProofList() {
  const { data } = useSuspenseQuery(proofsQuery);
  // A file that is kept with several disputes is one entry.
  const proofs = [...new Map(data.map((proof) => [proof.fileId ?? proof.id, proof])).values()];
  if (proofs.length === 0) {
    return (
      <Empty title={<FormattedMessage id="evidence.none.title" />}>
        <FormattedMessage id="evidence.none.text" />
      </Empty>
    );
  }
  return (
    <Card as="section" aria-labelledby={PROOFS_TITLE}>
      <Heading as="h2" size="lg" id={PROOFS_TITLE} tabIndex={-1} mb="2">
        <FormattedMessage id="evidence.list" />
      </Heading>
      <chakra.ul listStyleType="none">
        {proofs.map((proof) => (
          <ProofRow key={proof.id} proof={proof} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function ProofRow({ proof }: { proof: Proof }) {
  const { formatMessage } = useIntl();
  const { download, isPending } = useDownload();
  const open = () =>
    download(() => call("evidence/open-proof", { params: { id: proof.id } }), {
      name: `${proof.name.replace(/\.pdf$/i, "")}.pdf`,
      failed: formatMessage({ id: "evidence.openFailed" }),
    });

  return (
    <Flex as="li" gap="3" justify="space-between" wrap="wrap" py="3" borderTopWidth="1px" borderColor="border.line">
      <Box minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {proof.name}
        </Text>
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id={`evidence.kind.${proof.kind}`} />
          {"\u00a0· "}
          <FormattedMessage id="evidence.pages" values={{ count: proof.pages }} />
          {"\u00a0· "}
          <LongDate value={proof.createdAt} />
        </Text>
      </Box>
      <Flex gap="2">
        <Button
          variant="outline"
          size="sm"
          loading={isPending}
          aria-label={formatMessage({ id: "evidence.openNamed" }, { name: proof.name })}
          onClick={open}
        >
          <FormattedMessage id="evidence.open" />
        </Button>
        <DeleteProof proof={proof} />
      </Flex>
    </Flex>
  );
}
