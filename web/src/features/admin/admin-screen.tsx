import { Button, Tabs } from "@chakra-ui/react";
import { useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { isFactorMissing } from "#web/src/api/api-error";
import { useUser } from "#web/src/api/session";
import { LinkButton } from "#web/src/ui/link-button";
import { Loading } from "#web/src/ui/loading";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { useToast } from "#web/src/ui/toast";
import { AnalyticsTab } from "./analytics-tab";
import { ClientsTab } from "./clients-tab";
import { DisputesTab } from "./disputes-tab";
import { OverviewTab } from "./overview-tab";
import { metricsQuery } from "./queries";
import { SubscriptionsTab } from "./subscriptions-tab";
import { UsersTab } from "./users-tab";

const tabs = ["overview", "users", "subscriptions", "disputes", "analytics", "clients"] as const;

/** The administrator's area. The server decides who may; the screen only does not offer what would be refused. */
export function AdminScreen() {
  const { user, isLoading } = useUser();

  if (isLoading) return <Loading />;
  return user?.isAdmin === true ? <Admin /> : <AccessDenied />;
}

function Admin() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const [adminKey, setAdminKey] = useState("");
  const key = { adminKey, onKeyChange: setAdminKey };
  const list = useRef<HTMLDivElement>(null);
  const tab = tabs.find((name) => name === params.get("tab")) ?? tabs[0];
  const { error } = useQuery(metricsQuery);

  // On a narrow screen the tabs are wider than the page.
  useEffect(() => {
    if (tab !== tabs[0])
      list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ inline: "center", block: "nearest" });
  }, [tab]);

  if (isFactorMissing(error)) return <FactorMissing />;
  return (
    <Screen
      title={formatMessage({ id: "admin.title" })}
      tabTitle={formatMessage({ id: "admin.tabTitle" }, { tab: formatMessage({ id: `admin.tab.${tab}` }) })}
      lead={<FormattedMessage id="admin.lead" />}
      actions={<Actions />}
    >
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setParams(value === tabs[0] ? {} : { tab: value })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List ref={list}>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              <FormattedMessage id={`admin.tab.${name}`} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="overview">
          <OverviewTab {...key} />
        </Tabs.Content>
        <Tabs.Content value="users">
          <UsersTab {...key} />
        </Tabs.Content>
        <Tabs.Content value="subscriptions">
          <SubscriptionsTab {...key} />
        </Tabs.Content>
        <Tabs.Content value="disputes">
          <DisputesTab />
        </Tabs.Content>
        <Tabs.Content value="analytics">
          <AnalyticsTab />
        </Tabs.Content>
        <Tabs.Content value="clients">
          <ClientsTab />
        </Tabs.Content>
      </Tabs.Root>
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
        size={{ base: "sm", md: "md" }}
        disabled={isFetching}
        onClick={() => queryClient.invalidateQueries({ queryKey: ["admin"] })}
      >
        <FormattedMessage id="admin.refresh" />
      </Button>
      <LinkButton variant="outline" size={{ base: "sm", md: "md" }} to="/dashboard" label="admin.back" />
    </>
  );
}

/** For an administrator whose sign-in was without the second factor that the deployment asks for: why, and where to turn it on. */
function FactorMissing() {
  const { formatMessage } = useIntl();

  return (
    <Screen title={formatMessage({ id: "admin.title" })}>
      <Notice tone="warning" isAnnounced action={<LinkButton to="/account" label="common.user.account" />}>
        <FormattedMessage id="errors.SECOND_FACTOR_MISSING" />
      </Notice>
    </Screen>
  );
}

const REDIRECT_MS = 3_000;

/** For everybody who is no administrator: says so, and leads home. */
function AccessDenied() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const title = formatMessage({ id: "admin.denied.title" });

  useEffect(() => {
    toast({ title, variant: "destructive" });
    const timer = setTimeout(() => navigate("/"), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [title, toast, navigate]);

  return (
    <Screen title={title} lead={<FormattedMessage id="admin.denied.text" />}>
      <LinkButton to="/" label="admin.denied.home" />
    </Screen>
  );
}
