import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { isUsedUpForGood } from "#shared/domain/plan/allowance";
import { findingsOf } from "#shared/domain/report/findings";
import { isSubscriptionNeeded } from "#web/src/api/api-error";
import { useCreateDisputes } from "#web/src/api/create-disputes";
import { disputesQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { DraftPicker } from "#web/src/ui/items/draft-picker";
import { KnownDisputes } from "#web/src/ui/items/item-states";
import { PlanThatFits } from "#web/src/ui/items/plan-that-fits";
import { RefusedBefore } from "#web/src/ui/items/refused-before";
import { useSaveDrafts } from "#web/src/ui/items/use-save-drafts";
import { LinkButton } from "#web/src/ui/link-button";
import { ItemDialog } from "./item-dialog";

const none: readonly Dispute[] = [];

/** All negative items; each opens its details, and several can be disputed at once. */
export function ItemList({ items }: { items: NegativeItem[] }) {
  const [opened, setOpened] = useState<NegativeItem>();
  const { data: disputes = none } = useQuery(disputesQuery);

  if (items.length === 0) return <FormattedMessage id="creditReport.items.none" />;
  return (
    <KnownDisputes value={disputes}>
      <Picker items={items} onOpen={setOpened} />
      <ItemDialog
        item={opened}
        findings={opened ? findingsOf(opened, items, dayOf(new Date())) : []}
        onClose={() => setOpened(undefined)}
      />
    </KnownDisputes>
  );
}

/** Stays as it is while an item opens: the window answers the press at once. */
const Picker = memo(function Picker(props: { items: NegativeItem[]; onOpen: (item: NegativeItem) => void }) {
  const navigate = useNavigate();
  const user = useKnownUser();
  const { data: disputes } = useQuery(disputesQuery);
  const noteOf = useCallback(({ id }: NegativeItem) => <RefusedBefore itemId={id} disputes={disputes} />, [disputes]);
  const { mutateAsync, isPending } = useCreateDisputes();
  const { save, failure } = useSaveDrafts({
    create: mutateAsync,
    takesOver: (error, itemIds) => {
      if (!isSubscriptionNeeded(error)) return false;
      navigate(`/subscribe?selectedDisputes=${itemIds.join(",")}`);
      return true;
    },
  });

  return (
    <DraftPicker
      {...props}
      name="report"
      isForReading
      noteOf={noteOf}
      hasIdEnclosed={user?.hasIdOnFile}
      onSave={save}
      isSaving={isPending}
      failure={failure}
      note={(count) => <PlanNote count={count} />}
      instead={isUsedUpForGood(user?.disputeAllowance) ? (ids) => <SeePlans itemIds={ids} /> : undefined}
    />
  );
});

/** What is left of the plan, that nothing is and will be, or which plan fits so many. */
function PlanNote({ count }: { count: number }) {
  const user = useKnownUser();
  const allowance = user?.disputeAllowance;

  if (!allowance) return <PlanThatFits count={count} />;
  if (isUsedUpForGood(allowance)) return <FormattedMessage id="item.usedUp.title" values={allowance} />;
  return <FormattedMessage id="item.left" values={{ left: allowance.remaining }} />;
}

function SeePlans({ itemIds }: { itemIds: readonly string[] }) {
  return (
    <LinkButton
      width={{ base: "full", sm: "auto" }}
      to={`/subscribe?selectedDisputes=${itemIds.join(",")}`}
      label="item.usedUp.action"
    />
  );
}
