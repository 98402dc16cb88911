import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { ConfirmDialog } from "#web/src/ui/confirm-dialog";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { failureOf } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useMailAgain } from "../queries";
import { useLettersLabel } from "./letters-of";

const failureWords = {
  failed: "disputes.again.failed",
  unsure: "disputes.again.unsure",
  unsureText: "disputes.again.unsureText",
};

/** Has a letter mailed once more that did not arrive: it is beside the letter, which is what the member approves. */
export function MailAgain({ dispute, bureau }: { dispute: DisputeDetail; bureau: Bureau }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelOf = useLettersLabel();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, error } = useMailAgain(dispute.id);
  const close = () => {
    setOpen(false);
    reset();
  };
  const name = { bureau: bureauNames[bureau] };

  const order = () =>
    mutate(
      { bureau, version: dispute.lettersVersion },
      {
        onSuccess: () => {
          toast({ title: formatMessage({ id: "disputes.again.done" }, name) });
          setOpen(false);
        },
      },
    );

  return (
    <>
      <Button size="sm" aria-label={labelOf("disputes.again.action")} onClick={() => setOpen(true)}>
        <FormattedMessage id="disputes.again.action" />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={order}
        isPending={isPending}
        failure={failureOf(error, failureWords)}
        title={<FormattedMessage id="disputes.again.title" values={name} />}
        description={<LinkedMessage id="disputes.again.text" to="/account#account-contact" />}
        confirm={<FormattedMessage id="disputes.again.confirm" />}
      />
    </>
  );
}
