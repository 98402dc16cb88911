import { Button, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { dayOf } from "#shared/domain/days";
import { isSignInNeeded } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { useSignInAgain } from "#web/src/api/sign-in-again";
import { NotDone } from "#web/src/ui/not-done";
import { saveFile } from "#web/src/ui/save-file";
import { useExportData } from "./queries";

/** A copy of all that the service has about the member. */
export function DataSection() {
  const signInAgain = useSignInAgain();
  const { mutate, isPending, error } = useExportData();

  const download = () =>
    mutate(undefined, {
      onSuccess: (archive) => saveFile(archive, `redress-data-${dayOf(serverNow())}.zip`),
      onError: (refused) => isSignInNeeded(refused) && signInAgain(download),
    });

  return (
    <>
      <Text>
        <FormattedMessage id="account.data.text" />
      </Text>
      <NotDone error={isSignInNeeded(error) ? null : error} title="account.data.failed" />
      <Button variant="outline" loading={isPending} onClick={download}>
        <FormattedMessage id="account.data.download" />
      </Button>
    </>
  );
}
