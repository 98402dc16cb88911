import { Box, Flex, Stack } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { type SubscriptionStatus, subscriptionStatuses } from "#shared/domain/plan/plan";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { Empty } from "#web/src/ui/empty";
import { Failed } from "#web/src/ui/failed";
import { SelectField } from "#web/src/ui/select-field";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import type { AdminKey } from "./activate-all";
import { AdminKeyField } from "./admin-key-field";
import { MoreButton } from "./more-button";
import { usersQuery } from "./queries";
import { SearchField } from "./search-field";
import { useFilter } from "./use-filter";
import { UsersTable } from "./users-table";

/** All members, with search and status filter kept in the address. */
export function UsersTab({ adminKey, onKeyChange }: AdminKey) {
  const { filter, setFilter } = useFilter();
  const { search, status } = filter;
  const query = useInfiniteQuery(usersQuery({ search, status: statusOf(status) }));
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];

  return (
    <Stack gap="5">
      <Flex gap="4" direction={{ base: "column", xl: "row" }} align={{ xl: "flex-end" }}>
        <Flex gap="4" direction={{ base: "column", md: "row" }} flex="1" maxWidth="3xl">
          <SearchField value={search ?? ""} onChange={(typed) => setFilter({ ...filter, search: typed })} />
          <StatusField value={status} onChange={(chosen) => setFilter({ ...filter, status: chosen })} />
        </Flex>
        <AdminKeyField value={adminKey} onChange={onKeyChange} />
      </Flex>
      {query.isPending && <SkeletonRows rows={5} />}
      {query.isError && <Failed title={<FormattedMessage id="admin.users.failed" />} onRetry={() => query.refetch()} />}
      {query.data && users.length === 0 && <Empty title={<FormattedMessage id="admin.users.none" />} />}
      {users.length > 0 && <UsersTable users={users} adminKey={adminKey} />}
      <MoreButton query={query} />
    </Stack>
  );
}

/** The status of a subscription, or any. */
export function StatusField({ value, onChange }: { value?: string; onChange: (value: string) => void }) {
  const { formatMessage } = useIntl();

  return (
    <Box minWidth={{ md: "16rem" }}>
      <SelectField
        name="status"
        label={<FormattedMessage id="admin.users.status" />}
        placeholder={formatMessage({ id: "admin.users.anyStatus" })}
        options={subscriptionStatuses.map((status) => ({
          value: status,
          label: formatMessage({ id: `admin.status.${status}` }),
        }))}
        value={statusOf(value) ?? ""}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}

/** A status from the address, where anything may be. */
export function statusOf(value: string | undefined): SubscriptionStatus | undefined {
  return isOneOf(subscriptionStatuses, value) ? value : undefined;
}
