import { Box, Heading, Link, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Card } from "#web/src/ui/card";

const REPORTS = "https://www.annualcreditreport.com";

/** Where to get a report, what can be read, and what happens to the file. */
export function InfoStep() {
  const link = (
    <Link href={REPORTS} target="_blank" rel="noopener noreferrer">
      AnnualCreditReport.com
    </Link>
  );

  return (
    <Card as="section">
      <Stack gap="5" align="flex-start">
        <Part name="get">
          <FormattedMessage id="upload.info.get.text" values={{ link }} />
        </Part>
        <Part name="kinds">
          <FormattedMessage id="upload.info.kinds.text" />
        </Part>
        <Part name="after">
          <FormattedMessage id="upload.info.after.text" />
        </Part>
      </Stack>
    </Card>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box maxWidth="full">
      <Heading as="h2" size="md" mb="1">
        <FormattedMessage id={`upload.info.${name}.title`} />
      </Heading>
      <Text maxWidth="prose" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
