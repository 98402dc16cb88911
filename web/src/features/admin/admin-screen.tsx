import { Button, Stack, Tabs } from "@chakra-ui/react";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useUser } from "#web/src/api/session";
import { Loading } from "#web/src/ui/loading";
import { Screen } from "#web/src/ui/screen";
import { AccessDenied } from "./access-denied";
import { AdminKeyField } from "./admin-key-field";
import { SubscriptionsTab } from "./subscriptions-tab";
import { UsersTab } from "./users-tab";

const tabs = ["users", "subscriptions"] as const;

/** The administrator's area. The server decides who may; the screen only does not offer what would be refused. */
export function AdminScreen() {
  const { user, isLoading } = useUser();

  if (isLoading) return <Loading />;
  return user?.isAdmin === true ? <Admin /> : <AccessDenied />;
}

function Admin() {
  const { formatMessage } = useIntl();
  const [adminKey, setAdminKey] = useState("");

  return (
    <Screen
      title={formatMessage({ id: "admin.title" })}
      lead={<FormattedMessage id="admin.lead" />}
      actions={<Actions />}
    >
      <Stack gap="6">
        <AdminKeyField value={adminKey} onChange={setAdminKey} />
        <Tabs.Root defaultValue={tabs[0]} lazyMount>
          <Tabs.List>
            {tabs.map((tab) => (
              <Tabs.Trigger key={tab} value={tab}>
                <FormattedMessage id={`admin.tab.${tab}`} />
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="users">
            <UsersTab adminKey={adminKey} />
          </Tabs.Content>
          <Tabs.Content value="subscriptions">
            <SubscriptionsTab adminKey={adminKey} />
          </Tabs.Content>
        </Tabs.Root>
      </Stack>
    </Screen>
  );
}

function Actions() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: ["admin"] }) > 0;

  return (
    <>
      <Button
        variant="outline"
        disabled={isFetching}
        onClick={() => queryClient.invalidateQueries({ queryKey: ["admin"] })}
      >
        <FormattedMessage id="admin.refresh" />
      </Button>
      <Button variant="outline" asChild>
        <Link to="/dashboard">
          <FormattedMessage id="admin.back" />
        </Link>
      </Button>
    </>
  );
}
