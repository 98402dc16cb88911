import { useQueryClient } from "@tanstack/react-query";
import { call, callOnward } from "#web/src/api/call";
import { disputesQuery, reportQuery, statsQuery } from "#web/src/api/queries";
import { useKnownUser } from "#web/src/api/session";
import { store } from "#web/src/api/store";
import type { UploadCalls } from "#web/src/ui/uploads/upload-calls";

/** A member's uploads; report and figures change with them. */
export function useMemberCalls({ onConfirmed }: { onConfirmed: (uploadId: string) => void }): UploadCalls {
  const queryClient = useQueryClient();
  const owner = useKnownUser();
  const refresh = () =>
    Promise.all(
      [reportQuery, statsQuery, disputesQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
  return {
    owner,
    create: (body) => call("uploads/create-upload", { body }),
    addPage: (id, body) => call("uploads/add-page", { params: { id }, body }),
    send: (form, file, onPercent) => store.send(form, file, onPercent),
    analyze: (id, body) => callOnward("uploads/analyze-upload", { params: { id }, body }),
    saveCheck: (id, body, { keepalive }) => call("uploads/save-check", { params: { id }, body, keepalive }),
    confirm: async (id, body) => {
      await call("uploads/confirm-items", { params: { id }, body });
      onConfirmed(id);
    },
    refresh,
    answers: {
      record: (id, body) => call("disputes/record-answer", { params: { id }, body }),
      keep: (id, disputeIds) => call("evidence/keep-answer", { params: { id }, body: { disputeIds } }),
      refresh,
    },
  };
}
