import { Box, chakra, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { Article } from "#shared/api/schemas/education";
import { Card } from "#web/src/ui/card";
import { ArticleFacts } from "./article-facts";
import { ArticlePicture } from "./article-picture";

const Anchor = chakra(Link);

type CardProps = { article: Article; to: string };

/** The first article of the list, with more room. */
export function FeaturedArticle({ article, to }: CardProps) {
  return (
    <Card as="article" position="relative">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr)" }}
        gap={{ base: "4", md: "6" }}
        alignItems="center"
      >
        <ArticlePicture article={article} height={{ base: "24", md: "48" }} />
        <Box>
          <ArticleFacts article={article} />
          <Heading as="h2" size="xl" mt="3">
            <CardLink to={to}>{article.title}</CardLink>
          </Heading>
          <Text mt="2" color="fg.quiet" maxWidth="prose" fontSize="lg">
            {article.excerpt}
          </Text>
        </Box>
      </Grid>
    </Card>
  );
}

/** On a phone a short row, so that the whole list is at hand: the excerpt stands at the head of the article. */
export function ArticleCard({ article, to }: CardProps) {
  return (
    <Card as="article" position="relative" height="full">
      <Grid
        templateColumns={{ base: "min(5rem, 32%) minmax(0, 1fr)", md: "minmax(0, 1fr)" }}
        gap={{ base: "3", md: "4" }}
      >
        <ArticlePicture article={article} height={{ base: "14", md: "24" }} />
        <Flex direction={{ base: "column-reverse", md: "column" }} justify="flex-end" gap={{ base: "2", md: "3" }}>
          <ArticleFacts article={article} />
          <Heading as="h2" size="md" textWrap={{ base: "pretty", md: "balance" }}>
            <CardLink to={to}>{article.title}</CardLink>
          </Heading>
        </Flex>
      </Grid>
      <Text mt="1" color="fg.quiet" display={{ base: "none", md: "block" }}>
        {article.excerpt}
      </Text>
    </Card>
  );
}

/** The title is the link; its area is the whole card. */
function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor
      to={to}
      color="fg"
      textDecoration="none"
      _hover={{ textDecoration: "underline" }}
      _after={{ content: '""', position: "absolute", inset: "0", borderRadius: "card" }}
    >
      {children}
    </Anchor>
  );
}
