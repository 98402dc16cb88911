import { Text } from "@chakra-ui/react";
import { FormattedMessage } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { AdminCell, AdminRow, AdminTable } from "./admin-table";
import { MemberStatus } from "./status-badges";
import { UserActions } from "./user-actions";

const columns = ["user", "email", "status", "tier", "admin", "actions"] as const;

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
      <AdminCell>
        <Text fontWeight="medium">
          {user.firstName} {user.lastName}
        </Text>
      </AdminCell>
      <AdminCell>
        <Text overflowWrap="anywhere">{user.email}</Text>
      </AdminCell>
      <AdminCell label="admin.users.column.status">
        <MemberStatus status={user.subscriptionStatus} />
      </AdminCell>
      <AdminCell label="admin.users.column.tier">
        {user.subscriptionTier ? <FormattedMessage id={`admin.tier.${user.subscriptionTier}`} /> : "–"}
      </AdminCell>
      <AdminCell label="admin.users.column.admin">
        <FormattedMessage id={user.isAdmin ? "admin.users.isAdmin" : "admin.users.noAdmin"} />
      </AdminCell>
      <AdminCell>
        <UserActions user={user} adminKey={adminKey} />
      </AdminCell>
    </AdminRow>
  );
}
