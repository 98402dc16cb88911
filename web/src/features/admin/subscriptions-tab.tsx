import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { pendingQuery, useBatchActivate } from "./queries";
import { useAdminToasts } from "./use-admin-toasts";
import { UsersTable } from "./users-table";

/** Who waits for activation, and all of them at once. */
export function SubscriptionsTab({ adminKey }: { adminKey: string }) {
  const { data, isError, refetch } = useQuery(pendingQuery);
  const { mutate, isPending } = useBatchActivate();
  const { done, failed, keyRequired, nonePending } = useAdminToasts();

  if (isError) return <Failed title={<FormattedMessage id="admin.users.failed" />} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  const { users } = data;

  const activateAll = () => {
    if (users.length === 0) return nonePending();
    if (adminKey === "") return keyRequired();
    mutate(
      { userIds: users.map(({ id }) => id), adminKey },
      {
        onSuccess: ({ successful, totalProcessed }) => done("batchActivated", { successful, totalProcessed }),
        onError: (error) => failed("batchFailed", error),
      },
    );
  };

  return (
    <Stack gap="5" pt="4">
      <Card>
        <Stack gap="4" align="flex-start">
          <Text fontSize="lg">
            <FormattedMessage
              id={data.nextCursor ? "admin.pending.many" : "admin.pending.count"}
              values={{ count: users.length }}
            />
          </Text>
          <Button disabled={isPending} onClick={activateAll}>
            <FormattedMessage id="admin.pending.activateAll" />
          </Button>
        </Stack>
      </Card>
      {users.length > 0 && <UsersTable users={users} adminKey={adminKey} />}
    </Stack>
  );
}
