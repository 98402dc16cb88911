import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "#web/src/ui/dialog";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useLate } from "#web/src/ui/use-late";
import { DRAFTS_TITLE } from "./delete-draft";

const loadForm = async () => (await import("./create-form")).CreateForm;

type CreateDisputeDialogProps = { open: boolean; onClose: () => void; chosen?: readonly string[] };

/** The id of the button that opens the window, which an address can open too. */
export const NEW_DISPUTE = "new-dispute";

export function CreateDisputeDialog({ open, onClose, chosen }: CreateDisputeDialogProps) {
  const CreateForm = useLate(loadForm, open);
  const hasSaved = useRef(false);
  useEffect(() => {
    if (open) hasSaved.current = false;
  }, [open]);
  const finalFocus = () =>
    (hasSaved.current ? document.getElementById(DRAFTS_TITLE) : null) ?? document.getElementById(NEW_DISPUTE);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      startsAtTitle
      finalFocus={finalFocus}
      title={<FormattedMessage id="disputes.create.title" />}
      description={<FormattedMessage id="disputes.create.lead" />}
    >
      {CreateForm === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <CreateForm
          onDone={onClose}
          onSaved={() => {
            hasSaved.current = true;
          }}
          chosen={chosen}
        />
      )}
    </Dialog>
  );
}
