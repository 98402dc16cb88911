import { Button, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { dayOf } from "#shared/domain/days";
import { isSignInNeeded } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { useSignInAgain } from "#web/src/api/sign-in-again";
import { useErrorText } from "#web/src/ui/error-text";
import { saveFile } from "#web/src/ui/save-file";
import { useToast } from "#web/src/ui/toast";
import { useExportData } from "./queries";

/** A copy of all that the service has about the member. */
export function DataSection() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const signInAgain = useSignInAgain();
  const { mutate, isPending } = useExportData();

  const download = () =>
    mutate(undefined, {
      onSuccess: (archive) => saveFile(archive, `redress-data-${dayOf(serverNow())}.zip`),
      onError: (error) => {
        if (isSignInNeeded(error)) return signInAgain(download);
        const title = formatMessage({ id: "account.data.failed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    });

  return (
    <>
      <Text>
        <FormattedMessage id="account.data.text" />
      </Text>
      <Button variant="outline" loading={isPending} onClick={download}>
        <FormattedMessage id="account.data.download" />
      </Button>
    </>
  );
}
