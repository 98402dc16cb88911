import { Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";

export function HelpCards() {
  return (
    <section aria-labelledby="help-title">
      <Heading as="h2" id="help-title" mb="3">
        <FormattedMessage id="creditReport.help.title" />
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {(["items", "process"] as const).map((name) => (
          <Card key={name} padding="5">
            <Heading as="h3" size="md">
              <FormattedMessage id={`creditReport.help.${name}.title`} />
            </Heading>
            <Text color="fg.quiet">
              <FormattedMessage id={`creditReport.help.${name}.text`} />
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
