import { Button, chakra, HStack } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useFormContext } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router-dom";
import { ApiError, isRefusal } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { BirthDateField } from "#web/src/ui/birth-date-field";
import { Card } from "#web/src/ui/card";
import { useErrorText } from "#web/src/ui/error-text";
import { LinkButton } from "#web/src/ui/link-button";
import { Notice } from "#web/src/ui/notice";
import { PasswordField } from "#web/src/ui/password-field";
import { Refusal } from "#web/src/ui/refusal";
import { Screen } from "#web/src/ui/screen";
import { useToast } from "#web/src/ui/toast";
import { useLateChecks } from "#web/src/ui/use-late-checks";
import type { ResetFields, ResetForm } from "./forms";
import { AddressReleased, NotMyAccount } from "./not-my-account";

const loadChecks = async () => (await import("./forms")).checks.reset;

/** What became of the code: one whose first try got no answer may have been used by it. */
type End = "invalid" | "used" | "released";

/** Where the mail leads. The code is taken out of the address at once, so that neither history nor a copied address keeps it. */
export function ResetPasswordScreen() {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get("code") ?? "");
  const [end, setEnd] = useState<End | undefined>(code === "" ? "invalid" : undefined);

  useEffect(() => {
    if (hash !== "") navigate("/reset-password", { replace: true });
  }, [hash, navigate]);

  return (
    <Screen
      title={formatMessage({ id: end === "released" ? "auth.release.done" : "auth.reset.title" })}
      lead={end ? undefined : <FormattedMessage id="auth.reset.lead" />}
      width="form"
    >
      <Card>
        {end === "invalid" && <AskAgain />}
        {end === "used" && <MaybeSaved />}
        {end === "released" && <AddressReleased />}
        {end === undefined && <ResetFormCard code={code} onEnd={setEnd} />}
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
      action={<LinkButton to="/forgot-password" label="auth.reset.askAgain" />}
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
          <LinkButton to="/login" label="auth.signIn.submit" />
          <LinkButton variant="outline" to="/forgot-password" label="auth.reset.askAgain" />
        </HStack>
      }
    >
      <FormattedMessage id="auth.reset.maybeSavedText" />
    </Notice>
  );
}

type OnEnd = (end: End) => void;

function ResetFormCard({ code, onEnd }: { code: string; onEnd: OnEnd }) {
  const { formatMessage } = useIntl();
  const form = useForm<ResetFields, unknown, ResetForm>({
    resolver: useLateChecks(loadChecks),
    defaultValues: { password: "", dateOfBirth: "" },
  });
  const [asksBirthDate, setAsksBirthDate] = useState(false);
  const { submit, isPending, error } = useReset(code, {
    onEnd,
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
        {asksBirthDate && <BirthDateQuestion code={code} onEnd={onEnd} />}
        <Button type="submit" loading={isPending}>
          <FormattedMessage id="auth.reset.submit" />
        </Button>
      </chakra.form>
    </FormProvider>
  );
}

/** Whose account it is, where the address does not say so. */
function BirthDateQuestion({ code, onEnd }: { code: string; onEnd: OnEnd }) {
  const { formatMessage } = useIntl();
  const { setFocus } = useFormContext<ResetFields>();
  useEffect(() => setFocus("dateOfBirth"), [setFocus]);

  return (
    <>
      <Notice
        isAnnounced
        title={<FormattedMessage id="auth.reset.birthDate.title" />}
        action={<NotMyAccount code={code} onInvalid={() => onEnd("invalid")} onReleased={() => onEnd("released")} />}
      >
        <FormattedMessage id="auth.reset.birthDate.text" />
      </Notice>
      <BirthDateField hint={formatMessage({ id: "auth.reset.birthDate.hint" })} />
    </>
  );
}

type Refused = { onEnd: OnEnd; onFieldRefused: (field: keyof ResetFields, message: string) => void };

const fields = ["dateOfBirth", "password"] as const satisfies (keyof ResetFields)[];

function useReset(code: string, { onEnd, onFieldRefused }: Refused) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const wasLost = useRef(false);
  const { mutate, isPending, error } = useMutationOnce({
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
        if (refused.code === "RESET_CODE_INVALID") onEnd(wasLost.current ? "used" : "invalid");
        for (const field of fields) {
          const message = refused.fieldErrors?.[field]?.[0];
          if (message) onFieldRefused(field, message);
        }
      },
    });
  return { submit, isPending, error };
}
