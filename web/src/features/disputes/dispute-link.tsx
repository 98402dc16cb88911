import { Link as ChakraLink } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";

/** Leads to a dispute on the page of all of them, where its next step is. */
export function DisputeLink({ dispute, children }: { dispute: Pick<Dispute, "id">; children: ReactNode }) {
  return (
    <ChakraLink asChild>
      <Link to={`/disputes?dispute=${dispute.id}`}>{children}</Link>
    </ChakraLink>
  );
}
