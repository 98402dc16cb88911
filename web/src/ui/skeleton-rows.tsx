import { Skeleton, Stack } from "@chakra-ui/react";
import { useIntl } from "react-intl";

const names = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** Rows that keep the place of a list that is on its way. Give the height that a row will have. */
export function SkeletonRows({ rows, height = "16" }: { rows: number; height?: string }) {
  const { formatMessage } = useIntl();

  return (
    <Stack gap="3" role="status" aria-label={formatMessage({ id: "common.loading" })}>
      {names.slice(0, rows).map((name) => (
        <Skeleton key={name} height={height} borderRadius="card" data-testid="skeleton-row" />
      ))}
    </Stack>
  );
}
