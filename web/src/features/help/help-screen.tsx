import { Button, chakra, Grid, Heading, Link, List, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import { figures } from "#shared/domain/marketing/claims";
import { Card } from "#web/src/ui/card";
import { Later } from "#web/src/ui/later";
import { Screen } from "#web/src/ui/screen";

const Anchor = chakra(RouterLink);

const questions = [
  { name: "waiting", to: "/disputes" },
  { name: "answer", to: "/upload?letter" },
  { name: "address", to: "/account#account-contact" },
  { name: "theft", to: "/identity-theft" },
  { name: "cancel", to: "/account#account-contract" },
  { name: "data", to: "/account#account-data" },
  { name: "learn", to: "/education" },
] as const;

/** Common questions with the way to the page that answers them, a person to write to, and free help elsewhere. */
export function HelpScreen() {
  const { formatMessage } = useIntl();

  return (
    <Screen title={formatMessage({ id: "help.title" })} lead={<FormattedMessage id="help.lead" />}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
        gap="6"
        alignItems="start"
      >
        <Card as="section" aria-labelledby="help-questions">
          <Heading as="h2" id="help-questions" size="lg" mb="3">
            <FormattedMessage id="help.questions" />
          </Heading>
          {questions.map(({ name, to }) => (
            <Question key={name} name={name} to={to} />
          ))}
        </Card>
        <Stack gap="6">
          <Later>
            <Contact />
            <FreeHelp />
          </Later>
        </Stack>
      </Grid>
    </Screen>
  );
}

type QuestionProps = Pick<(typeof questions)[number], "name" | "to">;

/** A question opens its answer: all of them are in sight at once, on a phone too. */
function Question({ name, to }: QuestionProps) {
  return (
    <chakra.details borderTopWidth="1px" borderColor="border.line">
      <chakra.summary cursor="pointer" py="3" ms="5" minHeight="11" listStylePosition="outside">
        <Heading as="h3" size="md" display="inline" textWrap="wrap">
          <FormattedMessage id={`help.${name}.title`} />
        </Heading>
      </chakra.summary>
      <Stack gap="1" align="flex-start" pb="3" ms="5" maxWidth="prose">
        <Text>
          <FormattedMessage id={`help.${name}.text`} />
        </Text>
        <Anchor to={to} color="accent.fg" fontWeight="semibold" textUnderlineOffset="3px" py="2">
          <FormattedMessage id={`help.${name}.link`} />
        </Anchor>
      </Stack>
    </chakra.details>
  );
}

function Contact() {
  return (
    <Card>
      <Stack as="section" aria-labelledby="help-contact" gap="3" align="flex-start">
        <Heading as="h2" id="help-contact" size="lg">
          <FormattedMessage id="help.contact.title" />
        </Heading>
        <Text color="fg.quiet">
          <FormattedMessage id="help.contact.text" />
        </Text>
        <Button
          variant="outline"
          asChild
          maxWidth="full"
          height="auto"
          py="2"
          whiteSpace="normal"
          overflowWrap="anywhere"
        >
          <a href={`mailto:${figures.supportEmail}`}>{figures.supportEmail}</a>
        </Button>
      </Stack>
    </Card>
  );
}

function FreeHelp() {
  const { formatMessage } = useIntl();
  const offices = [
    { id: "help.free.reports", url: "https://www.annualcreditreport.com" },
    { id: "help.free.complaint", url: formatMessage({ id: "help.free.complaintUrl" }) },
    { id: "help.free.theft", url: formatMessage({ id: "help.free.theftUrl" }) },
  ];

  return (
    <Card>
      <Stack as="section" aria-labelledby="help-free" gap="3">
        <Heading as="h2" id="help-free" size="lg">
          <FormattedMessage id="help.free.title" />
        </Heading>
        <Text color="fg.quiet">
          <FormattedMessage id="help.free.text" />
        </Text>
        <List.Root as="ul" listStyleType="disc" ps="5" display="flex" flexDirection="column" gap="2">
          {offices.map(({ id, url }) => (
            <List.Item key={id}>
              <Link href={url} target="_blank" rel="noopener noreferrer" variant="underline">
                <FormattedMessage id={id} />
              </Link>
            </List.Item>
          ))}
        </List.Root>
      </Stack>
    </Card>
  );
}
