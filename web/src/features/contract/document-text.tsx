import { Box, chakra, List, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { SHEET_BREAK } from "#shared/domain/contract/sheets";
import { useLanguage } from "#web/src/ui/language";
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
      <FullText title={title} text={text} isOpen={isOpen} />
    </Box>
  );
}

/** In Spanish the translation is read first: the English text that governs opens from a line of its own. */
function FullText({ title, text, isOpen }: Pick<DocumentTextProps, "title" | "text" | "isOpen">) {
  const { language } = useLanguage();
  const [translation = "", ...english] = text.split(SHEET_BREAK);

  if (language === "en" || english.length === 0) {
    return (
      <Fold label="contract.fullText" title={title} isOpen={isOpen}>
        <Paragraphs text={text} />
      </Fold>
    );
  }
  return (
    <>
      <Fold label="contract.fullText" title={title} isOpen={isOpen}>
        <Paragraphs text={translation} />
      </Fold>
      <Fold label="contract.fullText.english" title={title}>
        <Box lang="en">
          <Paragraphs text={english.join(SHEET_BREAK)} />
        </Box>
      </Fold>
    </>
  );
}

type FoldProps = { label: string; title: string; isOpen?: boolean; children: ReactNode };

function Fold({ label, title, isOpen, children }: FoldProps) {
  return (
    <chakra.details
      open={isOpen}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      borderColor="border.line"
      css={{ "& + &": { borderTopWidth: 0 } }}
    >
      <chakra.summary cursor="pointer" py="3" minHeight="11" fontWeight="semibold" color="accent.fg">
        <FormattedMessage id={label} />
        <VisuallyHidden>: {title}</VisuallyHidden>
      </chakra.summary>
      <Box pb="3">{children}</Box>
    </chakra.details>
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
