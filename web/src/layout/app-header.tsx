import { Box, Button, Container, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { NotificationsButton } from "#web/src/features/notifications/notifications-button";
import { CloseIcon, MenuIcon, MoonIcon, SunIcon } from "#web/src/ui/icons";
import { useColorTheme } from "#web/src/ui/theme/color-theme";
import { Tooltip } from "#web/src/ui/tooltip";
import { Disclosure } from "./disclosure";
import { LanguageSelect } from "./language-select";
import { UserMenu } from "./user-menu";
import { Wordmark } from "./wordmark";

const Anchor = chakra(Link);

type NavItem = { to: string; id: string };

/** The pages a member can go to. `/admin` shows for administrators only; the server decides in any case. */
function navItems(user: User): NavItem[] {
  return [
    { to: "/", id: "common.nav.home" },
    { to: "/credit-report", id: "common.nav.creditReport" },
    { to: "/dispute-center", id: "common.nav.disputeCenter" },
    { to: "/disputes", id: "common.nav.disputes" },
    { to: "/upload", id: "common.nav.upload" },
    { to: "/education", id: "common.nav.education" },
    ...(user.isAdmin ? [{ to: "/admin", id: "common.nav.admin" }] : []),
  ];
}

/** The head of every signed-in page. Under 1,280 px the links fold into a menu. */
export function AppHeader({ user }: { user: User }) {
  const items = navItems(user);

  return (
    <HeaderFrame>
      <Wordmark />
      <MainNav items={items} />
      <Flex align="center" gap={{ base: "0", md: "1" }} marginInlineStart="auto">
        <NotificationsButton />
        <Box hideBelow="md">
          <ThemeButton />
        </Box>
        <Box hideBelow="md">
          <LanguageSelect />
        </Box>
        <UserMenu user={user} />
        <NarrowMenu items={items} />
      </Flex>
    </HeaderFrame>
  );
}

/** The head of pages for everybody: onboarding, signing in. */
export function PublicHeader() {
  return (
    <HeaderFrame>
      <Wordmark />
      <Flex align="center" gap="1" marginInlineStart="auto">
        <LanguageSelect />
        <ThemeButton />
      </Flex>
    </HeaderFrame>
  );
}

function HeaderFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      as="header"
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border.line"
      position="sticky"
      top="0"
      zIndex="sticky"
      // At 400 % zoom, or on a phone on its side, it would take a quarter of what is seen.
      css={{ "@media (max-height: 30rem)": { position: "static" } }}
    >
      <SkipLink />
      <Container
        display="flex"
        flexWrap={{ base: "wrap", xl: "nowrap" }}
        alignItems="center"
        gap={{ base: "2", xl: "4" }}
        minH="16"
      >
        {children}
      </Container>
    </Box>
  );
}

function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      insetInlineStart="4"
      top="-16"
      bg="bg.surface"
      color="accent.fg"
      px="4"
      py="2"
      borderRadius="control"
      zIndex="skipNav"
      _focus={{ top: "2" }}
    >
      <FormattedMessage id="common.skipToContent" />
    </chakra.a>
  );
}

function MainNav({ items }: { items: NavItem[] }) {
  const { formatMessage } = useIntl();

  return (
    <Flex
      as="nav"
      aria-label={formatMessage({ id: "common.nav.label" })}
      gap="1"
      wrap="wrap"
      minWidth="0"
      hideBelow="xl"
    >
      {items.map((item) => (
        <PageLink key={item.to} item={item} />
      ))}
    </Flex>
  );
}

function PageLink({ item: { to, id }, onClick }: { item: NavItem; onClick?: () => void }) {
  const { pathname } = useLocation();
  // The dashboard answers at both of its paths.
  const isCurrent = pathname === to || (to === "/" && pathname === "/dashboard");

  return (
    <Anchor
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onClick}
      display="inline-flex"
      alignItems="center"
      minH="11"
      px={{ base: "3", xl: "2" }}
      borderRadius="control"
      color="fg.quiet"
      fontWeight="medium"
      fontSize={{ xl: "sm" }}
      lineHeight="short"
      textDecoration="none"
      _hover={{ bg: "bg.subtle", color: "fg" }}
      _currentPage={{ color: "accent.fg", bg: "accent.subtle" }}
    >
      <FormattedMessage id={id} />
    </Anchor>
  );
}

/** Links and settings behind one button, where there is no room for them in the line. */
function NarrowMenu({ items }: { items: NavItem[] }) {
  const { formatMessage } = useIntl();

  return (
    <Box hideFrom="xl">
      <Disclosure
        label={formatMessage({ id: "common.nav.menu" })}
        buttonProps={{ px: "0" }}
        button={(isOpen) => (isOpen ? <CloseIcon /> : <MenuIcon />)}
      >
        {(close) => (
          <>
            <Flex as="nav" aria-label={formatMessage({ id: "common.nav.label" })} direction="column" gap="1">
              {items.map((item) => (
                <PageLink key={item.to} item={item} onClick={close} />
              ))}
            </Flex>
            <Box hideFrom="md" borderTopWidth="1px" borderColor="border.line" mt="3" pt="3">
              <Flex justify="space-between">
                <LanguageSelect />
                <ThemeButton />
              </Flex>
            </Box>
          </>
        )}
      </Disclosure>
    </Box>
  );
}

/** Switches between light and dark. */
function ThemeButton() {
  const { formatMessage } = useIntl();
  const { theme, toggle } = useColorTheme();
  const words = formatMessage({ id: theme === "dark" ? "common.theme.toLight" : "common.theme.toDark" });

  return (
    <Tooltip words={words}>
      <Button variant="ghost" colorPalette="neutral" px="0" onClick={toggle} aria-label={words}>
        {theme === "dark" ? <SunIcon /> : <MoonIcon />}
      </Button>
    </Tooltip>
  );
}
