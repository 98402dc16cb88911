import { Link as ChakraLink } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";

/** A message whose `<link>` words lead to another page of the product. */
export function LinkedMessage({ id, to }: { id: string; to: string }) {
  return (
    <FormattedMessage
      id={id}
      values={{
        link: (words) => (
          <ChakraLink key={to} asChild>
            <Link to={to}>{words}</Link>
          </ChakraLink>
        ),
      }}
    />
  );
}
