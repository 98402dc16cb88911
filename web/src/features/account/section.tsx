import { Box, chakra, Heading, Link, SimpleGrid, Stack } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { Card } from "#web/src/ui/card";
import { ChevronDownIcon } from "#web/src/ui/icons";
import { stayAt } from "#web/src/ui/stay-at";
import { useNarrow } from "#web/src/ui/use-narrow";

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

/**
 * One section of the account. On a phone each opens under its title: together they are ten screens long. What was open stays open
 * when the phone is turned, so that nothing goes away under who types in it.
 */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const id = idOf(name);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(!isNarrow || name === "plan");
  const isNamed = hash === `#${id}`;

  // A link from another page names a section, which is there only once its data is.
  useEffect(() => {
    if (!isNamed || !heading.current) return;
    setOpen(true);
    heading.current.focus();
    return stayAt(heading.current);
  }, [isNamed]);

  return (
    <Card as="section" aria-labelledby={id} paddingY={{ base: "2", md: "6" }}>
      <Heading
        as="h2"
        size={isNarrow ? "md" : "lg"}
        ref={heading}
        id={id}
        tabIndex={-1}
        scrollMarginTop="24"
        mb={{ md: "4" }}
      >
        {isNarrow ? (
          <Title name={name} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        ) : (
          <FormattedMessage id={`account.${name}.title`} />
        )}
      </Heading>
      <Box id={`${id}-content`} hidden={isNarrow && !isOpen}>
        <Stack gap="4" align="flex-start" paddingY={{ base: "2", md: "0" }}>
          {children}
        </Stack>
      </Box>
    </Card>
  );
}

type TitleProps = { name: SectionName; isOpen: boolean; onPress: () => void };

/** The title as a button that opens what is under it. */
function Title({ name, isOpen, onPress }: TitleProps) {
  return (
    <chakra.button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${idOf(name)}-content`}
      onClick={onPress}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      width="full"
      minHeight="11"
      textAlign="start"
      fontWeight="inherit"
      cursor="pointer"
    >
      {/* In large text a word may be longer than the line. */}
      <Box as="span" minWidth="0" overflowWrap="anywhere">
        <FormattedMessage id={`account.${name}.title`} />
      </Box>
      <Box as="span" color="accent.fg" flexShrink="0" transform={isOpen ? "rotate(180deg)" : undefined}>
        <ChevronDownIcon />
      </Box>
    </chakra.button>
  );
}

/** All matters at a glance, and the way to each: beside them where there is room; on a phone their own titles are that. */
export function SectionIndex() {
  const { formatMessage } = useIntl();

  return (
    <chakra.nav
      aria-label={formatMessage({ id: "account.index" })}
      display={{ base: "none", md: "block" }}
      position={{ lg: "sticky" }}
      top="24"
    >
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
