import { SimpleGrid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DashboardStats } from "#shared/api/schemas/user";
import { Card } from "#web/src/ui/card";

type StatTilesProps = {
  stats: DashboardStats;
  /** Without a credit report the number of negative items is unknown. */
  hasReport: boolean;
  /** Disputes that wait to be mailed: the disputes page counts them as active, this screen only what the bureaus have. */
  waiting: number;
  /** Disputes whose item is reported as deleted, and no later report has confirmed it. */
  reported: number;
};

/** Active disputes, negative items, items removed and, with a plan, what is left of the allowance. */
export function StatTiles({ stats, hasReport, waiting, reported }: StatTilesProps) {
  const { formatMessage } = useIntl();
  const { allowance } = stats;

  return (
    <SimpleGrid
      as="section"
      aria-label={formatMessage({ id: "dashboard.tiles.label" })}
      // Two beside each other, and one below the other where a reader's larger letters would break in words.
      templateColumns={{
        base: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))",
        md: `repeat(${allowance ? 4 : 3}, 1fr)`,
      }}
      gap={{ base: "2", md: "4" }}
      css={{ mdDown: { "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" } } }}
    >
      <Tile
        name="active"
        value={stats.activeDisputes}
        hint={<FormattedMessage id="dashboard.tiles.activeHint" values={{ waiting }} />}
      />
      <Tile
        name="negative"
        value={hasReport ? stats.negativeItems : "–"}
        hint={<FormattedMessage id={hasReport ? "dashboard.tiles.negativeHint" : "dashboard.tiles.noReport"} />}
      />
      <Tile
        name="removed"
        value={stats.itemsRemoved}
        hint={<FormattedMessage id="dashboard.tiles.removedHint" values={{ reported }} />}
      />
      {allowance && (
        <Tile
          name="allowance"
          value={allowance.remaining}
          hint={
            <FormattedMessage
              id="dashboard.tiles.allowanceHint"
              values={{ limit: allowance.limit, period: allowance.period }}
            />
          }
        />
      )}
    </SimpleGrid>
  );
}

type TileName = "active" | "negative" | "removed" | "allowance";

type TileProps = { name: TileName; value: number | "–"; hint: ReactNode };

function Tile({ name, value, hint }: TileProps) {
  return (
    <Card padding={{ base: "3", md: "5" }}>
      <Text fontWeight="medium">
        <FormattedMessage id={`dashboard.tiles.${name}`} />
      </Text>
      <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      <Text color="fg.quiet" fontSize="sm">
        {hint}
      </Text>
    </Card>
  );
}
