import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { CERTIFIED_NUMBER, plainNumber } from "#shared/domain/evidence/self-mail";
import { today } from "#web/src/api/server-time";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { NotDone } from "#web/src/ui/not-done";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { useSelfMail } from "../queries";
import { useLettersLabel } from "./letters-of";

type Mailed = Partial<Record<Bureau, { mailedOn?: string; trackingNumber?: string }>>;

type SelfMailFormProps = {
  /** The dispute whose letters were mailed, or one of those that share them. */
  id: string;
  /** The bureaus that get one. */
  wanted: readonly Bureau[];
  version: string | undefined;
  /** All disputes that the letters are about, where several share them. */
  together?: string[];
};

/** For who prints and mails the letters without the service: when each one left, and its certified number. */
export function SelfMailForm(props: SelfMailFormProps) {
  return (
    <Box as="details" mt="6">
      <Text as="summary" fontWeight="medium" cursor="pointer">
        <FormattedMessage id="evidence.self.show" />
      </Text>
      <Form {...props} />
    </Box>
  );
}

function Form({ id, wanted, version, together }: SelfMailFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelOf = useLettersLabel();
  const { mutate, isPending, error } = useSelfMail(id);
  const [mailed, setMailed] = useState<Mailed>({});
  const [isChecked, setChecked] = useState(false);
  const lastDay = today();
  const wrongNumber = formatMessage({ id: "evidence.self.wrongNumber" });
  const change = (bureau: Bureau, changes: Mailed[Bureau]) =>
    setMailed({ ...mailed, [bureau]: { ...mailed[bureau], ...changes } });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = wanted.find((bureau) => !isNumber(mailed[bureau]?.trackingNumber));
    if (wrong) return event.currentTarget.querySelector<HTMLInputElement>(`[name="number-${wrong}"]`)?.focus();
    const letters = wanted.map((bureau) => {
      const { mailedOn = lastDay, trackingNumber = "" } = mailed[bureau] ?? {};
      return { bureau, mailedOn, trackingNumber: trackingNumber.trim() || undefined };
    });
    mutate(
      { letters, version, together },
      { onSuccess: () => toast({ title: formatMessage({ id: "evidence.self.saved" }) }) },
    );
  };

  return (
    <form onSubmit={submit} aria-label={labelOf("evidence.self.title")}>
      <Stack gap="4" mt="3" align="flex-start" maxWidth="form">
        <Text color="fg.quiet" fontSize="sm">
          <FormattedMessage id="evidence.self.text" />
        </Text>
        {wanted.map((bureau) => (
          <Stack key={bureau} gap="3" width="full">
            <TextField
              type="date"
              name={`mailedOn-${bureau}`}
              label={<FormattedMessage id="evidence.self.mailedOn" values={{ bureau: bureauNames[bureau] }} />}
              required
              max={lastDay}
              value={mailed[bureau]?.mailedOn ?? lastDay}
              onChange={(event) => change(bureau, { mailedOn: event.currentTarget.value })}
            />
            <TextField
              name={`number-${bureau}`}
              label={<FormattedMessage id="evidence.self.number" values={{ bureau: bureauNames[bureau] }} />}
              hint={<FormattedMessage id="evidence.self.numberHint" />}
              error={isChecked && !isNumber(mailed[bureau]?.trackingNumber) ? wrongNumber : undefined}
              isOptional
              inputMode="numeric"
              maxLength={40}
              value={mailed[bureau]?.trackingNumber ?? ""}
              onChange={(event) => change(bureau, { trackingNumber: event.currentTarget.value })}
            />
          </Stack>
        ))}
        <LinkedMessage id="evidence.self.receipt" to={`/evidence?dispute=${id}&kind=mailing_receipt`} inOwnWindow />
        <NotDone error={error} title="evidence.self.failed" />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-label={labelOf("evidence.self.save")}
          loading={isPending}
        >
          <FormattedMessage id="evidence.self.save" />
        </Button>
      </Stack>
    </form>
  );
}

/** A number is left out, or one that the post office may have given. */
function isNumber(typed = ""): boolean {
  const plain = plainNumber(typed);
  return plain === "" || CERTIFIED_NUMBER.test(plain);
}
