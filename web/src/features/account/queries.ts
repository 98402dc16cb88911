import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { CorrectEmailBody } from "#shared/api/schemas/account";
import type { MailTopics } from "#shared/domain/account/mail-topics";
import { isRefusal, isUnauthenticated, orDoneAlready } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { JUST_ASKED_MS } from "#web/src/api/query-client";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";

export const signInsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: () => call("account/list-sessions"),
  staleTime: JUST_ASKED_MS,
});

export const openingsQuery = queryOptions({
  queryKey: ["account", "openings"],
  queryFn: () => call("account/list-openings"),
  staleTime: JUST_ASKED_MS,
});

export const documentsQuery = queryOptions({
  queryKey: ["account", "documents"],
  queryFn: () => call("account/list-documents"),
  staleTime: JUST_ASKED_MS,
});

/** Orders a mail with a fresh code for the member's own address. */
export function useSendEmailCode() {
  return useMutationOnce({ mutationFn: () => call("account/send-email-code") });
}

export function useConfirmEmail() {
  const onSuccess = useRefreshUser();
  return useMutationOnce({
    mutationFn: (code: string) => call("account/confirm-email", { body: { code } }),
    onSuccess,
  });
}

export function useCorrectEmail() {
  const onSuccess = useRefreshUser();
  return useMutationOnce({
    mutationFn: (body: CorrectEmailBody) => call("account/correct-email", { body }),
    onSuccess,
  });
}

export const mailTopicsQuery = queryOptions({
  queryKey: ["account", "mail-topics"],
  queryFn: () => call("account/get-mail-topics"),
  staleTime: JUST_ASKED_MS,
});

export function useSaveMailTopics() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: MailTopics) => call("account/save-mail-topics", { body }),
    onSettled: () => queryClient.invalidateQueries(mailTopicsQuery),
  });
}

/**
 * For a call that ends this browser's session when it succeeds: without a clear answer, whether the session is over says whether it did.
 *
 * @throws the error, where the session goes on
 */
async function unlessSignedOut(error: unknown): Promise<"signedOut"> {
  const isSignedOut = () => call("auth/get-user").then(() => false, isUnauthenticated);
  if (isRefusal(error) || !(await isSignedOut())) throw error;
  return "signedOut";
}

/** The password of this browser's session changes, and with it the session. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: { currentPassword: string; password: string }) =>
      call("auth/change-password", { body }).catch(unlessSignedOut),
    onSuccess: (done) => (done === "signedOut" ? undefined : queryClient.invalidateQueries(signInsQuery)),
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (id: string) => call("account/end-session", { params: { id } }).catch(orDoneAlready("NOT_FOUND")),
    onSettled: () => queryClient.invalidateQueries(signInsQuery),
  });
}

export function useEndSessions() {
  return useMutationOnce({ mutationFn: () => call("account/end-sessions") });
}

export function useExportData() {
  return useMutationOnce({ mutationFn: () => call("account/export-data") });
}

export function useDeleteAccount() {
  return useMutationOnce({ mutationFn: () => call("account/delete-account").catch(unlessSignedOut) });
}

/** A key for the member's authenticator app; nothing asks for it before it is confirmed. */
export function useStartSecondFactor() {
  return useMutationOnce({
    mutationFn: (password: string) => call("account/start-second-factor", { body: { password } }),
  });
}

export function useConfirmSecondFactor() {
  const onSuccess = useRefreshUser();
  return useMutationOnce({
    mutationFn: (body: { password: string; code: string }) =>
      call("account/confirm-second-factor", { body }).catch(orDoneAlready("CONFLICT")),
    onSuccess,
  });
}

export function useEndSecondFactor() {
  const onSuccess = useRefreshUser();
  return useMutationOnce({
    mutationFn: (body: { password: string; code: string }) => call("account/end-second-factor", { body }),
    onSuccess,
  });
}

function useRefreshUser() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(userQuery);
}
