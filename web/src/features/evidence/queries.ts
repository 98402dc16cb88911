import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Proof } from "#shared/api/schemas/evidence";
import { type ProofKind, type ProofType, proofTypes } from "#shared/domain/evidence/proof";
import { isRefusal, orDoneAlready } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { proofsQuery } from "#web/src/api/queries";
import { store } from "#web/src/api/store";
import { useMutationOnce } from "#web/src/api/use-mutation-once";

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

/** Sends a proof and has it kept. One that has arrived, and whose answer got lost, is not sent and not added a second time. */
export function useAddProof() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>(0);
  const arrived = useRef<{ proof: ChosenProof; id: string }>(undefined);

  const sendOnce = async (proof: ChosenProof): Promise<string> => {
    if (arrived.current && isSame(arrived.current.proof, proof)) return arrived.current.id;
    setProgress(0);
    const { file, ...facts } = proof;
    const { proofId: id, upload } = await call("evidence/create-proof", { body: { ...facts, sizeBytes: file.size } });
    await store.send(upload, file, setProgress);
    arrived.current = { proof, id };
    return id;
  };
  const mutation = useMutationOnce({
    mutationFn: async (proof: ChosenProof): Promise<Proof> => {
      const id = await sendOnce(proof);
      setProgress("cleaning");
      return call("evidence/confirm-proof", { params: { id } });
    },
    onSuccess: () => {
      arrived.current = undefined;
      return queryClient.invalidateQueries(proofsQuery);
    },
    onError: (error) => {
      // What was refused is deleted there.
      if (isRefusal(error)) arrived.current = undefined;
    },
  });
  return { ...mutation, progress };
}

const isSame = (one: ChosenProof, other: ChosenProof) =>
  one.file === other.file && JSON.stringify(one) === JSON.stringify(other);

export function useDeleteProof(id: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: () => call("evidence/delete-proof", { params: { id } }).catch(orDoneAlready("NOT_FOUND")),
    onSettled: () => queryClient.invalidateQueries(proofsQuery),
  });
}
