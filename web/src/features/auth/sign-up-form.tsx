import { Button, SimpleGrid, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ApiError } from "#web/src/api/api-error";
import { ErrorSummary } from "#web/src/ui/error-summary";
import { useErrorText } from "#web/src/ui/error-text";
import { PasswordField } from "#web/src/ui/password-field";
import { Refusal } from "#web/src/ui/refusal";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import type { SignUpForm as Values } from "./forms";
import { useSignUp } from "./queries";

type SignUpFormProps = {
  form: UseFormReturn<Values>;
  isPasswordShown: boolean;
  onPasswordShownChange: (isShown: boolean) => void;
  /** Where a sign-up goes on to. */
  returnTo: string;
};

const names = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;

export function SignUpForm({ form, isPasswordShown, onPasswordShownChange, returnTo }: SignUpFormProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { errors, submitCount } = form.formState;
  const { submit, isPending, refusals, error } = useSubmit(form, returnTo);
  const label = (name: (typeof names)[number]) => formatMessage({ id: `auth.${name}` });
  const field = (name: (typeof names)[number]) => ({
    label: label(name),
    error: errors[name]?.message,
    ...form.register(name),
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="5">
        <ErrorSummary
          attempt={submitCount + refusals}
          errors={names.flatMap((name) =>
            errors[name] ? [{ name, label: label(name), message: errors[name].message }] : [],
          )}
        />
        {error && (
          <Refusal error={error} title={<FormattedMessage id="auth.registerFailed" />}>
            {errorText(error)}
          </Refusal>
        )}
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField {...field("firstName")} autoComplete="given-name" />
          <TextField {...field("lastName")} autoComplete="family-name" />
        </SimpleGrid>
        <TextField
          {...field("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field("password")}
          hint={formatMessage({ id: "auth.passwordHint" })}
          autoComplete="new-password"
          isShown={isPasswordShown}
          onShownChange={onPasswordShownChange}
        />
        <PasswordField {...field("confirmPassword")} autoComplete="new-password" />
        <Button type="submit" disabled={isPending}>
          <FormattedMessage id={isPending ? "auth.signUp.pending" : "auth.signUp.submit"} />
        </Button>
      </Stack>
    </form>
  );
}

function useSubmit(form: UseFormReturn<Values>, returnTo: string) {
  const { formatMessage } = useIntl();
  const signUp = useSignUp();
  const navigate = useNavigate();
  const toast = useToast();
  const [refusals, setRefusals] = useState(0);

  const submit = (values: Values) =>
    signUp.mutate(values, {
      onSuccess: () => {
        toast({
          title: formatMessage({ id: "auth.registerSuccess" }),
          description: formatMessage({ id: "auth.registerWelcome" }),
        });
        navigate(returnTo);
      },
      onError: (error) => {
        const refused = refusedFields(error);
        for (const { name, message } of refused) form.setError(name, { message });
        if (refused.length > 0) setRefusals((count) => count + 1);
      },
    });
  // What is said at its field is not said again above the form.
  const error = refusedFields(signUp.error).length > 0 ? null : signUp.error;
  return { submit, isPending: signUp.isPending, refusals, error };
}

function refusedFields(error: Error | null) {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
  return names.flatMap((name) => {
    const message = fieldErrors?.[name]?.[0];
    return message === undefined ? [] : [{ name, message }];
  });
}
