import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { ApiError } from "#web/src/api/api-error";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { useToast } from "#web/src/ui/toast";
import { useDisputeName } from "../dispute-name";
import { useDeleteDraft } from "../queries";

/** The heading above the drafts: the place to be when a draft and its buttons are gone. */
export const DRAFTS_TITLE = "drafts-title";

/** Removes a draft for good, after a question. */
export function DeleteDraft({ draft }: { draft: Dispute }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useDeleteDraft(draft.id);
  const close = () => {
    setOpen(false);
    reset();
  };
  const name = useDisputeName(draft);

  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: formatMessage({ id: "disputes.delete.done" }, { name }) });
        setOpen(false);
      },
      // The list that is asked for again has it among the active disputes: the window that would say why is gone with its row.
      onError: (refused) =>
        refused instanceof ApiError &&
        refused.code === "NOT_A_DRAFT" &&
        toast({
          title: formatMessage({ id: "disputes.delete.failed" }),
          description: formatMessage({ id: "disputes.delete.sent" }),
          variant: "destructive",
        }),
    });

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        aria-label={formatMessage({ id: "disputes.delete.label" }, { name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="disputes.delete.action" />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={remove}
        isPending={isPending}
        isDestructive
        failure={{ error, title: "disputes.delete.failed" }}
        finalFocus={() => (isSuccess ? document.getElementById(DRAFTS_TITLE) : null)}
        title={<FormattedMessage id="disputes.delete.title" values={{ name }} />}
        description={
          <FormattedMessage id={isFollowUp(draft) ? "disputes.delete.followUpText" : "disputes.delete.text"} />
        }
        confirm={<FormattedMessage id="disputes.delete.confirm" />}
      />
    </>
  );
}
