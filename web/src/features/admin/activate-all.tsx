import { Button, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { Failed } from "#web/src/ui/failed";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { AdminKeyField } from "./admin-key-field";
import { pendingQuery, useBatchActivate } from "./queries";
import { useAdminToasts } from "./use-admin-toasts";
import { nameOf } from "./user-actions";

export type AdminKey = { adminKey: string; onKeyChange: (value: string) => void };

type ActivateAllProps = AdminKey & {
  /** The page says already how many wait for activation, unless they are more than one list holds. */
  isCounted?: boolean;
};

/** The key, how many wait for activation, and all of them at once, after a question that names them. */
export function ActivateAll({ adminKey, onKeyChange, isCounted = false }: ActivateAllProps) {
  const { data, isError, refetch } = useQuery(pendingQuery);
  const [asked, setAsked] = useState<User[]>();
  const { keyRequired, nonePending } = useAdminToasts();

  if (isError) return <Failed title={<FormattedMessage id="admin.users.failed" />} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows rows={1} height="14rem" />;
  const { users } = data;

  const ask = () => {
    if (users.length === 0) return nonePending();
    if (adminKey === "") return keyRequired();
    setAsked(users);
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
      <Button alignSelf="flex-start" onClick={ask}>
        <FormattedMessage id="admin.pending.activateAll" />
      </Button>
      <Question users={asked} adminKey={adminKey} onClose={() => setAsked(undefined)} />
    </Stack>
  );
}

type QuestionProps = { users?: User[]; adminKey: string; onClose: () => void };

/** Who would be activated, and for how many of them nothing was received. Those who come while it is read are not among them. */
function Question({ users, adminKey, onClose }: QuestionProps) {
  const { mutate, reset, isPending, error } = useBatchActivate();
  const { done } = useAdminToasts();
  const count = users?.length ?? 0;
  const unconfirmed = users?.filter(({ awaitedPayment }) => !awaitedPayment?.confirmedAt).length ?? 0;

  const close = () => {
    onClose();
    reset();
  };
  const activate = () => {
    if (users === undefined) return;
    mutate(
      { userIds: users.map(({ id }) => id), adminKey },
      {
        onSuccess: ({ successful, totalProcessed }) => {
          done("batchActivated", { successful, totalProcessed });
          close();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      open={users !== undefined}
      onClose={close}
      onConfirm={activate}
      isPending={isPending}
      failure={{ error, title: "admin.toast.batchFailed" }}
      title={<FormattedMessage id="admin.pending.ask" values={{ count }} />}
      description={<FormattedMessage id="admin.pending.askText" values={{ count, unconfirmed }} />}
      confirm={<FormattedMessage id="admin.pending.confirm" values={{ count }} />}
    >
      <Names users={users ?? []} />
    </ConfirmDialog>
  );
}

function Names({ users }: { users: User[] }) {
  return (
    // A list that scrolls is reached by the keyboard.
    <Stack
      as="ul"
      listStyleType="none"
      gap="1"
      maxHeight="14rem"
      overflowY="auto"
      tabIndex={users.length > SHORT_LIST ? 0 : undefined}
    >
      {users.map((user) => (
        <Text as="li" key={user.id} overflowWrap="anywhere">
          {nameOf(user)}{" "}
          <Text as="span" color="fg.quiet" textStyle="sm">
            {user.email}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}

/** As many names as are seen without scrolling, even where each takes two lines. */
const SHORT_LIST = 4;
