import { Box, chakra, Flex, Grid, Heading, Link, List, Stack, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import type { Article } from "#shared/api/schemas/education";
import { articlesAfter } from "#shared/domain/education/reading";
import { Card } from "#web/src/ui/card";
import { Empty } from "#web/src/ui/empty";
import { EnglishTerms } from "#web/src/ui/english-terms";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { ArticleFacts } from "./article-facts";
import { ArticlePicture } from "./article-picture";
import { type Block, blocksOf } from "./blocks";
import { shownArticlesQuery } from "./queries";
import { useHubAddress } from "./use-hub-address";

const Anchor = chakra(RouterLink);

/** One article. Its title and first sentence are in the screen's heading. */
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
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 44rem) minmax(0, 1fr)" }}
      gap="6"
      alignItems="start"
    >
      <ArticleBody article={article} />
      <ReadNext articles={articlesAfter(articles, article)} />
    </Grid>
  );
}

function ArticleBody({ article }: { article: Article }) {
  return (
    <Card as="article">
      <Stack gap="5">
        <Flex gap="3" wrap="wrap" align="center">
          <ArticleFacts article={article} />
          <Text as="span" color="fg.quiet" fontSize="sm">
            <FormattedMessage id="education.updated" values={{ day: <LongDate value={article.updatedAt} /> }} />
          </Text>
        </Flex>
        <ArticlePicture article={article} height={{ base: "9rem", md: "13rem" }} />
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

/** What to read after it, so that its end is no dead end. */
function ReadNext({ articles }: { articles: readonly Article[] }) {
  const { addressOf } = useHubAddress();
  if (articles.length === 0) return null;

  return (
    <Card as="nav" aria-labelledby="article-next">
      <Heading as="h2" id="article-next" size="md">
        <FormattedMessage id="education.next" />
      </Heading>
      <Stack as="ul" listStyleType="none" gap="0" mt="2">
        {articles.map(({ id, title, readTime }) => (
          <Box as="li" key={id} py="3" borderTopWidth="1px" borderColor="border.line">
            <Anchor to={addressOf(id)} color="accent.fg" fontWeight="semibold" textUnderlineOffset="3px">
              {title}
            </Anchor>
            <Text color="fg.quiet" fontSize="sm">
              <FormattedMessage id="education.readTime" values={{ minutes: readTime }} />
            </Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

/** An article's text. Only text nodes are made of it, so that no article can bring markup along. */
function ArticleText({ content }: { content: string }) {
  return (
    <Stack gap="4" maxWidth="prose">
      {blocksOf(content).map((block) => (
        <Part key={block.start} block={block} />
      ))}
    </Stack>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === "heading") {
    return (
      <Heading as="h2" size="md" mt="3">
        {block.words}
      </Heading>
    );
  }
  if (block.kind === "paragraph") {
    return (
      <Text>
        <EnglishTerms>{block.words}</EnglishTerms>
      </Text>
    );
  }
  return (
    <List.Root as="ul" listStyleType="disc" ps="5" display="flex" flexDirection="column" gap="2">
      {block.items.map((item) => (
        <List.Item key={item}>
          <EnglishTerms>{item}</EnglishTerms>
        </List.Item>
      ))}
    </List.Root>
  );
}

/** The statutes and official pages that an article rests on. */
function ArticleSources({ sources }: { sources: Article["sources"] }) {
  if (sources.length === 0) return null;

  return (
    <Stack as="section" aria-labelledby="article-sources" gap="2" maxWidth="prose">
      <Heading as="h2" id="article-sources" size="md">
        <FormattedMessage id="education.sources" />
      </Heading>
      <List.Root as="ul" listStyleType="disc" ps="5" display="flex" flexDirection="column" gap="2">
        {sources.map(({ title, url, lang }) => (
          <List.Item key={url}>
            <Link href={url} lang={lang} hrefLang={lang} target="_blank" rel="noopener noreferrer" variant="underline">
              {title}
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
