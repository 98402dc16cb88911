import { Box, Container, chakra, Flex } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useLanguage } from "#web/src/ui/language";

const Anchor = chakra(Link);

const look = { color: "fg.quiet", display: "inline-flex", alignItems: "center", minH: "11", fontSize: "sm" } as const;

/** The foot of every signed-in page: help first, then the papers. */
export function AppFooter() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();

  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border.line">
      <Container maxWidth="page" py="3">
        <Flex as="nav" aria-label={formatMessage({ id: "help.footer" })} columnGap="6" wrap="wrap">
          <Anchor to="/help" {...look} fontWeight="semibold">
            <FormattedMessage id="help.title" />
          </Anchor>
          {(["terms", "privacy", "croa"] as const).map((name) => (
            <chakra.a key={name} href={`/legal/${name}.${language}.html`} {...look}>
              <FormattedMessage id={`help.footer.${name}`} />
            </chakra.a>
          ))}
        </Flex>
      </Container>
    </Box>
  );
}
