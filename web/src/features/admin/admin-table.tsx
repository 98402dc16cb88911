import { Box, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

type AdminTableProps = {
  /** The table's part of the catalogue: `admin.<name>.table`, `admin.<name>.column.<column>`. */
  name: "users" | "disputes" | "clients";
  columns: readonly string[];
  children: ReactNode;
};

/** A table where there is room; on a narrow screen each row becomes a card of labelled lines. */
export function AdminTable({ name, columns, children }: AdminTableProps) {
  const { formatMessage } = useIntl();

  return (
    <Box borderWidth="1px" borderColor="border.line" borderRadius="card" bg="bg.surface" overflow="hidden">
      <Table.Root aria-label={formatMessage({ id: `admin.${name}.table` })}>
        <Table.Header hideBelow="lg">
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column}>
                <FormattedMessage id={`admin.${name}.column.${column}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Box>
  );
}

export function AdminRow({ children }: { children: ReactNode }) {
  return (
    <Table.Row
      display={{ base: "flex", lg: "table-row" }}
      flexWrap="wrap"
      alignItems="center"
      py={{ base: "2", lg: "0" }}
      borderBottomWidth={{ base: "1px", lg: "0" }}
      borderColor="border.line"
    >
      {children}
    </Table.Row>
  );
}

type AdminCellProps = {
  /** The id of the column's name, said before the value where there are no columns. */
  label?: string;
  /** Where there are no columns: beside its neighbours, as wide as it is, or first of them with what room they leave, or as much of a line as they need. */
  narrow?: "beside" | "first" | "half";
  /** Where there are no columns: before the others (-1) or after them (1). */
  place?: -1 | 1;
  children: ReactNode;
};

/** The first has room for an address on one line: what does not fit beside it goes below. */
const narrowBasis = { beside: "0 1 auto", first: "1 1 11rem", half: "1 0 auto", line: "1 0 100%" } as const;

export function AdminCell({ label, narrow, place, children }: AdminCellProps) {
  return (
    <Table.Cell
      display={{ base: "block", lg: "table-cell" }}
      flex={narrowBasis[narrow ?? "line"]}
      order={place}
      minWidth="0"
      maxWidth={{ base: "full", lg: "none" }}
      css={{
        lgDown: { "&:empty": { display: "none" } },
        ...(narrow === "beside" && { lg: { "&, & > *": { whiteSpace: "nowrap" } } }),
      }}
      borderBottomWidth={{ base: "0", lg: "1px" }}
      borderColor="border.line"
      py={{ base: "1", lg: "3" }}
      fontSize={{ base: label ? "sm" : undefined, lg: "sm" }}
      overflowWrap="break-word"
    >
      {label && (
        <Text as="span" hideFrom="lg" color="fg.quiet">
          <FormattedMessage id={label} />:{" "}
        </Text>
      )}
      {children}
    </Table.Cell>
  );
}
