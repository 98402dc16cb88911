import { Box, Grid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FailedTogether } from "#web/src/ui/failed";
import { Later } from "#web/src/ui/later";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DataSection } from "./data-section";
import { DeleteSection } from "./delete-section";
import { DocumentsSection } from "./documents-section";
import { FactorSection } from "./factor-section";
import { MailSection } from "./mail-section";
import { OpeningsSection } from "./openings-section";
import { PasswordSection } from "./password-section";
import { PaymentsSection } from "./payments-section";
import { PlanSection } from "./plan-section";
import { Section, SectionIndex, type SectionName } from "./section";
import { SessionsSection } from "./sessions-section";
import { WhenNear } from "./when-near";

/** What belongs to the account itself: the way in, the contact and the contract (shown by whose they are), the data, the way out. */
export function AccountScreen({ contact, contract }: { contact: ReactNode; contract: ReactNode }) {
  const { formatMessage } = useIntl();

  return (
    <Screen title={formatMessage({ id: "account.title" })} lead={<FormattedMessage id="account.lead" />}>
      <FailedTogether title={<FormattedMessage id="account.loadFailed" />}>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "13rem minmax(0, 560px)" }}
          gap={{ base: "6", lg: "12" }}
          alignItems="start"
        >
          <SectionIndex />
          <Stack gap={{ base: "3", md: "6" }}>
            {/* In sight from the start, and it says at once what is known: nothing below it moves. */}
            <Section name="plan">
              <QueryBoundary loading={<Waiting rows={3} />}>
                <PlanSection />
              </QueryBoundary>
            </Section>
            <Later>
              <Guarded name="contact" rows={4}>
                {contact}
              </Guarded>
              <Guarded name="mail" rows={2}>
                <MailSection />
              </Guarded>
              <Guarded name="password" rows={2}>
                <PasswordSection />
              </Guarded>
              <Section name="factor">
                <FactorSection />
              </Section>
              <Guarded name="sessions" rows={2}>
                <SessionsSection />
              </Guarded>
              <Guarded name="contract" rows={1}>
                {contract}
              </Guarded>
              <Guarded name="documents" rows={4}>
                <DocumentsSection />
              </Guarded>
              <Guarded name="payments" rows={2}>
                <PaymentsSection />
              </Guarded>
              <Guarded name="openings" rows={2}>
                <OpeningsSection />
              </Guarded>
              <Section name="data">
                <DataSection />
              </Section>
              <Section name="delete">
                <DeleteSection />
              </Section>
            </Later>
          </Stack>
        </Grid>
      </FailedTogether>
    </Screen>
  );
}

function Guarded({ name, rows, children }: { name: SectionName; rows: number; children: ReactNode }) {
  return (
    <Section name={name}>
      <WhenNear placeholder={<Waiting rows={rows} />}>
        <QueryBoundary loading={<Waiting rows={rows} />}>{children}</QueryBoundary>
      </WhenNear>
    </Section>
  );
}

function Waiting({ rows }: { rows: number }) {
  return (
    <Box width="full">
      <SkeletonRows rows={rows} />
    </Box>
  );
}
