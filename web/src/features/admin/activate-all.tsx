import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { AdminKeyField } from "./admin-key-field";
import { pendingQuery, useBatchActivate } from "./queries";
import { useAdminToasts } from "./use-admin-toasts";

export type AdminKey = { adminKey: string; onKeyChange: (value: string) => void };

type ActivateAllProps = AdminKey & {
  /** The page says already how many wait for activation, unless they are more than one list holds. */
  isCounted?: boolean;
};

/** The key, how many wait for activation, and all of them at once. */
export function ActivateAll({ adminKey, onKeyChange, isCounted = false }: ActivateAllProps) {
  const { data, isError, refetch } = useQuery(pendingQuery);
  const { mutate, isPending } = useBatchActivate();
  const { done, failed, keyRequired, nonePending } = useAdminToasts();

  if (isError) return <Failed title={<FormattedMessage id="admin.users.failed" />} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={1} height="14rem" />;
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
    <Stack gap="4" align="stretch">
      {(!isCounted || data.nextCursor) && (
        <Text fontSize="lg">
          <FormattedMessage
            id={data.nextCursor ? "admin.pending.many" : "admin.pending.count"}
            values={{ count: users.length }}
          />
        </Text>
      )}
      <AdminKeyField value={adminKey} onChange={onKeyChange} />
      <Button alignSelf="flex-start" loading={isPending} onClick={activateAll}>
        <FormattedMessage id="admin.pending.activateAll" />
      </Button>
    </Stack>
  );
}
