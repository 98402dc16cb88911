import { useState } from "react";
import { useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { hasLetterTo } from "#shared/domain/dispute/follow-up";
import { call } from "#web/src/api/call";
import { saveFile } from "#web/src/ui/save-file";
import { useToast } from "#web/src/ui/toast";

/** Saves one letter of a dispute as `dispute-letter-{bureau}-{id}.pdf`. */
export function useDownloadLetter(id: string) {
  return useSaveLetter(id, (bureau) => call("disputes/download-letter", { params: { id, bureau } }));
}

function useSaveLetter(id: string, load: (bureau: Bureau) => Promise<Blob>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  const download = async (bureau: Bureau) => {
    setPending(true);
    try {
      saveFile(await load(bureau), `dispute-letter-${bureau}-${id}.pdf`);
    } catch {
      toast({
        title: formatMessage({ id: "disputes.letters.downloadFailed" }, { bureau: bureauNames[bureau] }),
        variant: "destructive",
      });
    } finally {
      setPending(false);
    }
  };
  return { download, isPending };
}

/** Saves a letter that drafts would share. */
export function useDownloadSharedLetter(disputeIds: readonly string[]) {
  return useSaveLetter(disputeIds[0] ?? "", (bureau) =>
    call("shared-letters/download-letter", { params: { bureau }, query: { disputeIds: disputeIds.join() } }),
  );
}

/** Saves all that there are, one after the other. */
export function useDownloadLetters(dispute: Dispute) {
  const { download, isPending } = useDownloadLetter(dispute.id);
  const downloadAll = async () => {
    for (const bureau of bureaus) if (hasLetterTo(dispute, bureau)) await download(bureau);
  };
  return { downloadAll, isPending };
}
