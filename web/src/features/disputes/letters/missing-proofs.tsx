import { Box, Button, HStack, List, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { Proof } from "#shared/api/schemas/evidence";
import type { BlockProof } from "#shared/domain/dispute/block";
import { proofsQuery } from "#web/src/api/queries";
import { LinkButton } from "#web/src/ui/link-button";
import { NotDone } from "#web/src/ui/not-done";
import { Notice } from "#web/src/ui/notice";
import { useToast } from "#web/src/ui/toast";
import { useEncloseMore } from "../queries";

const kindOf = { identity_theft_report: "identity_theft_report", identity: "identity_document" } as const;

type MissingProofsProps = { draft: Dispute; missing: readonly BlockProof[]; onEnclosed: () => void };

/**
 * What would make a draft because of identity theft a request to block, and where to get it: enclosed at once where it is among the
 * member's proofs. The draft can be sent without.
 */
export function MissingProofs({ draft, missing, onEnclosed }: MissingProofsProps) {
  const { data: proofs = [] } = useQuery(proofsQuery);
  const place = missing.includes("identity_theft_report") ? "/identity-theft" : "/evidence";
  const newest = (proof: BlockProof) => proofs.findLast(({ kind }) => kind === kindOf[proof]);
  const kept = missing.flatMap((proof) => newest(proof) ?? []);

  return (
    <Box mt="3">
      <Notice
        title={<FormattedMessage id="disputes.block.title" />}
        action={
          <HStack gap="3" flexWrap="wrap">
            {kept.length > 0 && <EncloseButton draft={draft} proofs={kept} onEnclosed={onEnclosed} />}
            {kept.length < missing.length && (
              <LinkButton variant="outline" size="sm" to={`${place}?dispute=${draft.id}`} label="disputes.block.add" />
            )}
          </HStack>
        }
      >
        <Text>
          <FormattedMessage id="disputes.block.text" />
        </Text>
        <List.Root as="ul" listStyleType="disc" ps="5" mt="1">
          {missing.map((proof) => (
            <List.Item key={proof}>
              <MissingProof proof={proof} kept={newest(proof)} />
            </List.Item>
          ))}
        </List.Root>
      </Notice>
    </Box>
  );
}

function MissingProof({ proof, kept }: { proof: BlockProof; kept: Proof | undefined }) {
  if (kept) return <FormattedMessage id="disputes.block.kept" values={{ name: quoted(kept) }} />;
  return <FormattedMessage id={`disputes.block.${proof}`} />;
}

type EncloseButtonProps = Pick<MissingProofsProps, "draft" | "onEnclosed"> & { proofs: Proof[] };

function EncloseButton({ draft, proofs, onEnclosed }: EncloseButtonProps) {
  const { formatMessage, formatList } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useEncloseMore(draft.id);

  const enclose = () =>
    mutate(
      proofs.map(({ id }) => id),
      {
        onSuccess: () => {
          toast({ title: formatMessage({ id: "evidence.exhibits.saved" }) });
          onEnclosed();
        },
      },
    );
  return (
    <>
      <NotDone error={error} title="evidence.exhibits.failed" />
      <Button size="sm" loading={isPending} onClick={enclose}>
        <FormattedMessage id="disputes.block.enclose" values={{ names: formatList(proofs.map(quoted)) }} />
      </Button>
    </>
  );
}

const quoted = ({ name }: Proof) => `“${name}”`;
