import { useMutation } from "@tanstack/react-query";
import type { Contact } from "#shared/api/schemas/onboarding";
import { call } from "#web/src/api/call";
import { useFlow } from "./flow";

/** After the credit check the letters rest on what it was made with: a corrected phone or address is saved for them. */
export function useContact() {
  const { isIdentityKept } = useFlow();
  const save = useMutation({ mutationFn: (body: Contact) => call("account/save-contact", { body }) });

  /** @returns whether there is nothing to save, or it is saved */
  const keep = async ({ phone, address }: Contact): Promise<boolean> => {
    if (!isIdentityKept) return true;
    return save.mutateAsync({ phone, address }).then(
      () => true,
      () => false,
    );
  };
  return { keep, isSaving: save.isPending, hasFailed: save.isError };
}
