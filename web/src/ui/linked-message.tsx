import { Link as ChakraLink } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";

type LinkedMessageProps = {
  id: string;
  to: string;
  values?: Record<string, ReactNode>;
  /** Beside a form: what is typed there stays. */
  inOwnWindow?: boolean;
};

/** A message whose `<link>` words lead to another page of the product. */
export function LinkedMessage({ id, to, values, inOwnWindow = false }: LinkedMessageProps) {
  return (
    <FormattedMessage
      id={id}
      values={{
        ...values,
        link: (words) => (
          <ChakraLink key={to} asChild>
            <Link to={to} {...(inOwnWindow && { target: "_blank", rel: "noopener noreferrer" })}>
              {words}
            </Link>
          </ChakraLink>
        ),
      }}
    />
  );
}
