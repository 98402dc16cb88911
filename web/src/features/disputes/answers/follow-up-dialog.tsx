import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { LetterKind } from "#shared/domain/dispute/letter-kind";
import { Dialog } from "#web/src/ui/dialog";
import { FollowUpForm } from "./follow-up-form";

type FollowUpDialogProps = { dispute: Dispute; bureau: Bureau; kind: LetterKind; onClose: () => void };

/** What a later letter does, and the way to write it. */
export function FollowUpDialog({ dispute, bureau, kind, onClose }: FollowUpDialogProps) {
  const values = { bureau: bureauNames[bureau] };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={`disputes.followUp.action.${kind}`} values={values} />}
      description={<FormattedMessage id={`disputes.followUp.lead.${kind}`} values={values} />}
    >
      <FollowUpForm dispute={dispute} bureau={bureau} kind={kind} onDone={onClose} />
    </Dialog>
  );
}
