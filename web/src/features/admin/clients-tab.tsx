import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Empty } from "#web/src/ui/empty";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { TextField } from "#web/src/ui/text-field";
import { ClientsTable } from "./clients-table";
import { ExportLink } from "./export-link";
import { HistoryDialog } from "./history-dialog";
import { MoreButton } from "./more-button";
import { clientsQuery } from "./queries";
import { SearchField } from "./search-field";
import { type Filter, useFilter } from "./use-filter";
import { StatusField, statusOf } from "./users-tab";

/** Client records with their filters, how many there are, the export and each one's history. */
export function ClientsTab() {
  const { filter, setFilter } = useFilter();
  const isInOrder = !filter.dateFrom || !filter.dateTo || filter.dateFrom <= filter.dateTo;
  const asked = { ...filter, status: statusOf(filter.status) };
  const query = useInfiniteQuery({ ...clientsQuery(asked), enabled: isInOrder });
  const [openedId, setOpenedId] = useState<string>();
  const clients = query.data?.pages.flatMap((page) => page.clients) ?? [];

  return (
    <Stack gap="5">
      <ClientFilters filter={filter} setFilter={setFilter} isInOrder={isInOrder} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text role="status" fontWeight="medium">
          {query.data && (
            <FormattedMessage id="admin.clients.total" values={{ count: query.data.pages[0]?.totalCount ?? 0 }} />
          )}
        </Text>
        <ExportLink filter={asked} />
      </Flex>
      {query.isPending && isInOrder && <SkeletonRows rows={5} />}
      {query.isError && (
        <Failed title={<FormattedMessage id="admin.clients.failed" />} onRetry={() => query.refetch()} />
      )}
      {query.data && clients.length === 0 && <Empty title={<FormattedMessage id="admin.clients.none" />} />}
      {clients.length > 0 && <ClientsTable clients={clients} onOpen={setOpenedId} />}
      <MoreButton query={query} />
      {openedId && <HistoryDialog clientId={openedId} onClose={() => setOpenedId(undefined)} />}
    </Stack>
  );
}

type FiltersProps = { filter: Filter; setFilter: (filter: Filter) => void; isInOrder: boolean };

function ClientFilters({ filter, setFilter, isInOrder }: FiltersProps) {
  const { formatMessage } = useIntl();
  const day = (name: "dateFrom" | "dateTo", label: string, error?: string) => (
    <Box minWidth={{ md: "12rem" }}>
      <TextField
        name={name}
        type="date"
        label={<FormattedMessage id={label} />}
        error={error}
        value={filter[name] ?? ""}
        onChange={({ target }) => setFilter({ ...filter, [name]: target.value })}
      />
    </Box>
  );

  return (
    <Flex as="section" gap="4" direction={{ base: "column", md: "row" }} wrap="wrap" align={{ md: "flex-start" }}>
      <SearchField value={filter.search ?? ""} onChange={(search) => setFilter({ ...filter, search })} />
      <StatusField value={filter.status} onChange={(status) => setFilter({ ...filter, status })} />
      {day("dateFrom", "admin.clients.from", isInOrder ? undefined : formatMessage({ id: "admin.clients.wrongDays" }))}
      {day("dateTo", "admin.clients.to")}
      {Object.values(filter).some(Boolean) && (
        <Button variant="ghost" alignSelf={{ base: "flex-start", md: "flex-end" }} onClick={() => setFilter({})}>
          <FormattedMessage id="admin.clients.clear" />
        </Button>
      )}
    </Flex>
  );
}
