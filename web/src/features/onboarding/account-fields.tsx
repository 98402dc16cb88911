import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { ErrorSummary } from "#web/src/ui/error-summary";
import { PasswordField } from "#web/src/ui/password-field";
import { TextField } from "#web/src/ui/text-field";
import type { AccountForm } from "./account-form";
import { useFlow } from "./flow";

const fields = ["username", "password", "confirmPassword"] as const;

type AccountFieldsProps = { form: UseFormReturn<AccountForm>; onSubmit: () => Promise<void> };

/** Username and password; each password has its own switch to show it. */
export function AccountFields({ form, onSubmit }: AccountFieldsProps) {
  const { formatMessage } = useIntl();
  const { enter } = useFlow();
  const [attempt, setAttempt] = useState(Object.keys(form.formState.errors).length > 0 ? 1 : 0);
  const label = (name: (typeof fields)[number]) => formatMessage({ id: `onboarding.account.${name}` });
  const messageOf = useMessageOf(form);
  const errors = fields.map((name) => ({ name, label: label(name), message: messageOf(name) }));

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    await onSubmit();
    setAttempt((count) => count + 1);
  };

  return (
    <>
      <ErrorSummary attempt={attempt} errors={errors.filter(({ message }) => message !== undefined)} />
      <chakra.form onSubmit={submit} noValidate display="flex" flexDirection="column" gap="6" maxWidth="form">
        <TextField
          label={label("username")}
          hint={formatMessage({ id: "onboarding.account.username.hint" })}
          error={messageOf("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...form.register("username", { onChange: (event) => enter({ username: event.target.value }) })}
        />
        <PasswordField
          label={label("password")}
          hint={formatMessage({ id: "onboarding.account.password.hint" })}
          error={messageOf("password")}
          autoComplete="new-password"
          {...form.register("password")}
        />
        <PasswordField
          label={label("confirmPassword")}
          error={messageOf("confirmPassword")}
          autoComplete="new-password"
          {...form.register("confirmPassword")}
        />
        <Button type="submit" size="lg" alignSelf="flex-start">
          <FormattedMessage id="onboarding.account.submit" />
        </Button>
      </chakra.form>
    </>
  );
}

/** The schemas' messages as they come; a taken username in the words of its error code. */
function useMessageOf({ formState: { errors } }: UseFormReturn<AccountForm>) {
  const { formatMessage } = useIntl();
  return (name: (typeof fields)[number]) =>
    errors[name]?.type === "USERNAME_TAKEN" ? formatMessage({ id: "onboarding.account.taken" }) : errors[name]?.message;
}
