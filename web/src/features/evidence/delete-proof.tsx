import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Proof } from "#shared/api/schemas/evidence";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { useToast } from "#web/src/ui/toast";
import { useDeleteProof } from "./queries";

/** The heading of the list: the place to be when a proof and its buttons are gone. */
export const PROOFS_TITLE = "proofs-title";

/** Removes a proof for good, after a question. */
export function DeleteProof({ proof: { id, name } }: { proof: Proof }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useDeleteProof(id);
  const close = () => {
    setOpen(false);
    reset();
  };

  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: formatMessage({ id: "evidence.deleted" }, { name }) });
        setOpen(false);
      },
    });

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        aria-label={formatMessage({ id: "evidence.deleteNamed" }, { name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="evidence.delete" />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={remove}
        isPending={isPending}
        isDestructive
        failure={{ error, title: "evidence.deleteFailed" }}
        finalFocus={() => (isSuccess ? document.getElementById(PROOFS_TITLE) : null)}
        title={<FormattedMessage id="evidence.deleteTitle" values={{ name }} />}
        description={<FormattedMessage id="evidence.deleteText" />}
        confirm={<FormattedMessage id="evidence.deleteConfirm" />}
      />
    </>
  );
}
