import { Box } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { Dispute } from "#shared/api/schemas/dispute";
import { proofsQuery } from "#web/src/api/queries";
import { LinkedMessage } from "#web/src/ui/linked-message";

/** Of letters that the member mailed: where the post office's receipt is added, and whether it is there. */
export function MailingReceipt({ dispute: { id } }: { dispute: Pick<Dispute, "id"> }) {
  const { data: proofs = [], isPending } = useQuery(proofsQuery);
  const isThere = proofs.some(({ kind, disputeId }) => kind === "mailing_receipt" && disputeId === id);
  if (isPending) return null;

  return (
    <Box width="full" fontSize="sm" order="1">
      <LinkedMessage
        id={isThere ? "evidence.self.receiptThere" : "evidence.self.receipt"}
        to={`/evidence?dispute=${id}&kind=mailing_receipt`}
      />
    </Box>
  );
}
