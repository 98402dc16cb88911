import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import type { ErrorCode } from "#shared/api/errors";
import type { Dispute, ProcessResult } from "#shared/api/schemas/dispute";
import { ApiError, isSubscriptionNeeded, isTooMany } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { useToast } from "#web/src/ui/toast";
import { type LettersShown, useCountDisputes, useSubmitDrafts } from "../queries";
import { limitOf } from "./limit";

const REDIRECT_MS = 2_000;
const limitWords = { id: "disputes.limit.used" };
/** Refusals whose own words say what to do. */
const explained = new Set<ErrorCode>(["REASON_REQUIRED", "NOTHING_NEW", "ITEM_NOT_SHOWN", "TOO_MANY_REQUESTS"]);

/** Letters that wait are said to wait. */
function wordsFor({ needsAddress, mailAfter }: ProcessResult) {
  if (needsAddress) return "needsAddress";
  return mailAfter && new Date(mailAfter) > serverNow() ? "queued" : "text";
}

type SendOptions = {
  /** Those on the screen. */
  drafts: readonly Pick<Dispute, "id">[];
  onSent: () => void;
  onChanged: () => void;
};

/**
 * Sends drafts: without a plan to the plans after 2 s (402), at the limit a word and nothing
 * else (429), without a signed contract first the contract (409) and then the drafts again. Letters that wait for an address lead
 * to the account at once: with the last draft its section is gone, and a timer with it.
 */
export function useSendDrafts({ drafts, onSent, onChanged }: SendOptions) {
  const navigate = useNavigate();
  const { saySent, sayWereSent, refuse, refuseAtLimit } = useSendMessages();
  const { mutate, variables, isPending, error } = useSubmitDrafts(() => {
    sayWereSent();
    onSent();
  });
  const [needsContract, setNeedsContract] = useState(false);
  // Who closes the window, or leaves the page, while the signature is under way has not asked to send any more.
  const waiting = useRef<LettersShown>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current = undefined;
    },
    [],
  );

  const goSoon = (path: string) => {
    timer.current = setTimeout(() => navigate(path), REDIRECT_MS);
  };

  const send = (letters: LettersShown) =>
    mutate(letters, {
      onSuccess: (result) => {
        saySent(result);
        onSent();
        if (result.needsAddress) navigate("/account#account-contact");
      },
      onError: (refused) => {
        const { details } = refused instanceof ApiError ? refused : {};
        const kind = kindOf(refused);
        if (kind === "contract") {
          waiting.current = letters;
          setNeedsContract(true);
        }
        if (kind === "limit") refuseAtLimit(details);
        if (kind === "changed") {
          onChanged();
          refuse("changed");
        }
        if (kind === "payment") {
          refuse("paymentRequired", details);
          goSoon(`/subscribe?selectedDisputes=${letters.disputeIds.join(",")}`);
        }
      },
    });

  const contractSigned = (isSigned: boolean) => {
    const letters = waiting.current;
    waiting.current = undefined;
    setNeedsContract(false);
    if (isSigned && letters) send(letters);
  };

  const isOther = error !== null && kindOf(error) === "other";
  // What is no draft any more was sent, and only the answer got lost.
  const isOpen = drafts.some(({ id }) => variables?.disputeIds.includes(id));
  const failure = isOther && isOpen ? error : null;
  return { send, isPending, failure, needsContract, contractSigned };
}

/** What is said once drafts were sent, or refused. */
function useSendMessages() {
  const { formatMessage, formatDate } = useIntl();
  const toast = useToast();
  const countDisputes = useCountDisputes();
  const title = formatMessage({ id: "disputes.submitted.title" });

  const saySent = (result: ProcessResult) => {
    const { processedCount: n, remainingThisMonth: m, period } = result;
    const day = result.leavesOn && formatDate(result.leavesOn, { dateStyle: "long", timeZone: "UTC" });
    toast({
      title,
      description: formatMessage({ id: `disputes.submitted.${wordsFor(result)}` }, { n, m, day, period }),
    });
  };

  /** An earlier call has sent them, whose answer was lost. */
  const sayWereSent = () => toast({ title, description: formatMessage({ id: "disputes.submitted.before" }) });

  const refuse = (name: string, description?: string) =>
    toast({
      title: formatMessage({ id: `disputes.${name}.title` }),
      description: description ?? formatMessage({ id: `disputes.${name}.text` }),
      variant: "destructive",
    });

  /** The numbers of the server's own sentence, which is in English; what this page counted may be old. */
  const refuseAtLimit = (details?: string) => {
    const limit = limitOf(details);
    if (limit) countDisputes(limit);
    refuse(limit?.period === "lifetime" ? "limitInAll" : "limit", limit ? formatMessage(limitWords, limit) : details);
  };

  return { saySent, sayWereSent, refuse, refuseAtLimit };
}

/** Which refusals lead on, or have words of their own; what else went wrong can be tried again. */
function kindOf(error: unknown): "contract" | "changed" | "payment" | "limit" | "other" {
  const { status, code } = error instanceof ApiError ? error : {};
  if (code === "CONTRACT_REQUIRED") return "contract";
  if (code === "LETTERS_CHANGED") return "changed";
  if (status === 402 || isSubscriptionNeeded(error)) return "payment";
  return status === 429 && !isTooMany(error) ? "limit" : "other";
}

/** Whether the refusal's own words say what to do. */
export const isExplained = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && explained.has(error.code);
