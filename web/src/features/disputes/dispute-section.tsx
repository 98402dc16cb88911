import { Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { DisputeCard } from "./dispute-card";

type DisputeSectionProps = { name: "active" | "resolved" | "rejected"; disputes: Dispute[] };

export function DisputeSection({ name, disputes }: DisputeSectionProps) {
  return (
    <section aria-labelledby={`${name}-title`}>
      <Heading as="h2" id={`${name}-title`} mb="3">
        <FormattedMessage id={`disputes.${name}.title`} />
      </Heading>
      {disputes.length === 0 ? (
        <Text color="fg.quiet">
          <FormattedMessage id={`disputes.${name}.none`} />
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4">
          {disputes.map((dispute) => (
            <DisputeCard key={dispute.id} dispute={dispute} />
          ))}
        </Stack>
      )}
    </section>
  );
}
