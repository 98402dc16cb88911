import { Box, Grid, Stack } from "@chakra-ui/react";
import { lazy, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { ContactSection } from "./contact-section";
import { MailSection } from "./mail-section";
import { PlanSection } from "./plan-section";
import { Section, SectionIndex, type SectionName } from "./section";
import { WhenNear } from "./when-near";

const loadLower = () => import("./lower-sections");
const PasswordSection = lazy(async () => ({ default: (await loadLower()).PasswordSection }));
const FactorSection = lazy(async () => ({ default: (await loadLower()).FactorSection }));
const DataSection = lazy(async () => ({ default: (await loadLower()).DataSection }));
const DeleteSection = lazy(async () => ({ default: (await loadLower()).DeleteSection }));
const SessionsSection = lazy(async () => ({ default: (await loadLower()).SessionsSection }));
const DocumentsSection = lazy(async () => ({ default: (await loadLower()).DocumentsSection }));
const PaymentsSection = lazy(async () => ({ default: (await loadLower()).PaymentsSection }));
const OpeningsSection = lazy(async () => ({ default: (await loadLower()).OpeningsSection }));

/** What belongs to the account itself: the way in, the contract (shown by whose it is), the data, the way out. */
export function AccountScreen({ contract }: { contract: ReactNode }) {
  const { formatMessage } = useIntl();

  return (
    <Screen title={formatMessage({ id: "account.title" })} lead={<FormattedMessage id="account.lead" />}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "13rem minmax(0, 560px)" }}
        gap={{ base: "6", lg: "12" }}
        alignItems="start"
      >
        <SectionIndex />
        <Stack gap="6">
          <Guarded name="plan" rows={3}>
            <PlanSection />
          </Guarded>
          <Guarded name="contact" rows={4}>
            <ContactSection />
          </Guarded>
          <Guarded name="mail" rows={2}>
            <MailSection />
          </Guarded>
          <Guarded name="password" rows={2}>
            <PasswordSection />
          </Guarded>
          <Guarded name="factor" rows={2}>
            <FactorSection />
          </Guarded>
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
          <Guarded name="data" rows={2}>
            <DataSection />
          </Guarded>
          <Guarded name="delete" rows={2}>
            <DeleteSection />
          </Guarded>
        </Stack>
      </Grid>
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
