import { Box, Container, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

type ScreenProps = {
  /** Translated; also the document's title. */
  title: string;
  /** For the ear only: another heading says more on each of the page's steps. */
  isTitleHidden?: boolean;
  /** What the browser's tab says in place of the title. */
  tabTitle?: string;
  /** One sentence of why. */
  lead?: ReactNode;
  /** The one thing to do, at the title's side where there is room. */
  actions?: ReactNode;
  /** `form` keeps the content 560 px wide. */
  width?: "content" | "form";
  children?: ReactNode;
};

/** The frame of every page: title, one sentence, the one thing to do, then the details. */
export function Screen(props: ScreenProps) {
  const { title, isTitleHidden, tabTitle = title, lead, actions, width = "content", children } = props;
  useDocumentTitle(tabTitle);

  return (
    <Container
      as="main"
      id="main"
      tabIndex={-1}
      maxWidth={width === "form" ? "formPage" : "page"}
      // Where each step has its own heading, a phone keeps its height for the first field.
      pt={{ base: isTitleHidden ? "2" : "6", md: "10" }}
      pb={{ base: "6", md: "10" }}
      outline="none"
    >
      <Flex
        gap="4"
        justify="space-between"
        align={{ base: "stretch", md: "flex-start" }}
        direction={{ base: "column", md: "row" }}
        mb={isTitleHidden ? "0" : { base: "6", md: "8" }}
      >
        <Box>
          <Heading as="h1" size={{ base: "2xl", md: "3xl" }} srOnly={isTitleHidden}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text as="div" color="fg.quiet" fontSize="lg" mt="2" maxWidth="prose" textWrap="pretty">
              {lead}
            </Text>
          )}
        </Box>
        {actions !== undefined && (
          // On a phone two of them share a line.
          <Flex gap={{ base: "2", md: "3" }} wrap="wrap" flexShrink="0" css={{ mdDown: { "& > *": { px: "4" } } }}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Container>
  );
}

/** Names the browser's tab: the page first, then the product. */
function useDocumentTitle(title: string): void {
  const { formatMessage } = useIntl();
  const product = formatMessage({ id: "common.product" });
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
