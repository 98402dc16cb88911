import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { Dialog } from "#web/src/ui/dialog";
import { useActionLabel } from "../use-action-label";
import { RetryForm } from "./retry-form";

/** The way to a next round of a dispute that was rejected. */
export function RetryDispute({ dispute }: { dispute: Dispute }) {
  const label = useActionLabel(dispute);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outline" size="sm" aria-label={label("disputes.retry.action")} onClick={() => setOpen(true)}>
        <FormattedMessage id="disputes.retry.action" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={<FormattedMessage id="disputes.retry.title" values={{ name: dispute.accountName }} />}
        description={<FormattedMessage id="disputes.retry.lead" />}
      >
        <RetryForm dispute={dispute} onDone={close} />
      </Dialog>
    </>
  );
}
