import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/api/schemas/user";
import { call } from "#web/src/api/call";
import { userQuery } from "#web/src/api/session";
import type { SignInForm, SignUpForm } from "./forms";

/** Puts the answer in place of "nobody is signed in", so that the guards open at once, then asks again. */
function useSignedIn() {
  const queryClient = useQueryClient();
  return (user: User) => {
    queryClient.setQueryData(userQuery.queryKey, user);
    void queryClient.invalidateQueries(userQuery);
  };
}

export function useSignIn() {
  const onSuccess = useSignedIn();
  return useMutation({ mutationFn: (body: SignInForm) => call("auth/login", { body }), onSuccess });
}

export function useSignUp() {
  const onSuccess = useSignedIn();
  return useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: SignUpForm) => call("auth/register", { body }),
    onSuccess,
  });
}
