import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import type { UnnamedReport } from "#shared/api/schemas/upload";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { shownDigits } from "#shared/domain/report/account-number";
import { readableName } from "#shared/domain/text/readable-name";
import { Card } from "../card";
import type { Chosen } from "./chosen";
import { ReportName } from "./report-name";

type WhichBureauProps = {
  report: Chosen;
  asked: UnnamedReport;
  onSay: (uploadId: string, bureau: Bureau) => void;
};

/** No page says which bureau wrote this report: the member chooses it, beside what was found in the report. */
export function WhichBureau({ report, asked: { uploadId, accounts, accountCount }, onSay }: WhichBureauProps) {
  const headingId = useId();

  return (
    <Card as="section" display="flex" flexDirection="column" gap="4">
      <Heading as="h2" id={headingId} textStyle="lg">
        <FormattedMessage id="upload.which.title" />
      </Heading>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <ReportName files={report.files} />
      </Text>
      <Text maxWidth="prose">
        <FormattedMessage id="upload.which.text" values={{ count: accountCount }} />
      </Text>
      {accounts.length > 0 && (
        <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc">
          {accounts.map(({ creditorName, accountNumber, page, line }) => (
            <li key={`${page}-${line}-${creditorName}-${accountNumber}`}>
              {readableName(creditorName)} {shownDigits(accountNumber)}
            </li>
          ))}
          {accountCount > accounts.length && (
            <li>
              <FormattedMessage id="upload.which.more" values={{ count: accountCount - accounts.length }} />
            </li>
          )}
        </Stack>
      )}
      <Flex role="group" aria-labelledby={headingId} gap="3" wrap="wrap">
        {bureaus.map((bureau) => (
          <Button key={bureau} variant="outline" onClick={() => onSay(uploadId, bureau)}>
            {bureauNames[bureau]}
          </Button>
        ))}
      </Flex>
      <Text maxWidth="prose" textStyle="sm" color="fg.quiet">
        <FormattedMessage id="upload.which.unsure" />
      </Text>
    </Card>
  );
}
