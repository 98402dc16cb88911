import { Flex, Text } from "@chakra-ui/react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { LinkButton } from "#web/src/ui/link-button";
import { Loading } from "#web/src/ui/loading";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { ConfirmEmailForm } from "./confirm-email-form";
import { CorrectEmail } from "./correct-email";

const PATH = "/confirm-email";
const LINKED_CODE = ["account", "linked-email-code"];

/**
 * Where the mail's link leads. Opening it proves nothing, so that a scanner of mails proves nothing either: its reader signs in and
 * presses the button. The code is taken out of the address at once, and kept in memory over the sign-in.
 */
export function ConfirmEmailScreen() {
  const { formatMessage } = useIntl();
  const { user, isLoading } = useUser();
  const code = useLinkedCode();

  if (isLoading) return <Loading />;
  return (
    <Screen
      title={formatMessage({ id: "account.email.title" })}
      lead={<FormattedMessage id="account.email.lead" />}
      width="form"
    >
      <Card>
        {user === undefined && <SignInFirst />}
        {user?.isEmailConfirmed === true && <Done />}
        {user && user.isEmailConfirmed !== true && (
          <Flex direction="column" gap="5">
            {user.email === "" ? <NoAddress /> : <ConfirmEmailForm key={user.email} email={user.email} code={code} />}
            <CorrectEmail isMissing={user.email === ""} />
          </Flex>
        )}
      </Card>
    </Screen>
  );
}

function useLinkedCode(): string {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get("key") ?? keptCode(queryClient));

  useEffect(() => {
    if (hash === "") return;
    queryClient.setQueryData(LINKED_CODE, code);
    navigate(PATH, { replace: true });
  }, [hash, code, navigate, queryClient]);
  return code;
}

const keptCode = (queryClient: QueryClient) => queryClient.getQueryData<string>(LINKED_CODE) ?? "";

function SignInFirst() {
  return (
    <Notice
      title={<FormattedMessage id="account.email.signIn" />}
      action={<LinkButton to={`/login?return=${PATH}`} label="account.email.signInAction" />}
    >
      <FormattedMessage id="account.email.signInText" />
    </Notice>
  );
}

/** Its owner took the address off the account. */
function NoAddress() {
  return (
    <Notice tone="warning" title={<FormattedMessage id="account.email.none" />}>
      <FormattedMessage id="account.email.noneText" />
    </Notice>
  );
}

function Done() {
  return (
    <Notice
      tone="success"
      isAnnounced
      title={<FormattedMessage id="account.email.done" />}
      action={<LinkButton to="/dashboard" label="account.email.home" />}
    >
      <Text>
        <FormattedMessage id="account.email.doneText" />
      </Text>
    </Notice>
  );
}
