import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Proof } from "#shared/api/schemas/evidence";
import { type ProofKind, type ProofType, proofTypes } from "#shared/domain/evidence/proof";
import { call } from "#web/src/api/call";
import { proofsQuery } from "#web/src/api/queries";
import { store } from "#web/src/api/store";

type ChosenProof = { kind: ProofKind; name: string; disputeId?: string; file: File; contentType: ProofType };

/** What a file goes as; the server looks at its bytes. Undefined for what is not accepted. */
export function proofTypeOfFile({ type, name }: Pick<File, "type" | "name">): ProofType | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const byEnding: Record<string, ProofType> = {
    pdf: "application/pdf",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    png: "image/png",
    webp: "image/webp",
  };
  return proofTypes.find((each) => each === type) ?? byEnding[ending];
}

/** How far a proof on its way is: percent while it is sent, then `cleaning`. */
export type Progress = number | "cleaning";

/** Sends a proof and has it kept. */
export function useAddProof() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>(0);
  const mutation = useMutation({
    mutationFn: async ({ file, ...proof }: ChosenProof): Promise<Proof> => {
      setProgress(0);
      const { proofId, upload } = await call("evidence/create-proof", { body: { ...proof, sizeBytes: file.size } });
      await store.send(upload, file, setProgress);
      setProgress("cleaning");
      return call("evidence/confirm-proof", { params: { id: proofId } });
    },
    onSuccess: () => queryClient.invalidateQueries(proofsQuery),
  });
  return { ...mutation, progress };
}

export function useDeleteProof(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call("evidence/delete-proof", { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(proofsQuery),
  });
}
