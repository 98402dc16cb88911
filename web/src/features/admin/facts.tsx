import { chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Names and values, one beside the other. */
export function Facts({ facts }: { facts: (readonly [name: ReactNode, value: ReactNode, key: string])[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: "1fr", sm: "auto 1fr" }} columnGap="5" rowGap="1">
      {facts.map(([name, value, key]) => (
        <chakra.div key={key} display="contents">
          <Text as="dt" color="fg.quiet">
            {name}
          </Text>
          <Text as="dd" overflowWrap="anywhere" pb={{ base: "2", sm: "0" }}>
            {value}
          </Text>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
