import { useState } from "react";
import { useIntl } from "react-intl";
import type { NewDispute } from "#shared/api/schemas/dispute";
import { useToast } from "#web/src/ui/toast";

/** The ids of the items that are drafts now, and why the next one is not, if it is not. */
type Created = { itemIds: readonly string[]; error?: unknown };

type SaveDraftsProps = {
  create: (disputes: NewDispute[]) => Promise<Created>;
  /** Takes over errors that lead elsewhere. @returns whether it did */
  takesOver?: (error: unknown, itemIds: readonly string[]) => boolean;
};

/** Makes drafts and says how many there are now. `failure` is why one could not be made, until the next try. */
export function useSaveDrafts({ create, takesOver }: SaveDraftsProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>();

  const save = async (disputes: NewDispute[]): Promise<readonly string[]> => {
    setFailure(undefined);
    const { itemIds, error } = await create(disputes);
    const asked = disputes.map(({ negativeItemId }) => negativeItemId);
    if (error !== undefined && !takesOver?.(error, asked)) {
      setFailure(error);
    } else if (error === undefined) {
      toast({
        title: formatMessage({ id: "item.saved.title" }, { count: itemIds.length }),
        description: formatMessage({ id: "disputes.create.savedText" }),
      });
    }
    return itemIds;
  };
  return { save, failure };
}
