import { Heading, Link, List, Stack } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { Article } from "#shared/api/schemas/education";

/** The statutes and official pages that an article rests on. */
export function ArticleSources({ sources }: { sources: Article["sources"] }) {
  if (sources.length === 0) return null;

  return (
    <Stack as="section" aria-labelledby="article-sources" gap="2" maxWidth="prose">
      <Heading as="h2" id="article-sources" size="md">
        <FormattedMessage id="education.sources" />
      </Heading>
      <List.Root as="ul" listStyleType="disc" ps="5" display="flex" flexDirection="column" gap="2">
        {sources.map(({ title, url, lang }) => (
          <List.Item key={url}>
            <Link href={url} hrefLang={lang} target="_blank" rel="noopener noreferrer" variant="underline">
              {title}
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
