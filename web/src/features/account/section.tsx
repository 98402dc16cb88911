import { chakra, Heading, Link, SimpleGrid, Stack } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Card } from "#web/src/ui/card";
import { stayAt } from "#web/src/ui/stay-at";

const names = [
  "plan",
  "contact",
  "mail",
  "password",
  "factor",
  "sessions",
  "contract",
  "documents",
  "payments",
  "openings",
  "data",
  "delete",
] as const;
export type SectionName = (typeof names)[number];

const idOf = (name: SectionName) => `account-${name}`;

/** One matter of the account. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const id = idOf(name);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();

  // A link from another page names a section, which is there only once its data is.
  useEffect(() => {
    if (hash !== `#${id}` || !heading.current) return;
    heading.current.focus();
    return stayAt(heading.current);
  }, [hash, id]);

  return (
    <Card as="section" aria-labelledby={id}>
      <Heading as="h2" size="lg" ref={heading} id={id} tabIndex={-1} scrollMarginTop="24" mb="4">
        <FormattedMessage id={`account.${name}.title`} />
      </Heading>
      <Stack gap="4" align="flex-start">
        {children}
      </Stack>
    </Card>
  );
}

/** All matters at a glance, and the way to each: beside them where there is room. */
export function SectionIndex() {
  const { formatMessage } = useIntl();

  return (
    <chakra.nav aria-label={formatMessage({ id: "account.index" })} position={{ lg: "sticky" }} top="24">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, sm: 3, lg: 1 }} columnGap="4">
        {names.map((name) => (
          <li key={name}>
            <Link
              href={`#${idOf(name)}`}
              variant="plain"
              display="flex"
              alignItems="center"
              minHeight="11"
              fontSize="sm"
              lineHeight="1.25"
            >
              <FormattedMessage id={`account.${name}.title`} />
            </Link>
          </li>
        ))}
      </SimpleGrid>
    </chakra.nav>
  );
}
