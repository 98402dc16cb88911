import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { userQuery } from "#web/src/api/session";
import type { AccountForm } from "./account-form";
import { useFlow } from "./flow";
import { toWire } from "./selection";

const fields = ["username", "password", "confirmPassword"] as const;

/** Makes the account. What the server refuses in a field is said at that field, in the form. */
export function useCreateAccount(form: UseFormReturn<AccountForm>) {
  const { form: profileForm, selection } = useFlow();
  const queryClient = useQueryClient();
  const { keyOf } = useIdempotencyKey();

  const creation = useMutation({
    mutationFn: (account: AccountForm) => {
      const { email, firstName, lastName } = profileForm.getValues();
      const onboardingData = { profile: { email, firstName, lastName }, selection: toWire(selection) };
      const body = { ...account, onboardingData };
      return call("onboarding/create-account", { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
    onError: (error) => {
      if (sayAtFields(error, form)) creation.reset();
    },
  });

  return { creation, submit: form.handleSubmit((account) => creation.mutate(account)) };
}

/** @returns whether the form now says what to correct */
function sayAtFields(error: unknown, form: UseFormReturn<AccountForm>): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === "USERNAME_TAKEN") {
    form.setError("username", { type: "USERNAME_TAKEN", message: "USERNAME_TAKEN" });
    return true;
  }
  const refused = fields.flatMap((name) => {
    const message = error.fieldErrors?.[name]?.[0];
    return message === undefined ? [] : [{ name, message }];
  });
  for (const { name, message } of refused) form.setError(name, { message });
  return refused.length > 0;
}
