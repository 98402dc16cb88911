import { Button } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "#web/src/ui/error-text";
import { useToast } from "#web/src/ui/toast";
import { useSendEmailCode } from "./queries";

/** Asks for a fresh code by mail. */
export function SendEmailCode({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useSendEmailCode();

  const send = () =>
    mutate(undefined, {
      onSuccess: () =>
        toast({
          title: formatMessage({ id: "account.email.sent" }),
          description: formatMessage({ id: "account.email.sentText" }, { email }),
        }),
      onError: (error) => {
        const title = formatMessage({ id: "account.email.sendFailed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    });

  return (
    <Button variant="outline" size="sm" loading={isPending} onClick={send}>
      <FormattedMessage id="account.email.again" />
    </Button>
  );
}
