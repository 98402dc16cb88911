import { SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import {
  isConfirmedCorrected,
  isConfirmedRemoved,
  isReportedCorrected,
  isReportedDeleted,
} from "#shared/domain/dispute/later-report";
import { Card } from "#web/src/ui/card";
import { hasAnswer } from "./by-result";

/** What came of the disputes so far, in four counts. Only what a later report confirms counts as removed or corrected. */
export function ResultTiles({ asked }: { asked: Dispute[] }) {
  const { formatMessage } = useIntl();
  const counts = {
    removed: asked.filter(isConfirmedRemoved).length,
    reported: asked.filter(isReportedDeleted).length,
    corrected: asked.filter(isConfirmedCorrected).length,
    waiting: asked.filter((dispute) => !hasAnswer(dispute)).length,
  };
  const toConfirm = asked.filter(isReportedCorrected).length;

  return (
    <SimpleGrid as="section" aria-label={formatMessage({ id: "results.counts" })} columns={{ base: 2, md: 4 }} gap="3">
      {(["removed", "reported", "corrected", "waiting"] as const).map((name) => (
        <Card key={name} padding="4">
          <Text color="fg.quiet">
            <FormattedMessage id={`results.count.${name}`} />
          </Text>
          <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <FormattedMessage id="results.count.of" values={{ count: counts[name], all: asked.length }} />
          </Text>
          <Text color="fg.quiet" fontSize="sm">
            <FormattedMessage id={`results.count.${name}Text`} values={{ toConfirm }} />
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
