import { Link as ChakraLink } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";

/** Why submitted letters do not leave yet, and where their address is added. */
export function AwaitedAddress() {
  return (
    <FormattedMessage
      id="disputes.next.needsAddress"
      values={{
        link: (words) => (
          <ChakraLink key="account" asChild>
            <Link to="/account">{words}</Link>
          </ChakraLink>
        ),
      }}
    />
  );
}
