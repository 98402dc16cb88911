import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { readableName } from "#shared/domain/text/readable-name";
import { EmailAddress } from "#web/src/ui/email-address";
import { ChevronDownIcon } from "#web/src/ui/icons";
import { pageLocation } from "#web/src/ui/page-location";
import { useToast } from "#web/src/ui/toast";
import { Disclosure } from "./disclosure";

const LEAVE_MS = 1_000;

/** Says so, then leaves for the server's sign-out one second later. */
function useLogout(): () => void {
  const { formatMessage } = useIntl();
  const toast = useToast();

  return () => {
    toast({
      title: formatMessage({ id: "common.user.loggingOut" }),
      description: formatMessage({ id: "common.user.loggingOutText" }),
    });
    setTimeout(() => pageLocation.navigateExternal("/api/logout"), LEAVE_MS);
  };
}

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const logout = useLogout();
  const name = readableName(user.firstName) || formatMessage({ id: "common.user.fallback" });

  return (
    <Disclosure
      label={formatMessage({ id: "common.user.menu" }, { name })}
      buttonProps={{ color: "fg", px: "2" }}
      button={() => (
        <>
          <Initials user={user} />
          <Box as="span" hideBelow="md" maxWidth="28" truncate>
            {name}
          </Box>
          <ChevronDownIcon size={16} />
        </>
      )}
    >
      {(close) => (
        <>
          <Box px="3" py="2" mb="2" borderBottomWidth="1px" borderColor="border.line">
            <Text color="fg.quiet" fontSize="sm">
              <FormattedMessage id="common.user.signedInAs" />
            </Text>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              <EmailAddress address={user.email} />
            </Text>
          </Box>
          <Button
            variant="ghost"
            colorPalette="neutral"
            color="fg"
            width="full"
            justifyContent="flex-start"
            px="3"
            onClick={close}
            asChild
          >
            <Link to="/account">
              <FormattedMessage id="common.user.account" />
            </Link>
          </Button>
          <Button
            variant="ghost"
            colorPalette="neutral"
            color="fg"
            width="full"
            justifyContent="flex-start"
            px="3"
            onClick={() => {
              close();
              logout();
            }}
          >
            <FormattedMessage id="common.user.logout" />
          </Button>
        </>
      )}
    </Disclosure>
  );
}

function Initials({ user }: { user: User }) {
  const letters = [user.firstName, user.lastName]
    .map(([letter = ""]) => letter)
    .join("")
    .toUpperCase();

  return (
    <Flex
      as="span"
      aria-hidden="true"
      boxSize="8"
      align="center"
      justify="center"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
      fontWeight="semibold"
      data-letters={letters || "U"}
      // Drawn, not written: the button's name has to contain the words that are on it.
      _before={{ content: "attr(data-letters)" }}
    />
  );
}
