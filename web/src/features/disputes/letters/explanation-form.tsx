import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { NotDone } from "#web/src/ui/not-done";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useRegenerateLetters } from "../queries";
import { useLettersLabel } from "./letters-of";

/** The member's own words in the letters of a draft; saving rewrites the three letters. */
export function ExplanationForm({ dispute }: { dispute: DisputeDetail }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelOf = useLettersLabel();
  const { mutate, isPending, error } = useRegenerateLetters(dispute.id);
  const [additionalDetails, setDetails] = useState(dispute.additionalDetails ?? "");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => toast({ title: formatMessage({ id: "disputes.letters.renewed" }) });
    mutate({ additionalDetails }, { onSuccess });
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="3" mt="4" align="flex-start" maxWidth="form">
        <TextAreaField
          label={<FormattedMessage id="disputes.explanation.label" />}
          hint={<FormattedMessage id="disputes.explanation.hint" />}
          isOptional
          maxLength={2000}
          name="additionalDetails"
          value={additionalDetails}
          onChange={(event) => setDetails(event.target.value)}
        />
        <NotDone error={error} title="disputes.letters.regenerateFailed" />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-label={labelOf("disputes.letters.regenerate")}
          loading={isPending}
        >
          <FormattedMessage id="disputes.letters.regenerate" />
        </Button>
      </Stack>
    </form>
  );
}
