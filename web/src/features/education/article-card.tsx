import { Box, chakra, Grid, Heading, Text } from "@chakra-ui/react";
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

export function ArticleCard({ article, to }: CardProps) {
  return (
    <Card as="article" position="relative" height="full">
      <ArticlePicture article={article} height="24" />
      <Box mt="4">
        <ArticleFacts article={article} />
      </Box>
      <Heading as="h2" size="md" mt="3">
        <CardLink to={to}>{article.title}</CardLink>
      </Heading>
      <Text mt="1" color="fg.quiet">
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
