import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { ClientHistory } from "#shared/api/schemas/admin";
import { DisputeBadge } from "#web/src/ui/dispute-badge";
import { LongDate } from "#web/src/ui/format";
import { PaymentText } from "#web/src/ui/payment-text";
import { ReasonGiven } from "./reason-given";

export function SubscriptionSteps({ steps }: { steps: ClientHistory["subscriptionHistory"] }) {
  return (
    <Part title="admin.history.subscription" isEmpty={steps.length === 0}>
      {steps.map(({ action, date, tier, newStatus }) => (
        <Line key={`${date}-${action}`} date={date}>
          <FormattedMessage id={`admin.history.action.${action}`} />
          {tier && (
            <>
              {"\u00a0· "}
              <FormattedMessage id={`admin.tier.${tier}`} />
            </>
          )}
          {newStatus && (
            <>
              {"\u00a0· "}
              <FormattedMessage id={`admin.status.${newStatus}`} />
            </>
          )}
        </Line>
      ))}
    </Part>
  );
}

export function DisputeSteps({ disputes, total }: { disputes: ClientHistory["disputeHistory"]; total: number }) {
  const older = total - disputes.length;
  return (
    <Part title="admin.history.disputes" isEmpty={disputes.length === 0}>
      {disputes.map((dispute) => (
        <Line key={dispute.id} date={dispute.createdAt}>
          {dispute.accountName}
          {"\u00a0· "}
          <ReasonGiven dispute={dispute} /> <DisputeBadge status={dispute.status} />
        </Line>
      ))}
      {older > 0 && (
        <Text as="li" color="fg.quiet">
          <FormattedMessage id="admin.history.more" values={{ count: older }} />
        </Text>
      )}
    </Part>
  );
}

export function Reports({ reports }: { reports: ClientHistory["creditReports"] }) {
  return (
    <Part title="admin.history.reports" isEmpty={reports.length === 0}>
      {reports.map((report) => (
        <Line key={report.date} date={report.date}>
          <Text as="span" fontWeight="medium">
            {report.creditScore ?? "–"}
          </Text>
          {"\u00a0· "}
          <FormattedMessage
            id="admin.history.scores"
            values={{
              experian: report.experianScore ?? "–",
              equifax: report.equifaxScore ?? "–",
              transunion: report.transunionScore ?? "–",
            }}
          />
          {report.negativeItems !== undefined && (
            <>
              {"\u00a0· "}
              <FormattedMessage id="admin.history.items" values={{ count: report.negativeItems }} />
            </>
          )}
        </Line>
      ))}
    </Part>
  );
}

export function Payments({ payments }: { payments: ClientHistory["paymentTimeline"] }) {
  return (
    <Part title="admin.history.payments" isEmpty={payments.length === 0}>
      {payments.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike, and the list never changes
        <Line key={`${payment.date}-${index}`} date={payment.date}>
          <PaymentText payment={payment} />
        </Line>
      ))}
    </Part>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  return (
    <section>
      <Heading as="h3" size="sm" mb="2">
        <FormattedMessage id={title} />
      </Heading>
      {isEmpty ? (
        <Text color="fg.quiet">
          <FormattedMessage id="admin.history.none" />
        </Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="2">
          {children}
        </Stack>
      )}
    </section>
  );
}

function Line({ date, children }: { date: string; children: ReactNode }) {
  return (
    <Flex as="li" gap={{ base: "0", sm: "4" }} direction={{ base: "column", sm: "row" }}>
      <Text color="fg.quiet" flex={{ sm: "0 0 12rem" }}>
        <LongDate value={date} />
      </Text>
      <Text as="div">{children}</Text>
    </Flex>
  );
}
