import { Box, chakra, Heading, Table } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "#web/src/ui/card";
import { type Bar, LyingBars, StandingBars } from "./bars";

type BarChartProps = {
  /** The id of its name. */
  title: string;
  /** What the bars are by, for the table. */
  head: ReactNode;
  bars: Bar[];
  format: (value: number) => string;
  /** In full, for the table. */
  formatLong?: (value: number) => string;
  /** Bars that lie have room for longer names. */
  isLying?: boolean;
};

/** One series as bars with their numbers on them, and the same as a table to read or to hear. */
export function BarChart({ title, head, bars, format, formatLong = format, isLying }: BarChartProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: title });
  const Bars = isLying ? LyingBars : StandingBars;

  return (
    <Card as="section" aria-label={name}>
      <Heading as="h2" size="md" mb="4">
        {name}
      </Heading>
      <Box role="img" aria-label={name}>
        <Bars bars={bars} format={format} />
      </Box>
      <chakra.details mt="3">
        <chakra.summary
          cursor="pointer"
          color="fg.quiet"
          aria-label={formatMessage({ id: "admin.chart.tableOf" }, { name })}
        >
          <FormattedMessage id="admin.chart.asTable" />
        </chakra.summary>
        <Table.Root aria-label={name}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{head}</Table.ColumnHeader>
              <Table.ColumnHeader>
                <FormattedMessage id="admin.chart.value" />
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {bars.map(({ key, longLabel, value }) => (
              <Table.Row key={key}>
                <Table.Cell>{longLabel}</Table.Cell>
                <Table.Cell>{formatLong(value)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </chakra.details>
    </Card>
  );
}
