import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { Dialog } from "#web/src/ui/dialog";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useRetryDispute } from "./queries";
import { useActionLabel } from "./use-action-label";
import { useUpdateFailed } from "./use-update-failed";

/** A next round with letters that answer the rejection: something new must be said, else a bureau may call it frivolous. */
export function RetryDispute({ dispute }: { dispute: Dispute }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const updateFailed = useUpdateFailed();
  const label = useActionLabel(dispute);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useRetryDispute(dispute.id);
  const [additionalDetails, setDetails] = useState(dispute.additionalDetails ?? "");
  const [isMissing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(additionalDetails === "");
    if (additionalDetails === "") return area.current?.focus();
    const onSuccess = () => {
      toast({
        title: formatMessage({ id: "disputes.retry.done" }),
        description: formatMessage({ id: "disputes.retry.doneText" }),
      });
      setOpen(false);
    };
    mutate({ additionalDetails }, { onSuccess, onError: updateFailed });
  };

  return (
    <>
      <Button variant="outline" size="sm" aria-label={label("disputes.retry.action")} onClick={() => setOpen(true)}>
        <FormattedMessage id="disputes.retry.action" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="disputes.retry.title" values={{ name: dispute.accountName }} />}
        description={<FormattedMessage id="disputes.retry.lead" />}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="5">
            <TextAreaField
              label={<FormattedMessage id="disputes.retry.news" />}
              hint={<FormattedMessage id="disputes.retry.newsHint" />}
              maxLength={2000}
              ref={area}
              name="additionalDetails"
              error={isMissing && additionalDetails === "" ? "This field is required" : undefined}
              value={additionalDetails}
              onChange={(event) => setDetails(event.target.value)}
            />
            <Button type="submit" disabled={isPending}>
              <FormattedMessage id="disputes.retry.submit" />
            </Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
