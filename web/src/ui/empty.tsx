import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Card } from "./card";

/** An empty list: what would be here, and the first step. */
export function Empty({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <Card>
      <Flex direction="column" align="flex-start" gap="2">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children !== undefined && (
          <Text as="div" color="fg.quiet" maxWidth="prose" textWrap="pretty">
            {children}
          </Text>
        )}
        {action !== undefined && <Flex mt="2">{action}</Flex>}
      </Flex>
    </Card>
  );
}
