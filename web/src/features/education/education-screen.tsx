import { Box, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Reads } from "#web/src/lazy-screen";
import { useLanguage } from "#web/src/ui/language";
import { LinkButton } from "#web/src/ui/link-button";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { TextField } from "#web/src/ui/text-field";
import { ArticleList } from "./article-list";
import { ArticleView } from "./article-view";
import { shownArticlesQuery } from "./queries";
import { useHubAddress } from "./use-hub-address";

export const reads: Reads = (client, language) => [client.prefetchQuery(shownArticlesQuery(language))];

/** What the law says, what works, and what people can do themselves: the articles, and one of them to read. */
export function EducationScreen() {
  const { articleId } = useHubAddress();
  useTopOf(articleId);

  return articleId === undefined ? <Hub /> : <Reading articleId={articleId} />;
}

function Hub() {
  const { formatMessage } = useIntl();
  const { q, search } = useHubAddress();

  return (
    <Screen title={formatMessage({ id: "education.title" })} lead={<FormattedMessage id="education.lead" />}>
      <Stack gap="6">
        <SearchBox q={q} onSearch={search} />
        <Boundary>
          <ArticleList />
        </Boundary>
      </Stack>
    </Screen>
  );
}

function Reading({ articleId }: { articleId: string }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { addressOf } = useHubAddress();
  const { data: articles } = useQuery(shownArticlesQuery(language));
  const article = articles?.find(({ id }) => id === articleId);

  return (
    <Screen
      title={article?.title ?? formatMessage({ id: "education.title" })}
      lead={article?.excerpt}
      actions={<LinkButton variant="outline" to={addressOf()} label="education.back" />}
    >
      <Boundary>
        <ArticleView articleId={articleId} />
      </Boundary>
    </Screen>
  );
}

function Boundary({ children }: { children: ReactNode }) {
  return (
    <QueryBoundary
      loading={<SkeletonRows rows={3} height="48" />}
      failedTitle={<FormattedMessage id="education.loadFailed" />}
    >
      {children}
    </QueryBoundary>
  );
}

/** An article that opens begins at its top, for eyes and for screen readers. The address alone changed, not the page. */
function useTopOf(articleId: string | undefined) {
  const shown = useRef(articleId);

  useEffect(() => {
    if (shown.current === articleId) return;
    shown.current = articleId;
    document.getElementById("main")?.focus({ preventScroll: true });
    if (articleId !== undefined) window.scrollTo(0, 0);
  }, [articleId]);
}

/** Finds while a person types. While they do, the box is theirs; otherwise it shows what the address says. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q;
  }, [q]);

  return (
    <Box role="search" maxWidth="form">
      <TextField
        ref={input}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={100}
        label={<FormattedMessage id="education.search.label" />}
        hint={<FormattedMessage id="education.search.hint" />}
        defaultValue={q}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Box>
  );
}
