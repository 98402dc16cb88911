import { Button } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ApiError, isRefusal } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { LinkButton } from "#web/src/ui/link-button";
import { failureOf } from "#web/src/ui/not-done";
import { Notice } from "#web/src/ui/notice";

const failing = {
  failed: "auth.release.failed",
  unsure: "auth.release.unsure",
  unsureText: "auth.release.unsureText",
};

type NotMyAccountProps = { code: string; onInvalid: () => void; onReleased: () => void };

/** Removes the reader's e-mail address from an account that another person opened with it. */
export function NotMyAccount({ code, onInvalid, onReleased }: NotMyAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const { release, isPending, error } = useRelease(code, { onInvalid, onReleased });

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage id="auth.release.open" />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={release}
        isPending={isPending}
        title={<FormattedMessage id="auth.release.title" />}
        description={<FormattedMessage id="auth.release.text" />}
        confirm={<FormattedMessage id="auth.release.confirm" />}
        failure={failureOf(error, failing)}
      />
    </>
  );
}

function useRelease(code: string, { onInvalid, onReleased }: Omit<NotMyAccountProps, "code">) {
  // A code whose first try got no answer was used by that try.
  const wasLost = useRef(false);
  const { mutate, isPending, error } = useMutationOnce({
    mutationFn: () => call("auth/release-email", { body: { code } }),
    onSuccess: onReleased,
    onError: (refused) => {
      wasLost.current ||= !isRefusal(refused);
      if (!(refused instanceof ApiError) || refused.code !== "RESET_CODE_INVALID") return;
      if (wasLost.current) onReleased();
      else onInvalid();
    },
  });
  return { release: () => mutate(), isPending, error };
}

/** The address is its owner's again. */
export function AddressReleased() {
  return (
    <Notice
      tone="success"
      isAnnounced
      title={<FormattedMessage id="auth.release.free" />}
      action={<LinkButton to="/onboarding" label="auth.release.openAccount" />}
    >
      <FormattedMessage id="auth.release.freeText" />
    </Notice>
  );
}
