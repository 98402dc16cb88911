import { Button, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { UploadedAnswer } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";

/** What a bureau's letter says of each item; reading it records nothing. */
export function BureauAnswerCard({ answer }: { answer: UploadedAnswer }) {
  const { bureau, letter, answeredOn, outcomes } = answer;
  const name = bureauNames[bureau];

  return (
    <Stack
      as="section"
      gap="3"
      borderWidth="1px"
      borderColor="border.line"
      borderRadius="card"
      padding="4"
      bg="bg.surface"
    >
      <Heading as="h2" textStyle="lg">
        <FormattedMessage id={`upload.answer.${letter}`} values={{ bureau: name }} />
      </Heading>
      {answeredOn && (
        <Text color="fg.quiet">
          <FormattedDate value={answeredOn} dateStyle="long" timeZone="UTC" />
        </Text>
      )}
      <Text>
        <FormattedMessage id="upload.answer.text" values={{ count: outcomes.length }} />
      </Text>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {outcomes.map(({ creditorName, accountNumber, outcome, page, line, rawText }) => (
          <li key={`${page}-${line}-${creditorName}`}>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {creditorName} {accountNumber}
            </Text>
            <Text>
              <FormattedMessage id={`disputes.outcome.${outcome}`} />
            </Text>
            <Text textStyle="sm" color="fg.quiet" overflowWrap="anywhere">
              <FormattedMessage id="upload.answer.place" values={{ page, line, text: rawText }} />
            </Text>
          </li>
        ))}
      </chakra.ul>
      <Button asChild alignSelf="flex-start">
        <Link to="/disputes">
          <FormattedMessage id="upload.answer.record" />
        </Link>
      </Button>
    </Stack>
  );
}
