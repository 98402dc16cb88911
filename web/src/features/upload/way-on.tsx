import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { goneBureaus } from "#shared/domain/dispute/gone-from-report";
import { disputesQuery, reportQuery } from "#web/src/api/queries";

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
        <Button asChild>
          <Link to={`/disputes?record=${gone.id}`}>
            <FormattedMessage id="dashboard.status.gone.action" />
          </Link>
        </Button>
        <ToReport isQuiet />
      </Flex>
    </Stack>
  );
}

export function ToReport({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <Button variant={isQuiet ? "outline" : "solid"} asChild>
      <Link to="/credit-report">
        <FormattedMessage id="upload.toReport" />
      </Link>
    </Button>
  );
}
