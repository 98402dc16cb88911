import { Button, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClientRecord } from "#shared/api/schemas/admin";
import { readableName } from "#shared/domain/text/readable-name";
import { EmailAddress } from "#web/src/ui/email-address";
import { Money, ShortDate } from "#web/src/ui/format";
import { AdminCell, AdminRow, AdminTable } from "./admin-table";
import { PlanName } from "./plan-name";
import { MemberStatus } from "./status-badges";

const columns = ["client", "status", "tier", "registered", "disputes", "payments", "score", "actions"] as const;

export function ClientsTable({ clients, onOpen }: { clients: ClientRecord[]; onOpen: (clientId: string) => void }) {
  return (
    <AdminTable name="clients" columns={columns}>
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} onOpen={() => onOpen(client.id)} />
      ))}
    </AdminTable>
  );
}

function ClientRow({ client, onOpen }: { client: ClientRecord; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const name = readableName(`${client.firstName} ${client.lastName}`);
  const { totalDisputes: total, activeDisputes: active, resolvedDisputes: resolved } = client;

  return (
    <AdminRow>
      <AdminCell narrow="first">
        <Text fontWeight="semibold" minWidth={{ xl: "14rem" }}>
          {name}
        </Text>
        <Text color="fg.quiet" fontSize="sm" overflowWrap="anywhere">
          <EmailAddress address={client.email} />
        </Text>
      </AdminCell>
      <AdminCell narrow="beside">
        <MemberStatus status={client.subscriptionStatus} />
      </AdminCell>
      <AdminCell label="admin.clients.column.tier" narrow="half">
        <PlanName of={client} />
      </AdminCell>
      <AdminCell label="admin.clients.column.registered" narrow="half">
        <ShortDate value={client.registrationDate} />
      </AdminCell>
      <AdminCell label="admin.clients.column.disputes">
        <FormattedMessage id="admin.clients.disputes" values={{ total, active, resolved }} />
      </AdminCell>
      <AdminCell label="admin.clients.column.payments" narrow="half">
        <Money cents={client.totalPaymentsCents} />
      </AdminCell>
      <AdminCell label="admin.clients.column.score" narrow="half">
        {client.creditScore ?? "–"}
      </AdminCell>
      <AdminCell narrow="beside">
        <Button
          size="sm"
          variant="outline"
          aria-label={formatMessage({ id: "admin.clients.historyOf" }, { name })}
          onClick={onOpen}
        >
          <FormattedMessage id="admin.clients.history" />
        </Button>
      </AdminCell>
    </AdminRow>
  );
}
