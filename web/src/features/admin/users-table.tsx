import { Box, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { User } from "#shared/api/schemas/user";
import { Badge, type Tone } from "#web/src/ui/badge";
import { UserActions } from "./user-actions";

const toneOf: Record<User["subscriptionStatus"], Tone> = {
  incomplete: "neutral",
  pending_verification: "warning",
  active: "success",
  inactive: "danger",
};

const columns = ["user", "email", "status", "tier", "admin", "actions"] as const;

/** A table where there is room; on a narrow screen each member becomes a card of labelled lines. */
export function UsersTable({ users, adminKey }: { users: User[]; adminKey: string }) {
  const { formatMessage } = useIntl();

  return (
    <Box borderWidth="1px" borderColor="border.line" borderRadius="card" bg="bg.surface" overflow="hidden">
      <Table.Root aria-label={formatMessage({ id: "admin.users.table" })}>
        <Table.Header hideBelow="lg">
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column}>
                <FormattedMessage id={`admin.users.column.${column}`} />
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {users.map((user) => (
            <UserRow key={user.id} user={user} adminKey={adminKey} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function UserRow({ user, adminKey }: { user: User; adminKey: string }) {
  return (
    <Table.Row display={{ base: "block", lg: "table-row" }} py={{ base: "3", lg: "0" }}>
      <Cell>
        <Text fontWeight="medium">
          {user.firstName} {user.lastName}
        </Text>
      </Cell>
      <Cell>
        <Text overflowWrap="anywhere">{user.email}</Text>
      </Cell>
      <Cell label="status">
        <Badge tone={toneOf[user.subscriptionStatus]}>
          <FormattedMessage id={`admin.status.${user.subscriptionStatus}`} />
        </Badge>
      </Cell>
      <Cell label="tier">
        {user.subscriptionTier ? <FormattedMessage id={`admin.tier.${user.subscriptionTier}`} /> : "–"}
      </Cell>
      <Cell label="admin">
        <FormattedMessage id={user.isAdmin ? "admin.users.isAdmin" : "admin.users.noAdmin"} />
      </Cell>
      <Cell>
        <UserActions user={user} adminKey={adminKey} />
      </Cell>
    </Table.Row>
  );
}

function Cell({ label, children }: { label?: (typeof columns)[number]; children: ReactNode }) {
  return (
    <Table.Cell
      display={{ base: "block", lg: "table-cell" }}
      borderBottomWidth={{ base: "0", lg: "1px" }}
      py={{ base: "1", lg: "3" }}
    >
      {label && (
        <Text as="span" hideFrom="lg" color="fg.quiet">
          <FormattedMessage id={`admin.users.column.${label}`} />:{" "}
        </Text>
      )}
      {children}
    </Table.Cell>
  );
}
