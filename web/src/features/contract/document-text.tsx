import { Box, chakra, List, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { groupsOf, paragraphsOf } from "./paragraphs";

type DocumentTextProps = {
  title: string;
  /** What it says in five lines, translated: items of a list. */
  summary: ReactNode;
  text: string;
  /** Whether all of it stands open until its reader closes it. */
  isOpen?: boolean;
};

/** A document: what it says in short, then all of it in the page itself: a box that scrolls inside the page is hard to read on a phone. */
export function DocumentText({ title, summary, text, isOpen }: DocumentTextProps) {
  return (
    <Box as="section" aria-label={title}>
      <Text fontWeight="semibold" mb="1">
        <FormattedMessage id="contract.summary" />
      </Text>
      <List.Root maxWidth="prose" ps="5" mb="3">
        {summary}
      </List.Root>
      <chakra.details open={isOpen} borderTopWidth="1px" borderBottomWidth="1px" borderColor="border.line">
        <chakra.summary cursor="pointer" py="3" minHeight="11" fontWeight="semibold" color="accent.fg">
          <FormattedMessage id="contract.fullText" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </chakra.summary>
        <Box pb="3">
          <Paragraphs text={text} />
        </Box>
      </chakra.details>
    </Box>
  );
}

function Paragraphs({ text }: { text: string }) {
  return groupsOf(paragraphsOf(text)).map((group) =>
    group[0]?.isPoint ? (
      <List.Root key={group[0].start} maxWidth="prose" ps="5" mb="3">
        {group.map(({ start, words }) => (
          <List.Item key={start} overflowWrap="anywhere">
            {words}
          </List.Item>
        ))}
      </List.Root>
    ) : (
      group.map(({ start, words, isBold }) => (
        <Text
          key={start}
          mb="3"
          maxWidth="prose"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          fontWeight={isBold ? "semibold" : undefined}
        >
          {words}
        </Text>
      ))
    ),
  );
}
