import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { NegativeItem } from "#shared/api/schemas/report";
import { dayOf } from "#shared/domain/days";
import { findingsOf } from "#shared/domain/report/findings";
import { isSubscriptionNeeded } from "#web/src/api/api-error";
import { useCreateDisputes } from "#web/src/api/create-disputes";
import { useUser } from "#web/src/api/session";
import { DraftPicker } from "#web/src/ui/items/draft-picker";
import { PlanThatFits } from "#web/src/ui/items/plan-that-fits";
import { useSaveDrafts } from "#web/src/ui/items/use-save-drafts";
import { ItemDialog } from "./item-dialog";

/** All negative items; each opens its details, and several can be disputed at once. */
export function ItemList({ items }: { items: NegativeItem[] }) {
  const navigate = useNavigate();
  const { user } = useUser();
  const [opened, setOpened] = useState<NegativeItem>();
  const { mutateAsync, isPending } = useCreateDisputes();
  const onSave = useSaveDrafts({
    create: mutateAsync,
    takesOver: (error, itemIds) => {
      if (!isSubscriptionNeeded(error)) return false;
      navigate(`/subscribe?selectedDisputes=${itemIds.join(",")}`);
      return true;
    },
  });
  const left = user?.disputeAllowance?.remaining;

  if (items.length === 0) return <FormattedMessage id="creditReport.items.none" />;
  return (
    <>
      <DraftPicker
        items={items}
        name="report"
        isForReading
        onOpen={setOpened}
        onSave={onSave}
        isSaving={isPending}
        note={(count) =>
          left === undefined ? <PlanThatFits count={count} /> : <FormattedMessage id="item.left" values={{ left }} />
        }
      />
      <ItemDialog
        item={opened}
        findings={opened ? findingsOf(opened, items, dayOf(new Date())) : []}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
