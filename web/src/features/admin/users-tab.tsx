import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { SubscriptionStatus } from "#shared/domain/plan/plan";
import { Empty } from "#web/src/ui/empty";
import { Failed } from "#web/src/ui/failed";
import { SelectField } from "#web/src/ui/select-field";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { TextField } from "#web/src/ui/text-field";
import { type UserFilter, usersQuery } from "./queries";
import { UsersTable } from "./users-table";

const TYPING_MS = 300;

/** All members, with search and status filter kept in the address. */
export function UsersTab({ adminKey }: { adminKey: string }) {
  const { formatMessage } = useIntl();
  const { filter, setFilter } = useFilter();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    usersQuery(filter),
  );
  const users = data?.pages.flatMap((page) => page.users) ?? [];

  return (
    <Stack gap="5" pt="4">
      <Flex gap="4" direction={{ base: "column", md: "row" }} maxWidth="3xl">
        <SearchField value={filter.search ?? ""} onChange={(search) => setFilter({ ...filter, search })} />
        <Box minWidth={{ md: "16rem" }}>
          <SelectField
            name="status"
            label={<FormattedMessage id="admin.users.status" />}
            placeholder={formatMessage({ id: "admin.users.anyStatus" })}
            options={SubscriptionStatus.options.map((status) => ({
              value: status,
              label: formatMessage({ id: `admin.status.${status}` }),
            }))}
            value={filter.status ?? ""}
            onChange={({ target }) => setFilter({ ...filter, status: statusOf(target.value) })}
          />
        </Box>
      </Flex>
      {isPending && <SkeletonRows rows={5} />}
      {isError && <Failed title={<FormattedMessage id="admin.users.failed" />} onRetry={() => refetch()} />}
      {data && users.length === 0 && <Empty title={<FormattedMessage id="admin.users.none" />} />}
      {users.length > 0 && <UsersTable users={users} adminKey={adminKey} />}
      {hasNextPage && (
        <Button variant="outline" alignSelf="flex-start" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.users.more" />
        </Button>
      )}
    </Stack>
  );
}

/** Typing asks the server once the hand rests. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <Box flex="1">
      <TextField
        name="search"
        type="search"
        label={<FormattedMessage id="admin.users.search" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  );
}

const statusOf = (value: string | null) => SubscriptionStatus.safeParse(value).data;

function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter: UserFilter = { search: params.get("search") ?? undefined, status: statusOf(params.get("status")) };
  const setFilter = ({ search, status }: UserFilter) =>
    setParams({ ...(search && { search }), ...(status && { status }) }, { replace: true });
  return { filter, setFilter };
}
