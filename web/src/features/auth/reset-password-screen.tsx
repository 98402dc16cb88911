import { Button, chakra, HStack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ApiError, isRefusal } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";
import { PasswordField } from "#web/src/ui/password-field";
import { Refusal } from "#web/src/ui/refusal";
import { Screen } from "#web/src/ui/screen";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { ResetForm } from "./forms";

const loadChecks = async () => (await import("./forms")).checks.reset;

/** Where the mail leads. The code is taken out of the address at once, so that neither history nor a copied address keeps it. */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get("code") ?? "");
  // A code whose first try got no answer may have been used by it.
  const [bad, setBad] = useState<"invalid" | "used" | undefined>(code === "" ? "invalid" : undefined);

  useEffect(() => {
    if (hash !== "") navigate("/reset-password", { replace: true });
  }, [hash, navigate]);

  return (
    <Screen
      title={formatMessage({ id: "auth.reset.title" })}
      lead={bad ? undefined : <FormattedMessage id="auth.reset.lead" />}
      width="form"
    >
      <Card>
        {bad === "invalid" && <AskAgain />}
        {bad === "used" && <MaybeSaved />}
        {bad === undefined && (
          <ResetFormCard code={code} onInvalid={(wasLost) => setBad(wasLost ? "used" : "invalid")} />
        )}
      </Card>
    </Screen>
  );
}

function AskAgain(): ReactNode {
  return (
    <Notice
      tone="warning"
      isAnnounced
      title={<FormattedMessage id="auth.reset.invalid" />}
      action={
        <Button asChild>
          <Link to="/forgot-password">
            <FormattedMessage id="auth.reset.askAgain" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="errors.RESET_CODE_INVALID" />
    </Notice>
  );
}

/** The first try got no answer, and its code is used: most likely it was that try. */
function MaybeSaved(): ReactNode {
  return (
    <Notice
      tone="warning"
      isAnnounced
      title={<FormattedMessage id="auth.reset.maybeSaved" />}
      action={
        <HStack gap="3" flexWrap="wrap">
          <Button asChild>
            <Link to="/login">
              <FormattedMessage id="auth.signIn.submit" />
            </Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/forgot-password">
              <FormattedMessage id="auth.reset.askAgain" />
            </Link>
          </Button>
        </HStack>
      }
    >
      <FormattedMessage id="auth.reset.maybeSavedText" />
    </Notice>
  );
}

type OnInvalid = (wasLost: boolean) => void;

function ResetFormCard({ code, onInvalid }: { code: string; onInvalid: OnInvalid }) {
  const { formatMessage } = useIntl();
  const form = useForm({ resolver: useLateChecks(loadChecks), defaultValues: { password: "" } });
  const { submit, isPending, error } = useReset(code, {
    onInvalid,
    onPasswordRefused: () => form.setFocus("password"),
  });
  const errorText = useErrorText();
  const refusal = error instanceof ApiError ? error.fieldErrors?.password?.[0] : undefined;

  return (
    <chakra.form noValidate onSubmit={form.handleSubmit(submit)} display="flex" flexDirection="column" gap="5">
      {error && refusal === undefined && <Refusal error={error}>{errorText(error)}</Refusal>}
      <PasswordField
        label={formatMessage({ id: "auth.reset.password" })}
        hint={formatMessage({ id: "auth.passwordHint" })}
        error={form.formState.errors.password?.message ?? refusal}
        autoComplete="new-password"
        {...form.register("password")}
      />
      <Button type="submit" loading={isPending}>
        <FormattedMessage id="auth.reset.submit" />
      </Button>
    </chakra.form>
  );
}

type Refused = { onInvalid: OnInvalid; onPasswordRefused: () => void };

function useReset(code: string, { onInvalid, onPasswordRefused }: Refused) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const wasLost = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ password }: ResetForm) => call("auth/reset-password", { body: { code, password } }),
  });

  const submit = (values: ResetForm) =>
    mutate(values, {
      onSuccess: () => {
        toast({
          title: formatMessage({ id: "auth.reset.done" }),
          description: formatMessage({ id: "auth.reset.doneText" }),
        });
        navigate("/login", { replace: true });
      },
      onError: (refused) => {
        wasLost.current ||= !isRefusal(refused);
        if (!(refused instanceof ApiError)) return;
        if (refused.code === "RESET_CODE_INVALID") onInvalid(wasLost.current);
        if (refused.fieldErrors?.password) onPasswordRefused();
      },
    });
  return { submit, isPending, error };
}
