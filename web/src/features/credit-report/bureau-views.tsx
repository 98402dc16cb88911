import { Box, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { BureauText } from "#web/src/ui/bureau-text";
import { Amount, ReportedDay } from "#web/src/ui/format";

/** The same account as each bureau reports it: where they differ, at least one is wrong. */
export function BureauViews({ item }: { item: NegativeItem }) {
  const views = item.bureauViews;
  if (!views || views.length === 0) return null;

  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        <FormattedMessage id="creditReport.details.views" />
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        {bureaus.map((bureau) => {
          const view = views.find((candidate) => candidate.bureau === bureau);
          return (
            <Box key={bureau} borderWidth="1px" borderColor="border.line" borderRadius="card" padding="3">
              <Text fontWeight="medium">{bureauNames[bureau]}</Text>
              {view ? (
                <Text fontSize="sm">
                  <Amount dollars={view.amount} />
                  <br />
                  {view.payStatus ? (
                    <BureauText>{view.payStatus}</BureauText>
                  ) : (
                    <FormattedMessage id={`creditReport.details.status.${view.status}`} />
                  )}
                  <br />
                  <ReportedDay day={view.dateReported} />
                </Text>
              ) : (
                <Text fontSize="sm" color="fg.quiet">
                  <FormattedMessage id="creditReport.details.notReported" />
                </Text>
              )}
            </Box>
          );
        })}
      </SimpleGrid>
    </Box>
  );
}
