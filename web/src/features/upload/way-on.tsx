import { Flex, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { goneBureaus } from "#shared/domain/dispute/gone-from-report";
import { disputesQuery, reportQuery } from "#web/src/api/queries";
import { LinkButton } from "#web/src/ui/link-button";

/** Where it goes on once a report is kept: to what it shows no more, which is the news, else to the report. */
export function WayOn() {
  const { formatList } = useIntl();
  const { data: disputes = [] } = useQuery(disputesQuery);
  const { data: report } = useQuery(reportQuery);
  const gone = report && disputes.find((dispute) => goneBureaus(dispute, report).length > 0);
  if (!gone) return <ToReport />;

  const goneFrom = goneBureaus(gone, report);
  const values = {
    account: gone.accountName,
    bureaus: formatList(goneFrom.map((bureau) => bureauNames[bureau])),
    count: goneFrom.length,
  };
  return (
    <Stack gap="3" align="flex-start">
      <Text fontWeight="semibold">
        <FormattedMessage id="dashboard.status.gone.title" values={values} />
      </Text>
      <Flex gap="3" wrap="wrap">
        <LinkButton to={`/disputes?record=${gone.id}`} label="dashboard.status.gone.action" />
        <ToReport isQuiet />
      </Flex>
    </Stack>
  );
}

export function ToReport({ isQuiet = false }: { isQuiet?: boolean }) {
  return <LinkButton variant={isQuiet ? "outline" : "solid"} to="/credit-report" label="upload.toReport" />;
}
