import { Button, Link as ChakraLink, chakra } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { call } from "#web/src/api/call";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";
import { Refusal } from "#web/src/ui/refusal";
import { Screen } from "#web/src/ui/screen";
import { TextField } from "#web/src/ui/text-field";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { ForgotForm } from "./forms";
import { useTypedEmail } from "./queries";
import { useReturnTo, withReturn } from "./use-return-to";

const loadChecks = async () => (await import("./forms")).checks.forgot;

/** Asks for the address. What follows is the same for every address, and says so. */
export function ForgotPasswordScreen() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { typedEmail } = useTypedEmail();
  const form = useForm({ resolver: useLateChecks(loadChecks), defaultValues: { email: typedEmail } });
  const { mutate, isPending, isSuccess, error } = useMutationOnce({
    mutationFn: (body: ForgotForm) => call("auth/forgot-password", { body }),
  });

  return (
    <Screen
      title={formatMessage({ id: "auth.forgot.title" })}
      lead={isSuccess ? undefined : <FormattedMessage id="auth.forgot.lead" />}
      width="form"
    >
      <Card>
        {isSuccess ? (
          <Notice tone="success" isAnnounced title={<FormattedMessage id="auth.forgot.done" />}>
            <FormattedMessage id="auth.forgot.doneText" values={{ email: form.getValues("email") }} />
          </Notice>
        ) : (
          <chakra.form
            noValidate
            onSubmit={form.handleSubmit((values) => mutate(values))}
            display="flex"
            flexDirection="column"
            gap="5"
          >
            {error && <Refusal error={error}>{errorText(error)}</Refusal>}
            <TextField
              label={formatMessage({ id: "auth.email" })}
              error={form.formState.errors.email?.message}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register("email")}
            />
            <Button type="submit" loading={isPending}>
              <FormattedMessage id="auth.forgot.submit" />
            </Button>
          </chakra.form>
        )}
        <ChakraLink asChild mt="5" display="inline-block">
          <Link to={withReturn("/login", useReturnTo())}>
            <FormattedMessage id="auth.forgot.back" />
          </Link>
        </ChakraLink>
      </Card>
    </Screen>
  );
}
