import { Button, Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { ShieldIcon } from "#web/src/ui/icons";
import { useLanguage } from "#web/src/ui/language";

const badges = ["security", "croa", "moneyBack", "noSetup"] as const;
const papers = ["terms", "privacy", "croa"] as const;

/** What is promised, and the fine print behind it. */
export function TrustLine() {
  const { language } = useLanguage();

  return (
    <section>
      <Flex as="ul" listStyleType="none" gap="5" wrap="wrap">
        {badges.map((badge) => (
          <Flex as="li" key={badge} gap="2" align="center" color="fg.quiet">
            <ShieldIcon />
            <FormattedMessage id={`subscribe.badge.${badge}`} />
          </Flex>
        ))}
      </Flex>
      <Flex columnGap="6" mt="3" wrap="wrap">
        {papers.map((paper) => (
          <Button key={paper} variant="plain" size="sm" asChild>
            <a href={`/legal/${paper}?lang=${language}`} target="_blank" rel="noopener">
              <FormattedMessage id={`subscribe.paper.${paper}`} />
            </a>
          </Button>
        ))}
      </Flex>
      <Text color="fg.quiet" fontSize="sm" mt="2" maxWidth="prose">
        <FormattedMessage id="subscribe.disclaimer" />
      </Text>
    </section>
  );
}
