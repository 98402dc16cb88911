import { Flex, Heading } from "@chakra-ui/react";
import type { Dispute } from "#shared/api/schemas/dispute";
import { Card } from "#web/src/ui/card";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { DisputeBody } from "./dispute-body";
import { placeOf } from "./named-dispute";

/** A dispute that is under way, with all that is said of it. */
export function DisputeCard({ dispute }: { dispute: Dispute }) {
  return (
    <Card as="li" {...placeOf(dispute)}>
      <Flex justify="space-between" columnGap="3" rowGap="1" align="flex-start" wrap="wrap" mb="1">
        <Heading as="h3" size="md" flex="1" minWidth="45%">
          {dispute.accountName}
        </Heading>
        <DisputeBadge status={dispute.status} words="disputes" />
      </Flex>
      <DisputeBody dispute={dispute} />
    </Card>
  );
}
