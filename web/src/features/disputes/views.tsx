import { chakra, Flex } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";

const Anchor = chakra(Link);

const views = [
  { to: "/dispute-center", id: "disputes.views.overview" },
  { to: "/disputes", id: "disputes.views.all" },
  { to: "/results", id: "disputes.views.results" },
];

/** Forced colours fill the page that is open, which needs room around its word, and draw the transparent lines of the others. */
const forcedTab = { "@media (forced-colors: active)": { borderBottomWidth: "0", mb: "0", px: "2" } };

/** The pages of one's disputes: the overview, every dispute with its letters, and the results. */
export function DisputeViews() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();

  return (
    <Flex
      as="nav"
      aria-label={formatMessage({ id: "disputes.views.label" })}
      columnGap={{ base: "4", md: "6" }}
      wrap="wrap"
      borderBottomWidth="1px"
      borderColor="border.line"
    >
      {views.map(({ to, id }) => (
        <Anchor
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          display="inline-flex"
          alignItems="center"
          minH="11"
          mb="-1px"
          borderBottomWidth="2px"
          borderColor="transparent"
          color="fg.quiet"
          fontWeight="medium"
          textDecoration="none"
          css={forcedTab}
          _currentPage={{ color: "accent.fg", borderColor: "accent.fg" }}
        >
          <FormattedMessage id={id} />
        </Anchor>
      ))}
    </Flex>
  );
}
