import { chakra, Flex } from "@chakra-ui/react";
import type { Article } from "#shared/api/schemas/education";
import { isArticleId } from "#shared/domain/education/article-id";
import { categoryDrawings } from "./category-drawings";
import { drawings } from "./drawings";

const line = { fill: "none", stroke: "currentColor", strokeWidth: 2.5 };

/** How the parts of a drawing look; the colors are the theme's. */
const parts = {
  "& .paper": { fill: "bg.surface", stroke: "currentColor", strokeWidth: 2 },
  "& .glass": { fill: "bg.surface", fillOpacity: 0.7, stroke: "currentColor", strokeWidth: 4 },
  "& .line": line,
  "& .strong": { ...line, strokeWidth: 4 },
  "& .quiet": { ...line, strokeOpacity: 0.45, strokeWidth: 4 },
  "& .dashed": { ...line, strokeDasharray: "4 7" },
  "& .ghost": { ...line, strokeDasharray: "4 6", strokeOpacity: 0.6 },
  "& .soft": { fill: "currentColor", fillOpacity: 0.22 },
  "& .solid": { fill: "currentColor" },
  "& .onSolid": { fill: "none", stroke: "bg.surface", strokeWidth: 4 },
  "& .thick": { fill: "none", stroke: "currentColor", strokeWidth: 16, strokeLinecap: "butt" },
  "& .soft-line": { strokeOpacity: 0.3 },
};

/** The article's own picture or drawing or, without either, its category's. It says nothing that the words do not. */
export function ArticlePicture({
  article,
  height,
}: {
  article: Article;
  height: string | { base: string; md: string };
}) {
  return (
    <Flex
      align="center"
      justify="center"
      height={height}
      bg="accent.subtle"
      color="accent.fg"
      borderRadius="control"
      overflow="hidden"
    >
      {article.imageUrl ? (
        <chakra.img src={article.imageUrl} alt="" width="full" height="full" objectFit="cover" />
      ) : (
        <Drawing article={article} />
      )}
    </Flex>
  );
}

function Drawing({ article: { id, category } }: { article: Article }) {
  const own = isArticleId(id) ? drawings[id] : undefined;

  return (
    <chakra.svg
      viewBox={own ? "30 10 260 140" : "0 0 64 64"}
      height="full"
      maxWidth="full"
      padding={own ? "0" : "6"}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
      data-drawing={own ? id : category}
      css={parts}
    >
      {own ?? <path className="line" d={categoryDrawings[category]} />}
    </chakra.svg>
  );
}
