import { Flex, Spinner } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";

/** A whole page that is on its way. */
export function Loading() {
  return (
    <main id="main" tabIndex={-1}>
      <Flex role="status" minH="60dvh" align="center" justify="center" gap="3" color="fg.quiet">
        <Spinner color="accent.solid" />
        <FormattedMessage id="common.loading" />
      </Flex>
    </main>
  );
}
