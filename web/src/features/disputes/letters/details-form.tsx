import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChosenDetails, DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { bureaus } from "#shared/domain/bureau/bureau";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { useSetDetails } from "../queries";
import { useLettersLabel } from "./letters-of";
import { SignaturePad } from "./signature-pad";

type DetailsFormProps = {
  dispute: DisputeDetail;
  /** Other drafts that share their letters with this one: the details are theirs too. */
  alsoFor?: string[];
};

/** The drawn signature, and what the letters of a draft may say of their writer beside name and address. */
export function DetailsForm(props: DetailsFormProps) {
  return (
    <Box as="details" mt="6">
      <Text as="summary" fontWeight="medium" cursor="pointer">
        <FormattedMessage id="evidence.details.show" />
      </Text>
      <Form {...props} />
    </Box>
  );
}

function Form({ dispute, alsoFor }: DetailsFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelOf = useLettersLabel();
  const { mutate, isPending, error } = useSetDetails(dispute.id);
  const [details, setDetails] = useState<ChosenDetails>(dispute.letterDetails ?? {});
  const change = (changes: Partial<ChosenDetails>) => setDetails({ ...details, ...changes });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { ...details, alsoFor },
      { onSuccess: () => toast({ title: formatMessage({ id: "evidence.details.saved" }) }) },
    );
  };

  return (
    <form onSubmit={submit} aria-label={labelOf("evidence.details.title")}>
      <Stack gap="4" mt="3" align="flex-start" maxWidth="form">
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id={alsoFor ? "evidence.details.sharedText" : "evidence.details.text"} />
        </Text>
        <SignaturePad value={details.signature} onChange={(signature) => change({ signature })} />
        <TextField
          name="previousAddress"
          label={<FormattedMessage id="evidence.details.previousAddress" />}
          hint={<FormattedMessage id="evidence.details.previousAddressHint" />}
          isOptional
          maxLength={200}
          value={details.previousAddress ?? ""}
          onChange={(event) => change({ previousAddress: event.currentTarget.value })}
        />
        {bureaus.map((bureau) => (
          <TextField
            key={bureau}
            name={`fileNumber-${bureau}`}
            label={<FormattedMessage id="evidence.details.fileNumber" values={{ bureau: bureauNames[bureau] }} />}
            isOptional
            maxLength={40}
            value={details.fileNumbers?.[bureau] ?? ""}
            onChange={(event) =>
              change({ fileNumbers: { ...details.fileNumbers, [bureau]: event.currentTarget.value } })
            }
          />
        ))}
        <Box>
          <CheckboxField
            checked={details.showsSsn === true}
            onChange={(isChosen) => change({ showsSsn: isChosen ? true : undefined })}
          >
            <FormattedMessage id="evidence.details.showsSsn" />
          </CheckboxField>
          <Text textStyle="sm" color="fg.quiet">
            <FormattedMessage id="evidence.details.showsSsnHint" />
          </Text>
        </Box>
        <NotDone error={error} title="evidence.details.failed" />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-label={labelOf("evidence.details.save")}
          loading={isPending}
        >
          <FormattedMessage id="evidence.details.save" />
        </Button>
      </Stack>
    </form>
  );
}
