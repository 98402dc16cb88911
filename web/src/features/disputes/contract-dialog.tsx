import { FormattedMessage } from "react-intl";
import { ContractPanel } from "#web/src/ui/contract/contract-panel";
import { Dialog } from "#web/src/ui/dialog";

type ContractDialogProps = { open: boolean; onClose: () => void; onSigned: () => void };

/** No letter may be sent for anybody without a signed contract: 15 U.S.C. § 1679d. */
export function ContractDialog({ open, onClose, onSigned }: ContractDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="xl" title={<FormattedMessage id="disputes.contract.title" />}>
      <ContractPanel onSigned={onSigned} />
    </Dialog>
  );
}
