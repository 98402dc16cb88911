import { Button, chakra, Text } from "@chakra-ui/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { isRefusal } from "#web/src/api/api-error";
import { useErrorText } from "#web/src/ui/error-text";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { pageLocation } from "#web/src/ui/page-location";
import { PasswordField } from "#web/src/ui/password-field";
import { Refusal } from "#web/src/ui/refusal";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { PasswordForm } from "./forms";
import { signInsQuery, useChangePassword } from "./queries";
import { fieldErrorOf } from "./use-refusal";

const loadChecks = async () => (await import("./forms")).checks.password;

/** The last one that is refused has the focus: the present password, where both are. */
const names = ["password", "currentPassword"] as const;
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
  const errorText = useErrorText();
  const { submit, isPending, error } = useSubmit(form);

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5" width="full">
      {error && (
        <Refusal
          error={error}
          title={<FormattedMessage id={isRefusal(error) ? "account.password.failed" : "account.password.unsure"} />}
        >
          {isRefusal(error) ? errorText(error) : <FormattedMessage id="account.password.unsureText" />}
        </Refusal>
      )}
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
      <Button type="submit" variant="outline" alignSelf="flex-start" loading={isPending}>
        <FormattedMessage id="account.password.submit" />
      </Button>
    </chakra.form>
  );
}

function useSubmit(form: ReturnType<typeof useForm<PasswordForm>>) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { mutate, isPending, error } = useChangePassword();

  const submit = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: (done) => {
        if (done === "signedOut") return pageLocation.navigateExternal("/login?return=%2Faccount&changed=1");
        form.reset(empty);
        toast({
          title: formatMessage({ id: "account.password.done" }),
          description: formatMessage({ id: "account.password.doneText" }),
        });
      },
      onError: (refused) => {
        for (const name of names) {
          const message = fieldErrorOf(refused, name);
          if (message !== undefined) form.setError(name, { message }, { shouldFocus: true });
        }
      },
    }),
  );
  // What is said at its field is not said again above the form.
  const isAtField = names.some((name) => fieldErrorOf(error, name) !== undefined);
  return { submit, isPending, error: isAtField ? null : error };
}
