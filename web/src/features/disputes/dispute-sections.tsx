import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { Card } from "#web/src/ui/card";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { Rows } from "#web/src/ui/later";
import { ClosedDispute } from "./closed-dispute";
import { DisputeBody } from "./dispute-body";
import { placeOf } from "./named-dispute";

type SectionProps = { name: "active" | "resolved" | "rejected"; children: ReactNode };

function Section({ name, children }: SectionProps) {
  return (
    <section aria-labelledby={`${name}-title`}>
      <Heading as="h2" id={`${name}-title`} tabIndex={-1} mb="3">
        <FormattedMessage id={`disputes.${name}.title`} />
      </Heading>
      {children}
    </section>
  );
}

/** What is with the bureaus, or waits for the mail. */
export function ActiveSection({ disputes }: { disputes: Dispute[] }) {
  return (
    <Section name="active">
      {disputes.length === 0 ? (
        <Text color="fg.quiet">
          <FormattedMessage id="disputes.active.none" />
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4">
          <Rows rows={disputes} first={2}>
            {(dispute) => <DisputeCard key={dispute.id} dispute={dispute} />}
          </Rows>
        </Stack>
      )}
    </Section>
  );
}

/** What the bureaus have answered, a row each. Left out while it is empty. */
export function ClosedSection({ name, disputes }: { name: "resolved" | "rejected"; disputes: Dispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <Section name={name}>
      <Card as="ul" listStyleType="none" padding="0">
        {disputes.map((dispute) => (
          <ClosedDispute key={dispute.id} dispute={dispute} />
        ))}
      </Card>
    </Section>
  );
}

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
