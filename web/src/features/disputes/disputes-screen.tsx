import { Button, Stack } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { User } from "#shared/api/schemas/user";
import { countsAsDispute } from "#shared/domain/dispute/follow-up";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { disputesQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { useByTurn, useMemberFirst } from "#web/src/api/use-next-steps";
import { Empty } from "#web/src/ui/empty";
import { Later } from "#web/src/ui/later";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { QueryBoundary } from "#web/src/ui/query-boundary";
import { Screen } from "#web/src/ui/screen";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { UsedUpNotice } from "#web/src/ui/used-up-notice";
import { CalendarButton } from "./calendar-button";
import { CountTiles } from "./count-tiles";
import { ActiveSection, ClosedSection } from "./dispute-sections";
import { CreateDisputeDialog, NEW_DISPUTE } from "./drafts/create-dispute-dialog";
import { DraftSection } from "./drafts/draft-section";
import { GetReport, needsReport } from "./drafts/get-report";
import { groupsOf } from "./groups";
import { useNamedDispute } from "./named-dispute";
import { DisputeViews } from "./views";

/** The contract to read and sign: another feature's, which the page brings. */
type Slots = { Contract: ComponentType<{ onSigned: () => void }> };

/** What did we say, when did they get it, when must they answer, what if they don't. */
export function DisputesScreen({ Contract }: Slots) {
  const { formatMessage } = useIntl();
  const user = useKnownUser();
  const [params, setParams] = useSearchParams();
  const isSubscribed = user?.subscriptionStatus === "active";
  const mayCreate = isSubscribed && !isUsedUpForGood(user.disputeAllowance);
  const isCreating = params.has("new");
  const chosen = params.get("items")?.split(",").filter(Boolean);
  const open = (isOpen: boolean) => setParams(isOpen ? { new: "1" } : {}, { replace: true });

  return (
    <Screen
      title={formatMessage({ id: "disputes.title" })}
      lead={<FormattedMessage id="disputes.lead" />}
      actions={
        <>
          <LinkButton variant="outline" to="/evidence" label="evidence.title" />
          {mayCreate && (
            <Button id={NEW_DISPUTE} variant="outline" onClick={() => open(true)}>
              <FormattedMessage id="disputes.new" />
            </Button>
          )}
        </>
      }
    >
      <Stack gap="6">
        <DisputeViews />
        {!mayCreate && user && <NextStep user={user} />}
        <QueryBoundary
          loading={<SkeletonRows rows={3} height="28" />}
          failedTitle={<FormattedMessage id="disputes.loadFailed" />}
        >
          <Disputes Contract={Contract} />
        </QueryBoundary>
      </Stack>
      {mayCreate && <CreateDisputeDialog open={isCreating} onClose={() => open(false)} chosen={chosen} />}
    </Screen>
  );
}

/** Without a plan that has disputes left: wait for it, get the report first, or choose a plan. */
function NextStep({ user }: { user: User }) {
  const { subscriptionStatus, disputeAllowance } = user;
  if (subscriptionStatus === "active" && disputeAllowance) return <UsedUpNotice allowance={disputeAllowance} />;
  if (subscriptionStatus === "pending_verification") {
    return (
      <Notice title={<FormattedMessage id="disputes.pending.title" />}>
        <FormattedMessage id="disputes.pending.text" />
      </Notice>
    );
  }
  if (needsReport(user)) return <GetReport />;
  return (
    <Notice
      tone="warning"
      title={<FormattedMessage id="disputes.choosePlan.title" />}
      action={<LinkButton size="sm" to="/subscribe" label="disputes.choosePlan.action" />}
    >
      <FormattedMessage id="disputes.choosePlan.text" />
    </Notice>
  );
}

function Disputes({ Contract }: Slots) {
  const { data: disputes } = useSuspenseQuery(disputesQuery);
  const { drafts, active, resolved, rejected } = groupsOf(disputes);
  const counted = disputes.filter(countsAsDispute);
  const byTurn = useByTurn();
  const memberFirst = useMemberFirst();
  useNamedDispute(disputes);
  const isUnderWay = active.length > 0;
  const calendar = <CalendarButton disputes={disputes} />;
  const sections = (
    <>
      {!isUnderWay && calendar}
      <ActiveSection disputes={byTurn(active)} />
      {isUnderWay && calendar}
      {/* A refusal has a next step; what is resolved asks for nothing. */}
      <ClosedSection name="rejected" disputes={memberFirst(rejected)} />
      <ClosedSection name="resolved" disputes={memberFirst(resolved)} />
    </>
  );

  return (
    <>
      <CountTiles
        counts={{
          all: counted.length,
          active: groupsOf(counted).active.length,
          resolved: resolved.length,
          rejected: rejected.length,
          drafts: drafts.length,
        }}
        waiting={counted.filter(({ status }) => status === "submitted").length}
      />
      {disputes.length === 0 ? (
        <Empty title={<FormattedMessage id="disputes.none.title" />}>
          <FormattedMessage id="disputes.none.text" />
        </Empty>
      ) : (
        <>
          {drafts.length > 0 && <DraftSection drafts={drafts} Contract={Contract} />}
          {drafts.length > 0 ? <Later>{sections}</Later> : sections}
        </>
      )}
    </>
  );
}
