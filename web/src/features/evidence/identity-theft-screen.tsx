import { Button, chakra, Flex, Heading, Link, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { proofsQuery } from "#web/src/api/queries";
import { useUser } from "#web/src/api/session";
import { Card } from "#web/src/ui/card";
import { CheckIcon } from "#web/src/ui/icons";
import { useLanguage } from "#web/src/ui/language";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { UsedUpNotice } from "#web/src/ui/used-up-notice";
import { AddProof } from "./add-proof";
import { BureauProtection } from "./bureau-protection";

const ftcSites = {
  en: { name: "IdentityTheft.gov", url: "https://www.identitytheft.gov" },
  es: { name: "RobodeIdentidad.gov", url: "https://www.robodeidentidad.gov" },
};
const FREEZES = "https://consumer.ftc.gov/articles/credit-freezes-and-fraud-alerts";

/** What to do after identity theft, in order: most of it is the reader's own to do, free of charge. FCRA 605A, 605B, 623(a)(6). */
export function IdentityTheftScreen() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { user } = useUser();
  const site = <Elsewhere url={ftcSites[language].url}>{ftcSites[language].name}</Elsewhere>;

  return (
    <Screen title={formatMessage({ id: "theft.title" })} lead={<FormattedMessage id="theft.lead" />}>
      <Stack gap="6" maxWidth="46rem">
        <Notice tone="warning" title={<FormattedMessage id="theft.own.title" />}>
          <FormattedMessage id="theft.own.text" />
        </Notice>
        <Stack as="ol" gap="6" listStyleType="none">
          <Step name="freeze" place={1}>
            <BureauProtection />
          </Step>
          <Step name="report" place={2} values={{ site }} />
          <Step name="upload" place={3}>
            {user ? <TheftReport /> : <Words id="theft.upload.visitor" />}
          </Step>
          <Step name="block" place={4}>
            <Words id="theft.block.without" />
            {user && <ChooseItems user={user} />}
          </Step>
          <Step name="company" place={5}>
            <Words id="theft.company.notUs" />
          </Step>
        </Stack>
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage
            id="theft.sources"
            values={{
              ftc: site,
              freezes: (
                <Elsewhere url={FREEZES}>
                  <FormattedMessage id="theft.sources.freezes" />
                </Elsewhere>
              ),
            }}
          />
        </Text>
      </Stack>
    </Screen>
  );
}

function ChooseItems({ user: { disputeAllowance } }: { user: User }) {
  if (disputeAllowance && isUsedUpForGood(disputeAllowance)) return <UsedUpNotice allowance={disputeAllowance} />;
  return (
    <Button asChild alignSelf="flex-start">
      <RouterLink to="/disputes?new=1">
        <FormattedMessage id="theft.block.action" />
      </RouterLink>
    </Button>
  );
}

type StepProps = {
  name: "freeze" | "report" | "upload" | "block" | "company";
  /** From 1. */
  place: number;
  values?: Record<string, ReactNode>;
  children?: ReactNode;
};

function Step({ name, place, values, children }: StepProps) {
  return (
    <chakra.li>
      <Card as="section" aria-labelledby={`theft-${name}`}>
        <Stack gap="3">
          <Heading as="h2" size="lg" id={`theft-${name}`}>
            {place}. <FormattedMessage id={`theft.${name}.title`} />
          </Heading>
          <Words id={`theft.${name}.text`} values={values} />
          {children}
        </Stack>
      </Card>
    </chakra.li>
  );
}

function Words({ id, values }: { id: string; values?: Record<string, ReactNode> }) {
  return (
    <Text maxWidth="prose">
      <FormattedMessage id={id} values={values} />
    </Text>
  );
}

function Elsewhere({ url, children }: { url: string; children: ReactNode }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" variant="underline">
      {children}
    </Link>
  );
}

/** The identity theft reports that are kept already, and the form to add one. */
function TheftReport() {
  const { data: proofs = [] } = useQuery(proofsQuery);
  const reports = proofs.filter(({ kind }) => kind === "identity_theft_report");

  return (
    <Stack gap="3">
      {reports.map(({ id, name }) => (
        <Flex key={id} gap="2" align="center" color="success.fg">
          <CheckIcon />
          <Text overflowWrap="anywhere">
            <FormattedMessage id="theft.upload.kept" values={{ name }} />
          </Text>
        </Flex>
      ))}
      <AddProof kind="identity_theft_report" isPart />
    </Stack>
  );
}
