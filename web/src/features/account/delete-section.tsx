import { Button, Text } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { isSignInNeeded } from "#web/src/api/api-error";
import { userQuery, useUser } from "#web/src/api/session";
import { useErrorText } from "#web/src/ui/error-text";
import { SignInAgain } from "#web/src/ui/sign-in-again";
import { useToast } from "#web/src/ui/toast";
import { DeleteDialog } from "./delete-dialog";
import { useDeleteAccount } from "./queries";

type Step = "none" | "confirm" | "sign-in";

/** The way out. An administrator has to hand the role over first. */
export function DeleteSection() {
  const { user } = useUser();
  const [step, setStep] = useState<Step>("none");
  const { remove, isPending } = useDelete(setStep);
  const close = () => setStep("none");

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
      <Button variant="outline" colorPalette="danger" onClick={() => setStep("confirm")}>
        <FormattedMessage id="account.delete.open" />
      </Button>
      <DeleteDialog open={step === "confirm"} onClose={close} onConfirm={remove} isPending={isPending} />
      <SignInAgain open={step === "sign-in"} onClose={close} onDone={remove} />
    </>
  );
}

function useDelete(setStep: (step: Step) => void) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useDeleteAccount();

  const remove = () =>
    mutate(undefined, {
      onSuccess: (deleted) => {
        navigate("/account/deleted", { replace: true, state: deleted });
        queryClient.clear();
        queryClient.setQueryData(userQuery.queryKey, null);
      },
      onError: (error) => {
        if (isSignInNeeded(error)) return setStep("sign-in");
        setStep("none");
        const title = formatMessage({ id: "account.delete.failed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    });
  return { remove, isPending };
}
