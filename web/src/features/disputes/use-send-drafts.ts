import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ApiError } from "#web/src/api/api-error";
import { userQuery } from "#web/src/api/session";
import { useErrorText } from "#web/src/ui/error-text";
import { useToast } from "#web/src/ui/toast";
import { useSubmitDrafts } from "./queries";

const REDIRECT_MS = 2_000;

/**
 * Sends drafts: without a plan to the plans after 2 s (402), at the limit a word and nothing
 * else (429), without a signed contract first the contract (409) and then the drafts again. Letters that wait for an address lead
 * to the account at once: with the last draft its section is gone, and a timer with it.
 */
export function useSendDrafts(onSent: () => void) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSubmitDrafts();
  const [waiting, setWaiting] = useState<string[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refuse = (name: string, description?: string) =>
    toast({
      title: formatMessage({ id: `disputes.${name}.title` }),
      description: description ?? formatMessage({ id: `disputes.${name}.text` }),
      variant: "destructive",
    });

  /** The server's own sentence is in English. Its numbers are asked for: another tab may have used what this page still counts. */
  const refuseAtLimit = async () => {
    const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
    const allowance = user?.disputeAllowance;
    refuse("limit", allowance && formatMessage({ id: "disputes.limit.used" }, allowance));
  };

  const goSoon = (path: string) => {
    timer.current = setTimeout(() => navigate(path), REDIRECT_MS);
  };

  const send = (ids: string[]) =>
    mutate(ids, {
      onSuccess: ({ processedCount, remainingThisMonth, needsAddress }) => {
        const text = { id: needsAddress ? "disputes.submitted.needsAddress" : "disputes.submitted.text" };
        toast({
          title: formatMessage({ id: "disputes.submitted.title" }),
          description: formatMessage(text, { n: processedCount, m: remainingThisMonth }),
        });
        onSent();
        if (needsAddress) navigate("/account");
      },
      onError: (error) => {
        const { status, code, details } = error instanceof ApiError ? error : {};
        if (code === "CONTRACT_REQUIRED") return setWaiting(ids);
        if (status === 402) {
          refuse("paymentRequired", details);
          return goSoon(`/subscribe?selectedDisputes=${ids.join(",")}`);
        }
        if (code === "MONTHLY_LIMIT_EXCEEDED") return details ? refuseAtLimit() : refuse("limit");
        refuse("submitFailed", code === "REASON_REQUIRED" ? errorText(error) : undefined);
      },
    });

  const contractSigned = (isSigned: boolean) => {
    setWaiting(undefined);
    if (isSigned && waiting) send(waiting);
  };

  return { send, isPending, needsContract: waiting !== undefined, contractSigned };
}
