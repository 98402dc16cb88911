import { Button, chakra, Flex } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import * as z from "zod";
import { NewPassword, Password, Username } from "#shared/api/schemas/user";
import { ApiError } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useIdempotencyKey } from "#web/src/api/idempotency-key";
import { userQuery } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { ErrorSummary } from "#web/src/ui/error-summary";
import { useErrorText } from "#web/src/ui/error-text";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { PasswordField } from "#web/src/ui/password-field";
import { TextField } from "#web/src/ui/text-field";
import { useFlow } from "./flow";
import { useSameVisit } from "./lost-visit";
import { progressQuery } from "./progress-query";
import { toWire } from "./selection";

/** What the last form asks; the server checks the same again. */
export const AccountForm = z
  .object({
    username: Username,
    password: NewPassword,
    confirmPassword: Password.min(1, "This field is required"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });
export type AccountForm = z.infer<typeof AccountForm>;

const fields = ["username", "password", "confirmPassword"] as const;

type AccountFieldsProps = {
  form: UseFormReturn<AccountForm>;
  onSubmit: () => Promise<void>;
  /** What is read before the button is pressed. */
  children: ReactNode;
};

/** Username and password; each password has its own switch to show it. */
export function AccountFields({ form, onSubmit, children }: AccountFieldsProps) {
  const { formatMessage } = useIntl();
  const { updateEntries } = useFlow();
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
          {...form.register("username", { onChange: (event) => updateEntries({ username: event.target.value }) })}
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
        {children}
        <Button type="submit" size="lg" alignSelf={{ base: "stretch", sm: "flex-start" }}>
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

/** Makes the account. What the server refuses in a field is said at that field, in the form. */
export function useCreateAccount(form: UseFormReturn<AccountForm>) {
  const { form: profileForm, progress, selection } = useFlow();
  const queryClient = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  const inSameVisit = useSameVisit(progress);

  const creation = useMutationOnce({
    mutationFn: (account: AccountForm) => {
      const { email, firstName, lastName } = profileForm.getValues();
      const onboardingData = { profile: { email, firstName, lastName }, selection: toWire(selection) };
      const body = { ...account, onboardingData };
      const idempotencyKey = keyOf(body);
      return inSameVisit(idempotencyKey, () => call("onboarding/create-account", { body, idempotencyKey }));
    },
    // Of the steps too: back and forward again, none of them asks a member for a second account.
    onSuccess: () =>
      Promise.all(
        [userQuery, progressQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      ),
    onError: (error) => {
      if (sayAtFields(error, form)) creation.reset();
    },
  });

  return { creation, submit: form.handleSubmit((account) => creation.mutate(account)) };
}

/** @returns whether the form now says what to correct */
function sayAtFields(error: unknown, form: UseFormReturn<AccountForm>): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === "USERNAME_TAKEN") {
    form.setError("username", { type: "USERNAME_TAKEN", message: "USERNAME_TAKEN" });
    return true;
  }
  const refused = fields.flatMap((name) => {
    const message = error.fieldErrors?.[name]?.[0];
    return message === undefined ? [] : [{ name, message }];
  });
  for (const { name, message } of refused) form.setError(name, { message });
  return refused.length > 0;
}

/** Why there is no account, and the way back to the form. */
export function AccountFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const textOf = useErrorText();
  const code = error instanceof ApiError ? error.code : undefined;
  const isUnexplained = error instanceof ApiError && code === undefined;

  return (
    <Notice
      tone="danger"
      isAnnounced
      title={<FormattedMessage id="onboarding.account.error.title" />}
      action={
        <Flex gap="3" wrap="wrap">
          <Button onClick={onRetry}>
            <FormattedMessage id="onboarding.account.tryAgain" />
          </Button>
          {code === "ACCOUNT_EXISTS" && (
            <LinkButton variant="outline" to="/login" label="onboarding.account.error.signIn" />
          )}
        </Flex>
      }
    >
      {code === "ACCOUNT_EXISTS" && <FormattedMessage id="onboarding.account.error.exists" />}
      {code !== "ACCOUNT_EXISTS" &&
        (isUnexplained ? <FormattedMessage id="onboarding.account.error.text" /> : textOf(error))}
    </Notice>
  );
}
