import { Button, Text } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { isSignInNeeded } from "#web/src/api/api-error";
import { useKnownUser, userQuery } from "#web/src/api/session";
import { useSignInAgain } from "#web/src/api/sign-in-again";
import { useLate } from "#web/src/ui/use-late";
import { useDeleteAccount } from "./queries";

const loadDialog = async () => (await import("./delete-dialog")).DeleteDialog;

/** The way out. An administrator has to hand the role over first. */
export function DeleteSection() {
  const user = useKnownUser();
  const [isOpen, setOpen] = useState(false);
  const { remove, reset, isPending, error } = useDelete(() => setOpen(false));
  const DeleteDialog = useLate(loadDialog, isOpen);
  const close = () => {
    setOpen(false);
    reset();
  };

  if (user?.isAdmin === true) {
    return (
      <Text>
        <FormattedMessage id="errors.ADMIN_ACCOUNT" />
      </Text>
    );
  }
  return (
    <>
      <Text>
        <FormattedMessage id="account.delete.text" />
      </Text>
      <Button variant="outline" colorPalette="danger" onClick={() => setOpen(true)}>
        <FormattedMessage id="account.delete.open" />
      </Button>
      {DeleteDialog && (
        <DeleteDialog open={isOpen} onClose={close} onConfirm={remove} isPending={isPending} error={error} />
      )}
    </>
  );
}

function useDelete(onSignInNeeded: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const { mutate, reset, isPending, error } = useDeleteAccount();

  const remove = () =>
    mutate(undefined, {
      onSuccess: (deleted) => {
        navigate("/account/deleted", { replace: true, state: deleted === "signedOut" ? undefined : deleted });
        queryClient.clear();
        queryClient.setQueryData(userQuery.queryKey, null);
      },
      onError: (refused) => {
        if (!isSignInNeeded(refused)) return;
        onSignInNeeded();
        signInAgain(remove);
      },
    });
  return { remove, reset, isPending, error };
}
