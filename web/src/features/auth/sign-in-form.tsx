import { Button, Link as ChakraLink, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router-dom";
import { ApiError, hasWords, isCodeNeeded, isCodeWrong, isTooMany } from "#web/src/api/api-error";
import { AppCodeField } from "#web/src/ui/app-code-field";
import { ErrorSummary } from "#web/src/ui/error-summary";
import { useErrorText } from "#web/src/ui/error-text";
import { PasswordField } from "#web/src/ui/password-field";
import { Refusal } from "#web/src/ui/refusal";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import type { SignInFields, SignInForm as Values } from "./forms";
import { useSignIn, useTypedEmail } from "./queries";
import { withReturn } from "./use-return-to";

type SignInFormProps = {
  form: UseFormReturn<SignInFields, unknown, Values>;
  isPasswordShown: boolean;
  onPasswordShownChange: (isShown: boolean) => void;
  /** Where a sign-in goes on to. */
  returnTo: string;
  /** The account is known to ask for a code. */
  isCodeKnown: boolean;
};

export function SignInForm({ form, isPasswordShown, onPasswordShownChange, returnTo, isCodeKnown }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const { errors, submitCount } = form.formState;
  const { submit, isPending, isCodeAsked, error, refusal } = useSubmit(form, returnTo, isCodeKnown);
  const isOfCode = isCodeWrong(error);
  const { keepEmail } = useTypedEmail();
  const code = formatMessage({ id: "common.appCode" });
  const email = formatMessage({ id: "auth.email" });
  const password = formatMessage({ id: "auth.password" });

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="5">
        <ErrorSummary
          attempt={submitCount}
          errors={[
            ...(errors.email ? [{ name: "email", label: email, message: errors.email.message }] : []),
            ...(errors.password ? [{ name: "password", label: password, message: errors.password.message }] : []),
            ...(errors.code ? [{ name: "code", label: code, message: errors.code.message }] : []),
          ]}
        />
        {refusal !== undefined && !isOfCode && (
          <Refusal error={error} title={<FormattedMessage id="auth.loginFailed" />}>
            {refusal}
          </Refusal>
        )}
        <TextField
          label={email}
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("email")}
        />
        <PasswordField
          label={password}
          error={errors.password?.message}
          autoComplete="current-password"
          isShown={isPasswordShown}
          onShownChange={onPasswordShownChange}
          {...form.register("password")}
        />
        {isCodeAsked && (
          <AppCodeField
            autoFocus={!isCodeKnown}
            error={errors.code?.message ?? (isOfCode ? refusal : undefined)}
            // What is missing is said by the summary.
            saysError={errors.code === undefined}
            {...form.register("code")}
          />
        )}
        {isCodeAsked && <LostApp />}
        <Button type="submit" disabled={isPending}>
          <FormattedMessage id={isPending ? "auth.signIn.pending" : "auth.signIn.submit"} />
        </Button>
        <ChakraLink asChild alignSelf="flex-start">
          <Link to={withReturn("/forgot-password", returnTo)} onClick={() => keepEmail(form.getValues("email"))}>
            <FormattedMessage id="auth.forgot.link" />
          </Link>
        </ChakraLink>
      </Stack>
    </form>
  );
}

/** The way on of a person who no longer has the app: a person helps, whose address is on the help page. */
function LostApp() {
  return (
    <Text fontSize="sm">
      <FormattedMessage
        id="auth.lostApp"
        values={{
          link: (chunks) => (
            <ChakraLink asChild>
              <Link to="/help">{chunks}</Link>
            </ChakraLink>
          ),
        }}
      />
    </Text>
  );
}

function useSubmit(form: SignInFormProps["form"], returnTo: string, isCodeKnown: boolean) {
  const { formatMessage } = useIntl();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const [isCodeAsked, setCodeAsked] = useState(isCodeKnown);

  const refusalOf = (error: Error | null) => {
    if (!error || isCodeNeeded(error)) return undefined;
    if (isTooMany(error)) return formatMessage({ id: "auth.tooManyTries" });
    const isRefused = error instanceof ApiError && error.status === 401 && !hasWords(error);
    return isRefused ? formatMessage({ id: "errors.INVALID_CREDENTIALS" }) : errorText(error);
  };
  const submit = (values: Values) => {
    // The server would only ask for it once more, which changes nothing on the screen.
    if (isCodeAsked && values.code === undefined)
      return form.setError("code", { message: "Please enter the 6 digits" });
    signIn.mutate(values, {
      onSuccess: () => {
        toast({
          title: formatMessage({ id: "auth.loginSuccess" }),
          description: formatMessage({ id: "auth.loginWelcome" }),
        });
        navigate(returnTo);
      },
      onError: (error) => {
        if (isCodeNeeded(error)) setCodeAsked(true);
        // What is typed next takes its place.
        if (isCodeWrong(error)) form.setFocus("code", { shouldSelect: true });
      },
    });
  };
  return { submit, isPending: signIn.isPending, isCodeAsked, error: signIn.error, refusal: refusalOf(signIn.error) };
}
