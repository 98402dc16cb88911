import { Button, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { Article } from "#shared/api/schemas/education";
import { findArticles } from "#shared/domain/education/reading";
import { Empty } from "#web/src/ui/empty";
import { useLanguage } from "#web/src/ui/language";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { ArticleCard, FeaturedArticle } from "./article-card";
import { shownArticlesQuery } from "./queries";
import { useHubAddress } from "./use-hub-address";

/** The categories to choose from, then what was found: the first article featured, a grid of the rest. */
export function ArticleList() {
  const { language } = useLanguage();
  const { data: articles } = useSuspenseQuery(shownArticlesQuery(language));
  const { category, q, addressOf } = useHubAddress();
  const [first, ...rest] = findArticles(articles, { category, q });

  return (
    <Stack gap="6">
      <CategoryButtons articles={articles} />
      <Text role="status" color="fg.quiet">
        <FormattedMessage id="education.count" values={{ count: first ? rest.length + 1 : 0 }} />
      </Text>
      {first ? <FeaturedArticle article={first} to={addressOf(first.id)} /> : <NothingFound />}
      {rest.length > 0 && (
        <Later>
          <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
            {rest.map((article) => (
              <ArticleCard key={article.id} article={article} to={addressOf(article.id)} />
            ))}
          </SimpleGrid>
        </Later>
      )}
    </Stack>
  );
}

function CategoryButtons({ articles }: { articles: Article[] }) {
  const { formatMessage } = useIntl();
  const { category, filter } = useHubAddress();
  const categories = [...new Set(articles.map((article) => article.category))];

  return (
    <Flex role="group" aria-label={formatMessage({ id: "education.filter.label" })} gap="2" wrap="wrap">
      {[undefined, ...categories].map((each) => (
        <Button
          key={each ?? "all"}
          size="sm"
          variant={each === category ? "solid" : "outline"}
          aria-pressed={each === category}
          onClick={() => filter(each)}
        >
          <FormattedMessage id={each ? `education.category.${each}` : "education.filter.all"} />
        </Button>
      ))}
    </Flex>
  );
}

function NothingFound() {
  return (
    <Empty
      title={<FormattedMessage id="education.none.title" />}
      action={<LinkButton variant="outline" to="/education" label="education.none.action" />}
    >
      <FormattedMessage id="education.none.text" />
    </Empty>
  );
}
