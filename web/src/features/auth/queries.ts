import { useQueryClient } from "@tanstack/react-query";
import type { User } from "#shared/api/schemas/user";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import type { SignInForm, SignUpForm } from "./forms";

/** Puts the answer in place of "no one is signed in", so that the guards open at once, then asks again. */
function useSignedIn() {
  const queryClient = useQueryClient();
  return (user: User) => {
    queryClient.setQueryData(userQuery.queryKey, user);
    void queryClient.invalidateQueries(userQuery);
  };
}

export function useSignIn() {
  const onSuccess = useSignedIn();
  return useMutationOnce({ mutationFn: (body: SignInForm) => call("auth/login", { body }), onSuccess });
}

/** A sign-up whose answer got lost may be repeated: the account that it made is not refused as another's. */
export function useSignUp() {
  const onSuccess = useSignedIn();
  const { keyOf, done } = useIdempotencyKey();
  return useMutationOnce({
    mutationFn: ({ confirmPassword: _, ...body }: SignUpForm) =>
      call("auth/register", { body, idempotencyKey: keyOf(body) }),
    onSuccess: (user) => {
      done();
      onSuccess(user);
    },
  });
}

const typedEmailKey = ["auth", "typed-email"];

/** An e-mail that was typed in one form of the sign-in and is asked for in another: in memory alone, as no address and no history may hold it. */
export function useTypedEmail() {
  const queryClient = useQueryClient();
  return {
    typedEmail: queryClient.getQueryData<string>(typedEmailKey) ?? "",
    keepEmail: (email: string) => {
      queryClient.setQueryData(typedEmailKey, email);
    },
  };
}
