import { Heading, List, Stack, Text } from "@chakra-ui/react";
import { type Block, blocksOf } from "./blocks";

/** An article's text. Only text nodes are made of it, so that no article can bring markup along. */
export function ArticleText({ content }: { content: string }) {
  return (
    <Stack gap="4" maxWidth="prose">
      {blocksOf(content).map((block) => (
        <Part key={block.start} block={block} />
      ))}
    </Stack>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === "heading") {
    return (
      <Heading as="h2" size="md" mt="3">
        {block.words}
      </Heading>
    );
  }
  if (block.kind === "paragraph") return <Text>{block.words}</Text>;
  return (
    <List.Root as="ul" listStyleType="disc" ps="5" display="flex" flexDirection="column" gap="2">
      {block.items.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List.Root>
  );
}
