import { Button, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { Badge } from "#web/src/ui/badge";
import { SendEmailCode } from "./send-email-code";

/** The address, whether it is known to be the member's, and the way to make it so. */
export function EmailState({ user: { email, isEmailConfirmed } }: { user: User }) {
  if (isEmailConfirmed === undefined) return email;
  return (
    <>
      <Flex as="span" columnGap="2" wrap="wrap" align="center">
        <Text as="span" minWidth="0" overflowWrap="anywhere">
          {email}
        </Text>
        <Badge tone={isEmailConfirmed ? "success" : "warning"}>
          <FormattedMessage id={isEmailConfirmed ? "account.email.confirmed" : "account.email.unconfirmed"} />
        </Badge>
      </Flex>
      {!isEmailConfirmed && (
        <Flex gap="2" mt="2" wrap="wrap">
          <Button size="sm" variant="outline" asChild>
            <Link to="/confirm-email">
              <FormattedMessage id="account.email.enter" />
            </Link>
          </Button>
          <SendEmailCode email={email} />
        </Flex>
      )}
    </>
  );
}
