import { Button, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { TextAreaField } from "#web/src/ui/text-area-field";
import { useToast } from "#web/src/ui/toast";
import { useRegenerateLetters } from "./queries";

/** The member's own words in the letters of a draft; saving rewrites the three letters. */
export function ExplanationForm({ dispute }: { dispute: DisputeDetail }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending } = useRegenerateLetters(dispute.id);
  const form = useForm({ defaultValues: { additionalDetails: dispute.additionalDetails ?? "" } });

  const submit = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => toast({ title: formatMessage({ id: "disputes.letters.renewed" }) }),
      onError: () =>
        toast({ title: formatMessage({ id: "disputes.letters.regenerateFailed" }), variant: "destructive" }),
    }),
  );

  return (
    <form onSubmit={submit}>
      <Stack gap="3" mt="4" align="flex-start" maxWidth="form">
        <TextAreaField
          label={<FormattedMessage id="disputes.explanation.label" />}
          hint={<FormattedMessage id="disputes.explanation.hint" />}
          isOptional
          maxLength={2000}
          {...form.register("additionalDetails")}
        />
        <Button type="submit" variant="outline" size="sm" disabled={isPending}>
          <FormattedMessage id="disputes.letters.regenerate" />
        </Button>
      </Stack>
    </form>
  );
}
