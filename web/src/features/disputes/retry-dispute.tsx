import { Button, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { Dialog } from "#web/src/ui/dialog";
import { useErrorText } from "#web/src/ui/error-text";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useRetryDispute } from "./queries";

/** A next round with letters that answer the rejection: something new must be said, else a bureau may call it frivolous. */
export function RetryDispute({ dispute }: { dispute: Dispute }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useRetryDispute(dispute.id);
  const form = useForm({ defaultValues: { additionalDetails: dispute.additionalDetails ?? "" } });

  const submit = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        toast({
          title: formatMessage({ id: "disputes.retry.done" }),
          description: formatMessage({ id: "disputes.retry.doneText" }),
        });
        setOpen(false);
      },
      onError: (error) =>
        toast({
          title: formatMessage({ id: "disputes.updateFailed" }),
          description: errorText(error),
          variant: "destructive",
        }),
    }),
  );

  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
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
              error={form.formState.errors.additionalDetails?.message}
              {...form.register("additionalDetails", { required: "This field is required" })}
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
