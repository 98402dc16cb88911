import { Button, SimpleGrid, Stack } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ApiError } from "#web/src/api/api-error";
import { ErrorSummary } from "#web/src/ui/error-summary";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";
import { PasswordField } from "#web/src/ui/password-field";
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
  const { errors, submitCount } = form.formState;
  const { submit, isPending, refusal } = useSubmit(form, returnTo);
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
          attempt={submitCount}
          errors={names.flatMap((name) =>
            errors[name] ? [{ name, label: label(name), message: errors[name].message }] : [],
          )}
        />
        {refusal !== undefined && (
          <Notice tone="danger" isAnnounced title={<FormattedMessage id="auth.registerFailed" />}>
            {refusal}
          </Notice>
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
  const errorText = useErrorText();

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
        const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
        for (const name of names) {
          const message = fieldErrors?.[name]?.[0];
          if (message !== undefined) form.setError(name, { message });
        }
      },
    });
  return { submit, isPending: signUp.isPending, refusal: signUp.error ? errorText(signUp.error) : undefined };
}
