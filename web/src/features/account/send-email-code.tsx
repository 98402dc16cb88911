import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useSendEmailCode } from "./queries";

/** Asks for a fresh code by mail. */
export function SendEmailCode({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useSendEmailCode();

  const send = () =>
    mutate(undefined, {
      onSuccess: () =>
        toast({
          title: formatMessage({ id: "account.email.sent" }),
          description: formatMessage({ id: "account.email.sentText" }, { email }),
        }),
    });

  return (
    <>
      <NotDone error={error} title="account.email.sendFailed" />
      <Button variant="outline" size="sm" loading={isPending} onClick={send}>
        <FormattedMessage id="account.email.again" />
      </Button>
    </>
  );
}
