import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import type { NegativeItem } from "#shared/api/schemas/report";
import { isOpenToDispute } from "#shared/domain/report/open-to-dispute";
import { useCreateDisputes } from "#web/src/api/create-disputes";
import { disputesQuery, reportQuery } from "#web/src/api/queries";
import { dayHere, today } from "#web/src/api/server-time";
import { useKnownUser } from "#web/src/api/session";
import { Empty } from "#web/src/ui/empty";
import { DraftPicker } from "#web/src/ui/items/draft-picker";
import { RefusedBefore } from "#web/src/ui/items/refused-before";
import { useSaveDrafts } from "#web/src/ui/items/use-save-drafts";
import { OldReport } from "#web/src/ui/old-report";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { DisputedAlready } from "./disputed-already";

type CreateFormProps = { onDone: () => void; onSaved: () => void; chosen?: readonly string[] };

/** What can be disputed now, with its reasons; what became a draft leaves the list, and the window closes after the last one. */
export function CreateForm({ onDone, onSaved, chosen }: CreateFormProps) {
  const user = useKnownUser();
  const { data: report } = useQuery(reportQuery);
  const { data: disputes } = useQuery(disputesQuery);
  const { mutateAsync, isPending } = useCreateDisputes();
  const { save, failure } = useSaveDrafts({ create: mutateAsync });
  const items = useMemo(() => report?.negativeItems.filter(isOpenToDispute), [report]);
  const noteOf = useCallback(
    (item: NegativeItem) => (
      <>
        <DisputedAlready item={item} />
        <RefusedBefore itemId={item.id} disputes={disputes} />
      </>
    ),
    [disputes],
  );
  const left = user?.disputeAllowance?.remaining;

  if (items === undefined) return <SkeletonRows rows={3} />;
  if (items.length === 0) {
    return (
      <Empty title={<FormattedMessage id="disputes.create.none" />}>
        <FormattedMessage id="disputes.create.none.text" />
      </Empty>
    );
  }
  return (
    <>
      {report?.lastUpdated && <OldReport reportOn={dayHere(report.lastUpdated)} today={today()} />}
      <DraftPicker
        items={items}
        chosen={chosen}
        name="create"
        noteOf={noteOf}
        hasIdEnclosed={user?.hasIdOnFile}
        isSaving={isPending}
        failure={failure}
        onSave={async (disputes) => {
          const created = await save(disputes);
          if (created.length > 0) onSaved();
          if (created.length === disputes.length) onDone();
          return created;
        }}
        note={() => left !== undefined && <FormattedMessage id="item.left" values={{ left }} />}
      />
    </>
  );
}
