import { Flex, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Article } from "#shared/api/schemas/education";
import { Badge } from "#web/src/ui/badge";

/** What it is about and how long it takes. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
      <Badge tone="accent">
        <FormattedMessage id={`education.category.${article.category}`} />
      </Badge>
      <Text as="span" color="fg.quiet" fontSize="sm">
        <FormattedMessage id="education.readTime" values={{ minutes: article.readTime }} />
      </Text>
    </Flex>
  );
}
