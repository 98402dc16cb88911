import { Heading, Stack, Text } from "@chakra-ui/react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { ProposedAnswer, UploadedAnswer } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { readableName } from "#shared/domain/text/readable-name";
import { LinkButton } from "#web/src/ui/link-button";
import { Card } from "../card";
import { Notice } from "../notice";
import { AnswerForm } from "./answer-form";
import { LetterOfVisitor } from "./read-notice";
import type { AnswerCalls } from "./upload-calls";

/** What a bureau's letter says of each item. Reading it records nothing: the member confirms or changes each answer. */
export function BureauAnswerCard({ answer, calls }: { answer: UploadedAnswer; calls?: AnswerCalls }) {
  const { bureau, letter, answeredOn, outcomes, addressee, isForAnother } = answer;
  const name = bureauNames[bureau];
  const others = outcomes.filter(({ dispute }) => !dispute);
  const isOfMember = others.length < outcomes.length;

  return (
    <Card as="section" display="flex" flexDirection="column" gap="4">
      <Heading as="h2" textStyle="lg">
        <FormattedMessage id={`upload.answer.${letter}`} values={{ bureau: name }} />
      </Heading>
      {answeredOn && (
        <Text color="fg.quiet">
          <FormattedDate value={answeredOn} dateStyle="long" timeZone="UTC" />
        </Text>
      )}
      {isForAnother && (
        <Notice tone="warning">
          <FormattedMessage id="upload.answer.forAnother" values={{ name: addressee }} />
        </Notice>
      )}
      {isOfMember && calls ? (
        <AnswerForm answer={answer} calls={calls} />
      ) : (
        <NoneOfTheirs bureau={name} isVisitor={!calls} />
      )}
      {others.length > 0 && (
        <Stack gap="3">
          <Text>
            <FormattedMessage id={isOfMember ? "upload.answer.others" : "upload.answer.text"} />
          </Text>
          <Stack as="ul" gap="3" listStyleType="none">
            {others.map((said) => (
              <li key={`${said.page}-${said.line}-${said.creditorName}`}>
                <SaidOfItem said={said} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Card>
  );
}

/** Nothing is recorded: where a member does that by hand, and how a visitor goes on. */
function NoneOfTheirs({ bureau, isVisitor }: { bureau: string; isVisitor: boolean }) {
  if (isVisitor) return <LetterOfVisitor />;
  return (
    <Notice action={<LinkButton variant="outline" size="sm" to="/disputes" label="upload.answer.toDisputes" />}>
      <FormattedMessage id="upload.answer.none" values={{ bureau }} />
    </Notice>
  );
}

/** What a letter says of one item, in its own words and with their place. */
function SaidOfItem({ said }: { said: ProposedAnswer }) {
  const { creditorName, accountNumber, outcome, page, line, rawText } = said;

  return (
    <>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {readableName(creditorName)} {accountNumber}
      </Text>
      <Text>
        <FormattedMessage id={`disputes.outcome.${outcome}`} />
      </Text>
      <Text textStyle="sm" color="fg.quiet" overflowWrap="anywhere">
        <FormattedMessage id="upload.answer.place" values={{ page, line, text: rawText }} />
      </Text>
    </>
  );
}
