import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { AwaitedPayment as Awaited, User } from "#shared/api/schemas/user";
import { EmailAddress } from "#web/src/ui/email-address";
import { LongDate, Money } from "#web/src/ui/format";
import { AdminCell, AdminRow, AdminTable } from "./admin-table";
import { PlanName } from "./plan-name";
import { MemberStatus } from "./status-badges";
import { Activation, AdminRights, memberElementId, nameOf } from "./user-actions";

const columns = ["user", "status", "email", "tier", "actions", "admin"] as const;

export function UsersTable({ users, adminKey }: { users: User[]; adminKey: string }) {
  return (
    <AdminTable name="users" columns={columns}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} adminKey={adminKey} />
      ))}
    </AdminTable>
  );
}

function UserRow({ user, adminKey }: { user: User; adminKey: string }) {
  return (
    <AdminRow>
      <AdminCell narrow="first">
        <Text fontWeight="semibold" minWidth={{ xl: "8rem" }} id={memberElementId(user.id)} tabIndex={-1}>
          {nameOf(user)}
        </Text>
      </AdminCell>
      <AdminCell narrow="beside">
        <MemberStatus status={user.subscriptionStatus} />
      </AdminCell>
      <AdminCell>
        <Text overflowWrap="anywhere" minWidth={{ lg: "9rem", xl: "11.5rem" }}>
          <EmailAddress address={user.email} />
        </Text>
      </AdminCell>
      <AdminCell
        label="admin.users.column.tier"
        narrow={user.subscriptionStatus === "pending_verification" ? undefined : "half"}
      >
        <PlanName of={user} />
      </AdminCell>
      <AdminCell>
        {user.awaitedPayment && <AwaitedPayment payment={user.awaitedPayment} />}
        <Activation user={user} adminKey={adminKey} />
      </AdminCell>
      {/* Apart from the activation, which has a line of its own: the two must not be mistaken for one another. */}
      <AdminCell place={1} narrow="half">
        <AdminRights user={user} />
      </AdminCell>
    </AdminRow>
  );
}

/** What an activation goes by: what was received, what the payment provider confirmed, or the member's word alone. */
function AwaitedPayment({ payment }: { payment: Awaited }) {
  const { confirmedAt, reportedAt, paidCents } = payment;
  const at = confirmedAt ?? reportedAt;
  const kind = confirmedAt ? (paidCents > 0 ? "paid" : "saved") : reportedAt ? "reported" : "nothing";

  return (
    <Text
      as="span"
      display="block"
      minWidth={{ xl: "9.5rem" }}
      maxWidth={{ lg: "11rem" }}
      textStyle="sm"
      textWrap="pretty"
      color={confirmedAt ? "fg" : "warning.fg"}
      mb="1"
    >
      <FormattedMessage
        id={`admin.users.payment.${kind}`}
        values={{ amount: <Money key="amount" cents={paidCents} />, date: at && <LongDate key="date" value={at} /> }}
      />
    </Text>
  );
}
