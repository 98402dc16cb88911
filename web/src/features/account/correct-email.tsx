import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { PasswordField } from "#web/src/ui/password-field";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import { useCorrectEmail } from "./queries";
import { fieldErrorOf, useRefusal } from "./use-refusal";

const loadChecks = async () => (await import("./forms")).checks.correctEmail;

/** For an address that was mistyped: its mails reach someone else, or no one. @param isMissing there is none to correct */
export function CorrectEmail({ isMissing = false }: { isMissing?: boolean }) {
  const [isOpen, setOpen] = useState(isMissing);

  if (isOpen) return <CorrectEmailForm onDone={() => setOpen(false)} />;
  return (
    <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
      <FormattedMessage id="account.email.wrong" />
    </Button>
  );
}

function CorrectEmailForm({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const form = useForm({ resolver: useLateChecks(loadChecks), defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const { mutate, isPending, error } = useCorrectEmail();
  const wrongPassword = fieldErrorOf(error, "password");
  const refusal = useRefusal(error, "email");

  const submit = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        onDone();
        toast({
          title: formatMessage({ id: "account.email.sent" }),
          description: formatMessage({ id: "account.email.sentText" }, { email: values.email }),
        });
      },
      onError: (refused) => form.setFocus(fieldErrorOf(refused, "password") ? "password" : "email"),
    }),
  );

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <TextField
        label={formatMessage({ id: "account.email.right" })}
        error={errors.email?.message ?? (wrongPassword ? undefined : refusal)}
        saysError
        type="email"
        autoComplete="email"
        autoFocus
        {...form.register("email")}
      />
      <PasswordField
        label={formatMessage({ id: "account.password.current" })}
        error={errors.password?.message ?? wrongPassword}
        saysError
        autoComplete="current-password"
        {...form.register("password")}
      />
      <Button type="submit" alignSelf="flex-start" loading={isPending}>
        <FormattedMessage id="account.email.correct" />
      </Button>
    </chakra.form>
  );
}
