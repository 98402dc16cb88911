import { FormattedMessage } from "react-intl";
import type { Proof } from "#shared/api/schemas/evidence";
import { DeleteButton } from "#web/src/ui/delete-button";
import { useDeleteProof } from "./queries";

/** The heading of the list: the place to be when a proof and its buttons are gone. */
export const PROOFS_TITLE = "proofs-title";

const words = {
  action: "evidence.delete",
  label: "evidence.deleteNamed",
  title: "evidence.deleteTitle",
  confirm: "evidence.deleteConfirm",
  done: "evidence.deleted",
  failed: "evidence.deleteFailed",
};

/** Removes a proof for good, after a question. */
export function DeleteProof({ proof: { id, name } }: { proof: Proof }) {
  return (
    <DeleteButton
      name={name}
      deletion={useDeleteProof(id)}
      words={words}
      text={<FormattedMessage id="evidence.deleteText" />}
      focusAfter={PROOFS_TITLE}
    />
  );
}
