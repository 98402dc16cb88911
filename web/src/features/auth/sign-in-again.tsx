import { Button, chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isCodeNeeded } from "#web/src/api/api-error";
import { call } from "#web/src/api/call";
import { userQuery, useUser } from "#web/src/api/session";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { AppCodeField } from "#web/src/ui/app-code-field";
import { Dialog } from "#web/src/ui/dialog";
import { useErrorText } from "#web/src/ui/error-text";
import { pageLocation } from "#web/src/ui/page-location";
import { PasswordField } from "#web/src/ui/password-field";
import { useRequired } from "#web/src/ui/use-required";

type SignInAgainProps = {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  /** The session is over, and the page holds what was typed. */
  hasEnded?: boolean;
};

/** Asks for the password once more: before something that an open browser alone must not do, or to go on after a session's end. */
export function SignInAgain({ open, onClose, onDone, hasEnded = false }: SignInAgainProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      role={hasEnded ? "alertdialog" : undefined}
      hidesPage={hasEnded}
      title={<FormattedMessage id={hasEnded ? "auth.ended.title" : "account.again.title"} />}
      description={<FormattedMessage id={hasEnded ? "auth.ended.kept" : "account.again.text"} />}
    >
      <Form onDone={onDone} />
    </Dialog>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useUser();
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isCodeAsked, setCodeAsked] = useState(false);
  const { mutate, isPending, error } = useSignInAgain();
  const { field, error: missing, isMissing } = useRequired(password);
  const { field: codeField, error: codeMissing, isMissing: isCodeMissing } = useRequired(code);
  const refusal = error && !isCodeNeeded(error) ? errorText(error) : undefined;

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isMissing() || (isCodeAsked && isCodeMissing())) return;
    const onError = (refused: unknown) => {
      if (isCodeNeeded(refused)) return setCodeAsked(true);
      (isCodeAsked ? codeField : field).current?.focus();
    };
    mutate(
      { email: user?.email || user?.username || "", password, code: code || undefined },
      { onSuccess: onDone, onError },
    );
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <PasswordField
        ref={field}
        name="signInAgain"
        label={formatMessage({ id: "auth.password" })}
        error={missing ?? (isCodeAsked ? undefined : refusal)}
        saysError
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {isCodeAsked && (
        <AppCodeField
          ref={codeField}
          name="signInAgainCode"
          error={codeMissing ?? refusal}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" loading={isPending}>
        <FormattedMessage id="account.again.submit" />
      </Button>
      <Button
        variant="outline"
        onClick={() => pageLocation.navigateExternal(`/api/login?returnTo=${window.location.pathname}`)}
      >
        <FormattedMessage id="auth.outsideProvider" />
      </Button>
    </chakra.form>
  );
}

/** Proves who is at the screen, in place of a sign-in that is too long ago. */
function useSignInAgain() {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (body: { email: string; password: string; code?: string }) => call("auth/login", { body }),
    onSuccess: () =>
      Promise.all(
        [userQuery.queryKey, ["account", "sessions"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
