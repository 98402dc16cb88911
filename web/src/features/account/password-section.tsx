import { Button, chakra, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { ApiError } from "#web/src/api/api-error";
import { useErrorText } from "#web/src/ui/error-text";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { PasswordField } from "#web/src/ui/password-field";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { PasswordForm } from "./forms";
import { signInsQuery, useChangePassword } from "./queries";

const loadChecks = async () => (await import("./forms")).checks.password;

const empty = { currentPassword: "", password: "" };

/** Members with a password change it here; those of the outside provider change it there. */
export function PasswordSection() {
  const { data: signIns } = useSuspenseQuery(signInsQuery);
  const isOutside = signIns.some(({ isCurrent, method }) => isCurrent && method === "provider");

  if (!isOutside) return <ChangePassword />;
  return (
    <Text>
      <LinkedMessage id="account.password.outside" to="/forgot-password" />
    </Text>
  );
}

function ChangePassword() {
  const { formatMessage } = useIntl();
  const form = useForm({ resolver: useLateChecks(loadChecks), defaultValues: empty });
  const { errors } = form.formState;
  const { submit, isPending } = useSubmit(form);

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5" width="full">
      <PasswordField
        label={formatMessage({ id: "account.password.current" })}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register("currentPassword")}
      />
      <PasswordField
        label={formatMessage({ id: "account.password.new" })}
        hint={formatMessage({ id: "auth.passwordHint" })}
        error={errors.password?.message}
        autoComplete="new-password"
        {...form.register("password")}
      />
      <Text color="fg.quiet" fontSize="sm">
        <FormattedMessage id="account.password.others" />
      </Text>
      <Button type="submit" alignSelf="flex-start" loading={isPending}>
        <FormattedMessage id="account.password.submit" />
      </Button>
    </chakra.form>
  );
}

function useSubmit(form: ReturnType<typeof useForm<PasswordForm>>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending } = useChangePassword();

  const submit = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => {
        form.reset(empty);
        toast({
          title: formatMessage({ id: "account.password.done" }),
          description: formatMessage({ id: "account.password.doneText" }),
        });
      },
      onError: (error) => {
        const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
        for (const name of ["currentPassword", "password"] as const) {
          const message = fieldErrors?.[name]?.[0];
          if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
        }
        const title = formatMessage({ id: "account.password.failed" });
        toast({ title, description: errorText(error), variant: "destructive" });
      },
    }),
  );
  return { submit, isPending };
}
