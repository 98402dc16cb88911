import { Box, Button, Flex } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { Badge } from "#web/src/ui/badge";
import { SendEmailCode } from "./send-email-code";

/** Whether the address is known to be the member's, and the way to make it so. */
export function EmailState({ user: { email, isEmailConfirmed } }: { user: User }) {
  if (isEmailConfirmed === undefined) return null;
  if (isEmailConfirmed) {
    return (
      <Box as="span" ms="2">
        <Badge tone="success">
          <FormattedMessage id="account.email.confirmed" />
        </Badge>
      </Box>
    );
  }
  return (
    <>
      <Box as="span" ms="2">
        <Badge tone="warning">
          <FormattedMessage id="account.email.unconfirmed" />
        </Badge>
      </Box>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button size="sm" variant="outline" asChild>
          <Link to="/confirm-email">
            <FormattedMessage id="account.email.enter" />
          </Link>
        </Button>
        <SendEmailCode email={email} />
      </Flex>
    </>
  );
}
