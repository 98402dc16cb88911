import { Button, Flex } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { ApiError } from "#web/src/api/api-error";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";

/** Why there is no account, and the way back to the form. */
export function AccountFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const textOf = useErrorText();
  const code = error instanceof ApiError ? error.code : undefined;

  return (
    <Notice
      tone="danger"
      isAnnounced
      title={<FormattedMessage id="onboarding.account.error.title" />}
      action={
        <Flex gap="3" wrap="wrap">
          <Button onClick={onRetry}>
            <FormattedMessage id="onboarding.account.tryAgain" />
          </Button>
          {code === "ACCOUNT_EXISTS" && (
            <Button variant="outline" asChild>
              <Link to="/login">
                <FormattedMessage id="onboarding.account.error.signIn" />
              </Link>
            </Button>
          )}
        </Flex>
      }
    >
      {code === "ACCOUNT_EXISTS" && <FormattedMessage id="onboarding.account.error.exists" />}
      {code !== "ACCOUNT_EXISTS" &&
        (code === undefined ? <FormattedMessage id="onboarding.account.error.text" /> : textOf(error))}
    </Notice>
  );
}
