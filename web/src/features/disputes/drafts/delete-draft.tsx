import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { ApiError } from "#web/src/api/api-error";
import { DeleteButton } from "#web/src/ui/delete-button";
import { useToast } from "#web/src/ui/toast";
import { useDisputeName } from "../dispute-name";
import { useDeleteDraft } from "../queries";

/** The heading above the drafts: the place to be when a draft and its buttons are gone. */
export const DRAFTS_TITLE = "drafts-title";

const words = {
  action: "disputes.delete.action",
  label: "disputes.delete.label",
  title: "disputes.delete.title",
  confirm: "disputes.delete.confirm",
  done: "disputes.delete.done",
  failed: "disputes.delete.failed",
};

/** Removes a draft for good, after a question. */
export function DeleteDraft({ draft }: { draft: Dispute }) {
  const { formatMessage } = useIntl();
  const toast = useToast();

  // The list that is asked for again has it among the active disputes: the window that would say why is gone with its row.
  const sayIfSent = (refused: unknown) =>
    refused instanceof ApiError &&
    refused.code === "NOT_A_DRAFT" &&
    toast({
      title: formatMessage({ id: "disputes.delete.failed" }),
      description: formatMessage({ id: "disputes.delete.sent" }),
      variant: "destructive",
    });

  return (
    <DeleteButton
      name={useDisputeName(draft)}
      deletion={useDeleteDraft(draft.id)}
      words={words}
      text={<FormattedMessage id={isFollowUp(draft) ? "disputes.delete.followUpText" : "disputes.delete.text"} />}
      focusAfter={DRAFTS_TITLE}
      onError={sayIfSent}
    />
  );
}
