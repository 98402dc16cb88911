import { Button, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SignedContract as Signed } from "#shared/api/schemas/contract";
import { endAfterPeriod } from "#shared/domain/contract/ending";
import { signedContractQuery } from "#web/src/api/queries";
import { serverNow } from "#web/src/api/server-time";
import { useKnownUser } from "#web/src/api/session";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { LongDate } from "#web/src/ui/format";
import { useLanguage } from "#web/src/ui/language";
import { failureOf } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useCancelContract } from "./queries";
import { SignedContract } from "./signed-contract";

/** What was signed, the documents for good, and the right to cancel: 15 U.S.C. § 1679e. */
export function ContractSection() {
  const { language } = useLanguage();
  const { data: contract } = useSuspenseQuery(signedContractQuery(language));

  if (contract.signed === undefined) {
    return (
      <Text>
        <FormattedMessage id="account.contract.none" />
      </Text>
    );
  }
  return (
    <>
      <SignedContract signed={contract.signed} />
      {contract.signed.cancelledAt === undefined && <CancelContract signed={contract.signed} />}
    </>
  );
}

/** The way to cancel the contract that is in force; nothing where there is none. */
export function CancelPlan() {
  const { language } = useLanguage();
  const { data: contract } = useSuspenseQuery(signedContractQuery(language));

  if (contract.signed === undefined || contract.signed.cancelledAt !== undefined) return null;
  return <CancelContract signed={contract.signed} />;
}

function CancelContract({ signed }: { signed: Signed }) {
  const [isOpen, setOpen] = useState(false);
  const { cancel, reset, isPending, error } = useCancel(() => setOpen(false));
  const close = () => {
    setOpen(false);
    reset();
  };

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage id="account.contract.cancel" />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={cancel}
        isPending={isPending}
        isDestructive
        failure={failureOf(error, failureWords)}
        title={<FormattedMessage id="account.contract.cancelTitle" />}
        description={<WhatFollows signed={signed} />}
        confirm={<FormattedMessage id="account.contract.cancel" />}
        cancel={<FormattedMessage id="account.contract.keep" />}
      />
    </>
  );
}

const failureWords = {
  failed: "account.contract.cancelFailed",
  unsure: "account.contract.cancelUnsure",
  unsureText: "account.contract.cancelUnsureText",
};

/** What cancelling does now, and by when. */
function WhatFollows({ signed }: { signed: Signed }) {
  const user = useKnownUser();
  const now = serverNow();
  if (now < new Date(signed.cancelUntil)) return <FormattedMessage id="account.contract.cancelFree" />;

  const end = endAfterPeriod(user ?? {}, now);
  const ends = end > now ? "later" : "now";
  return (
    <FormattedMessage
      id="account.contract.cancelLater"
      values={{ ends, day: <LongDate value={end.toISOString()} /> }}
    />
  );
}

function useCancel(onDone: () => void) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const toast = useToast();
  const { mutate, reset, isPending, error } = useCancelContract();

  const cancel = () =>
    mutate(undefined, {
      onSuccess: ({ endsAt, stoppedDisputes, refundCents }) => {
        onDone();
        const end = { date: formatDate(endsAt, { dateStyle: "long" }), count: stoppedDisputes };
        const ended = formatMessage({ id: "account.contract.cancelledText" }, end);
        const amount = formatNumber(refundCents / 100, { style: "currency", currency: "USD" });
        const refund = refundCents > 0 ? [formatMessage({ id: "account.contract.refund" }, { amount })] : [];
        const title = formatMessage({ id: "account.contract.cancelled" });
        toast({ title, description: [ended, ...refund].join(" ") });
      },
    });
  return { cancel, reset, isPending, error };
}
