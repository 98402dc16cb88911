import { Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { readableName } from "#shared/domain/text/readable-name";
import { isSignInNeeded } from "#web/src/api/api-error";
import { useKnownUser } from "#web/src/api/session";
import { useSignInAgain } from "#web/src/api/sign-in-again";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { useActivate, useSetAdminStatus } from "./queries";
import { useAdminToasts } from "./use-admin-toasts";

/** The way to activate a member who waits for it. */
export function Activation({ user, adminKey }: { user: User; adminKey: string }) {
  return user.subscriptionStatus === "pending_verification" ? <Activate user={user} adminKey={adminKey} /> : null;
}

export const nameOf = ({ firstName, lastName }: User) => readableName(`${firstName} ${lastName}`);

export const memberElementId = (userId: string) => `member-${userId}`;

/** In a list of members, what a button does, and for whom. */
function useActionLabel(user: User) {
  const { formatMessage } = useIntl();
  return (action: string) =>
    formatMessage({ id: "admin.users.actionFor" }, { action: formatMessage({ id: action }), name: nameOf(user) });
}

function Activate({ user, adminKey }: { user: User; adminKey: string }) {
  const { mutate, isPending } = useActivate();
  const { done, failed, keyRequired } = useAdminToasts();
  const label = useActionLabel(user);

  const activate = () => {
    if (adminKey === "") return keyRequired();
    mutate(
      { userId: user.id, adminKey },
      {
        onSuccess: () => {
          done("activated", { name: nameOf(user) });
          // The button goes; the next ones are in the rows below.
          document.getElementById(memberElementId(user.id))?.focus();
        },
        onError: (error) => failed("activateFailed", error),
      },
    );
  };
  return (
    <Button
      size="sm"
      variant="outline"
      loading={isPending}
      // In a card, the button that makes an administrator is below.
      mb={{ base: "5", lg: "0" }}
      onClick={activate}
      aria-label={label("admin.users.activate")}
    >
      <FormattedMessage id="admin.users.activate" />
    </Button>
  );
}

/** Whether a member is an administrator, and the way to change that; no one changes their own rights. */
export function AdminRights({ user }: { user: User }) {
  const self = useKnownUser();

  return (
    // In a card at the right edge, wherever its line has room: the same place in every card, and never below or beside the activation.
    <Flex
      columnGap="3"
      align="center"
      justify={{ base: "flex-end", lg: "flex-start" }}
      wrap={{ base: "wrap", xl: "nowrap" }}
    >
      {/* Where there are no columns, most members need no line that says what they are not. */}
      <Text as="span" hideBelow={user.isAdmin ? undefined : "lg"}>
        <Text as="span" hideFrom="lg" color="fg.quiet">
          <FormattedMessage id="admin.users.column.admin" />:
        </Text>{" "}
        <FormattedMessage id={user.isAdmin ? "admin.users.isAdmin" : "admin.users.noAdmin"} />
      </Text>
      {user.id !== self?.id && <ToggleAdmin user={user} />}
    </Flex>
  );
}

function ToggleAdmin({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const signInAgain = useSignInAgain();
  const { mutate, reset, isPending, error } = useSetAdminStatus();
  const { done } = useAdminToasts();
  const label = useActionLabel(user);
  const name = nameOf(user);
  const action = user.isAdmin ? "unmakeAdmin" : "makeAdmin";

  const close = () => {
    setOpen(false);
    reset();
  };

  const toggle = () =>
    mutate(
      { userId: user.id, isAdmin: !user.isAdmin },
      {
        onSuccess: () => {
          done("adminChanged", { name });
          setOpen(false);
        },
        onError: (refused) => {
          if (!isSignInNeeded(refused)) return;
          close();
          signInAgain(toggle);
        },
      },
    );

  return (
    <>
      <Button
        size="sm"
        variant="plain"
        whiteSpace="nowrap"
        onClick={() => setOpen(true)}
        aria-label={label(`admin.users.${action}`)}
      >
        <FormattedMessage id={`admin.users.${action}`} />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={toggle}
        isPending={isPending}
        failure={{ error, title: "admin.toast.adminFailed" }}
        title={<FormattedMessage id={`admin.users.${action}Title`} values={{ name }} />}
        description={<FormattedMessage id={`admin.users.${action}Text`} />}
        confirm={<FormattedMessage id={`admin.users.${action}`} />}
      />
    </>
  );
}
