import { Button, chakra, HStack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ApiError, isRefusal } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { BirthDateField } from "#web/src/ui/birth-date-field";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";
import { PasswordField } from "#web/src/ui/password-field";
import { Refusal } from "#web/src/ui/refusal";
import { Screen } from "#web/src/ui/screen";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { ResetFields, ResetForm } from "./forms";

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
  const form = useForm<ResetFields, unknown, ResetForm>({
    resolver: useLateChecks(loadChecks),
    defaultValues: { password: "", dateOfBirth: "" },
  });
  const [asksBirthDate, setAsksBirthDate] = useState(false);
  const { submit, isPending, error } = useReset(code, {
    onInvalid,
    onFieldRefused: (field, message) => {
      if (field === "dateOfBirth") setAsksBirthDate(true);
      form.setError(field, { message }, { shouldFocus: true });
    },
  });
  const errorText = useErrorText();
  const isOfField = error instanceof ApiError && error.fieldErrors !== undefined;

  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={form.handleSubmit(submit)} display="flex" flexDirection="column" gap="5">
        {error && !isOfField && <Refusal error={error}>{errorText(error)}</Refusal>}
        <PasswordField
          label={formatMessage({ id: "auth.reset.password" })}
          hint={formatMessage({ id: "auth.passwordHint" })}
          error={form.formState.errors.password?.message}
          autoComplete="new-password"
          {...form.register("password")}
        />
        {asksBirthDate && <BirthDateQuestion />}
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="auth.reset.submit" />
        </Button>
      </chakra.form>
    </FormProvider>
  );
}

/** Whose account it is, where the address does not say so. */
function BirthDateQuestion() {
  const { formatMessage } = useIntl();
  const { setFocus } = useFormContext<ResetFields>();
  useEffect(() => setFocus("dateOfBirth"), [setFocus]);

  return (
    <>
      <Notice
        isAnnounced
        title={<FormattedMessage id="auth.reset.birthDate.title" />}
        action={
          <Button variant="outline" asChild>
            <Link to="/help">
              <FormattedMessage id="help.contact.title" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage id="auth.reset.birthDate.text" />
      </Notice>
      <BirthDateField hint={formatMessage({ id: "auth.reset.birthDate.hint" })} />
    </>
  );
}

type Refused = { onInvalid: OnInvalid; onFieldRefused: (field: keyof ResetFields, message: string) => void };

const fields = ["dateOfBirth", "password"] as const satisfies (keyof ResetFields)[];

function useReset(code: string, { onInvalid, onFieldRefused }: Refused) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const wasLost = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ResetForm) => call("auth/reset-password", { body: { code, ...body } }),
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
        for (const field of fields) {
          const message = refused.fieldErrors?.[field]?.[0];
          if (message) onFieldRefused(field, message);
        }
      },
    });
  return { submit, isPending, error };
}
