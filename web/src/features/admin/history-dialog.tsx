import { Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { ClientHistory, ClientRecord } from "#shared/api/schemas/admin";
import { readableName } from "#shared/domain/text/readable-name";
import { Dialog } from "#web/src/ui/dialog";
import { LongDate } from "#web/src/ui/format";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { Facts } from "./facts";
import { DisputeSteps, Payments, Reports, SubscriptionSteps } from "./history-parts";
import { PlanName } from "./plan-name";
import { historyQuery } from "./queries";
import { MemberStatus } from "./status-badges";
import { useAdminToasts } from "./use-admin-toasts";

/** What has happened to a client. A failure is said in a toast, and the window closes. */
export function HistoryDialog({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const { data, error } = useQuery(historyQuery(clientId));
  const { failed } = useAdminToasts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each failure
  useEffect(() => {
    if (!error) return;
    failed("historyFailed", error);
    onClose();
  }, [error]);

  const name = data ? readableName(`${data.client.firstName} ${data.client.lastName}`) : "…";
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      startsAtTitle
      title={<FormattedMessage id="admin.history.title" values={{ name }} />}
      description={<FormattedMessage id="admin.history.recorded" />}
    >
      {data ? <History history={data} /> : <SkeletonRows rows={4} />}
    </Dialog>
  );
}

function History({ history }: { history: ClientHistory }) {
  const { client, subscriptionHistory, disputeHistory, creditReports, paymentTimeline } = history;
  return (
    <Stack gap="6">
      <Client client={client} />
      <SubscriptionSteps steps={subscriptionHistory} />
      <DisputeSteps disputes={disputeHistory} total={client.totalDisputes} />
      <Reports reports={creditReports} />
      <Payments payments={paymentTimeline} />
    </Stack>
  );
}

function Client({ client }: { client: ClientRecord }) {
  const named = (id: string) => <FormattedMessage id={id} />;
  const contact = [client.email, client.phoneNumber?.replaceAll(" ", "\u00a0")].filter(Boolean).join("\u00a0· ");
  const lastLogin = client.lastLoginDate ? <LongDate value={client.lastLoginDate} /> : "–";
  const status = (
    <Text as="span">
      <MemberStatus status={client.subscriptionStatus} /> <PlanName of={client} />
    </Text>
  );
  return (
    <Facts
      facts={[
        [named("admin.history.contact"), contact, "contact"],
        [named("admin.clients.column.status"), status, "status"],
        [named("admin.clients.column.registered"), <LongDate key="v" value={client.registrationDate} />, "registered"],
        [named("admin.history.lastLogin"), lastLogin, "login"],
        [named("admin.clients.column.score"), client.creditScore ?? "–", "score"],
        [
          named("admin.history.protection"),
          named(client.identityProtectionEnabled ? "admin.users.isAdmin" : "admin.users.noAdmin"),
          "protection",
        ],
      ]}
    />
  );
}
