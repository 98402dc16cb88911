import { Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";

const parts = ["letters", "report", "progress", "support"] as const;

/** What every plan has. */
export function Included() {
  return (
    <section aria-labelledby="included-title">
      <Heading as="h2" id="included-title" mb="3">
        <FormattedMessage id="subscribe.included.title" />
      </Heading>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
        {parts.map((part) => (
          <Card key={part} padding="4">
            <Text fontWeight="semibold">
              <FormattedMessage id={`subscribe.included.${part}`} />
            </Text>
            <Text color="fg.quiet">
              <FormattedMessage id={`subscribe.included.${part}Text`} />
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
