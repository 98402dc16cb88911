import { Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";

type SectionProps = {
  name:
    | "plan"
    | "contact"
    | "mail"
    | "password"
    | "factor"
    | "sessions"
    | "contract"
    | "documents"
    | "payments"
    | "openings"
    | "data"
    | "delete";
  children: ReactNode;
};

/** One matter of the account. */
export function Section({ name, children }: SectionProps) {
  const id = `account-${name}`;

  return (
    <Card as="section" aria-labelledby={id}>
      <Heading as="h2" size="lg" id={id} mb="4">
        <FormattedMessage id={`account.${name}.title`} />
      </Heading>
      <Stack gap="4" align="flex-start">
        {children}
      </Stack>
    </Card>
  );
}
