import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";
import { Empty } from "#web/src/ui/empty";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { ArticleFacts } from "./article-facts";
import { ArticlePicture } from "./article-picture";
import { ArticleSources } from "./article-sources";
import { ArticleText } from "./article-text";
import { shownArticlesQuery } from "./queries";

/** One article. Its title and first sentence stand in the screen's head. */
export function ArticleView({ articleId }: { articleId: string }) {
  const { language } = useLanguage();
  const { data: articles } = useSuspenseQuery(shownArticlesQuery(language));
  const article = articles.find(({ id }) => id === articleId);

  if (!article) {
    return (
      <Empty title={<FormattedMessage id="education.notFound.title" />}>
        <FormattedMessage id="education.notFound.text" />
      </Empty>
    );
  }
  return (
    <Card as="article">
      <Stack gap="5">
        <Flex gap="3" wrap="wrap" align="center">
          <ArticleFacts article={article} />
          <Text as="span" color="fg.quiet" fontSize="sm">
            <FormattedMessage id="education.updated" values={{ day: <LongDate value={article.updatedAt} /> }} />
          </Text>
        </Flex>
        <ArticlePicture article={article} height={{ base: "36", md: "52" }} />
        <ArticleText content={article.content} />
        <ArticleSources sources={article.sources} />
        {article.category === "identity-theft" && <LinkedMessage id="education.theft" to="/identity-theft" />}
        <Box borderTopWidth="1px" borderColor="border.line" pt="4">
          <Text color="fg.quiet" fontSize="sm" maxWidth="prose">
            <FormattedMessage id="education.disclaimer" />
          </Text>
        </Box>
      </Stack>
    </Card>
  );
}
