import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { NotDone } from "#web/src/ui/not-done";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useGoToDraft } from "../named-dispute";
import { useRetryDispute } from "../queries";

type RetryFormProps = { dispute: Dispute; onDone: () => void };

/** A next round with letters that answer the rejection: something new must be said, else a bureau may call it frivolous. */
export function RetryForm({ dispute, onDone }: RetryFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const goToDraft = useGoToDraft();
  const { mutate, isPending, error } = useRetryDispute(dispute.id);
  const [additionalDetails, setDetails] = useState(dispute.additionalDetails ?? "");
  const [isMissing, setMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(additionalDetails === "");
    if (additionalDetails === "") return area.current?.focus();
    const onSuccess = (draft: Pick<Dispute, "id">) => {
      toast({
        title: formatMessage({ id: "disputes.retry.done" }),
        description: formatMessage({ id: "disputes.retry.doneText" }),
      });
      onDone();
      goToDraft(draft);
    };
    mutate({ additionalDetails }, { onSuccess });
  };

  return (
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
        <NotDone error={error} title="disputes.updateFailed" />
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="disputes.retry.submit" />
        </Button>
      </Stack>
    </form>
  );
}
