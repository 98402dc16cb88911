import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { dayOf } from "#shared/domain/days";
import { isSignInNeeded } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { useErrorText } from "#web/src/ui/error-text";
import { saveFile } from "#web/src/ui/save-file";
import { SignInAgain } from "#web/src/ui/sign-in-again";
import { useToast } from "#web/src/ui/toast";
import { useExportData } from "./queries";

/** A copy of all that the service has about the member. */
export function DataSection() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useExportData();

  const download = () => {
    setAsking(false);
    mutate(undefined, {
      onSuccess: (archive) => saveFile(archive, `redress-data-${dayOf(serverNow())}.zip`),
      onError: (error) => {
        if (isSignInNeeded(error)) return setAsking(true);
        const title = formatMessage({ id: "account.data.failed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    });
  };

  return (
    <>
      <Text>
        <FormattedMessage id="account.data.text" />
      </Text>
      <Button variant="outline" loading={isPending} onClick={download}>
        <FormattedMessage id="account.data.download" />
      </Button>
      <SignInAgain open={isAsking} onClose={() => setAsking(false)} onDone={download} />
    </>
  );
}
