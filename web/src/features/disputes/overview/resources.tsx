import { chakra, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { articlesQuery } from "#web/src/api/queries";
import { Card } from "#web/src/ui/card";
import { useLanguage } from "#web/src/ui/language";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";

const Anchor = chakra(Link);

const resources = [
  { name: "strategy", to: "/education?category=dispute-strategy" },
  { name: "rights", to: "/education?category=legal-rights" },
] as const;

const SHOWN = 2;

/** What to read before a dispute is written. */
export function Resources() {
  return (
    <Stack as="section" aria-labelledby="resources-title" gap="4">
      <Heading as="h2" id="resources-title">
        <FormattedMessage id="disputeCenter.resources.title" />
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {resources.map(({ name, to }) => (
          <LinkCard
            key={name}
            to={to}
            title={<FormattedMessage id={`disputeCenter.resources.${name}.title`} />}
            text={<FormattedMessage id={`disputeCenter.resources.${name}.text`} />}
          />
        ))}
      </SimpleGrid>
      <QueryBoundary
        loading={<SkeletonRows rows={2} height="28" />}
        failedTitle={<FormattedMessage id="disputeCenter.articles.failed" />}
      >
        <FirstArticles />
      </QueryBoundary>
    </Stack>
  );
}

function FirstArticles() {
  const { language } = useLanguage();
  const { data: articles } = useSuspenseQuery(articlesQuery(language));
  if (articles.length === 0) return null;

  return (
    <>
      <Heading as="h3" size="md">
        <FormattedMessage id="disputeCenter.articles.title" />
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {articles.slice(0, SHOWN).map(({ id, title, excerpt, readTime }) => (
          <LinkCard
            key={id}
            to={`/education?article=${encodeURIComponent(id)}`}
            title={title}
            text={excerpt}
            note={<FormattedMessage id="disputeCenter.articles.minutes" values={{ minutes: readTime }} />}
          />
        ))}
      </SimpleGrid>
    </>
  );
}

/** The title is the link; its area is the whole card. */
function LinkCard({ to, title, text, note }: { to: string; title: ReactNode; text: ReactNode; note?: ReactNode }) {
  return (
    <Card position="relative" padding="5">
      <Anchor
        to={to}
        color="accent.fg"
        fontWeight="semibold"
        textUnderlineOffset="3px"
        _after={{ content: '""', position: "absolute", inset: "0", borderRadius: "card" }}
      >
        {title}
      </Anchor>
      <Text color="fg.quiet" mt="1">
        {text}
      </Text>
      {note !== undefined && (
        <Text color="fg.quiet" fontSize="sm" mt="2">
          {note}
        </Text>
      )}
    </Card>
  );
}
