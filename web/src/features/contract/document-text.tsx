import { Box, Text } from "@chakra-ui/react";
import { paragraphsOf } from "./paragraphs";

/** A document to read in place: it scrolls by itself, with the keyboard too. */
export function DocumentText({ title, text }: { title: string; text: string }) {
  return (
    <Box
      as="section"
      aria-label={title}
      tabIndex={0}
      maxHeight="72"
      overflowY="auto"
      padding="4"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
    >
      {paragraphsOf(text).map(({ start, words, isBold }) => (
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
      ))}
    </Box>
  );
}
