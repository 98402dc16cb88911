import { SimpleGrid, type SimpleGridProps, Skeleton } from "@chakra-ui/react";
import { useIntl } from "react-intl";

const names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

type SkeletonRowsProps = { rows: number; height?: SimpleGridProps["height"]; columns?: SimpleGridProps["columns"] };

/** Rows, or cells of a grid, that keep the place of a list that is on its way. Give the height that a row will have. */
export function SkeletonRows({ rows, height = "16", columns = 1 }: SkeletonRowsProps) {
  const { formatMessage } = useIntl();

  return (
    <SimpleGrid columns={columns} gap="3" role="status" aria-label={formatMessage({ id: "common.loading" })}>
      {names.slice(0, rows).map((name) => (
        <Skeleton key={name} height={height} borderRadius="card" data-testid="skeleton-row" />
      ))}
    </SimpleGrid>
  );
}
