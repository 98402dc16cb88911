import { Button, chakra, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppCodeField } from "#web/src/ui/app-code-field";
import { PasswordField } from "#web/src/ui/password-field";
import { useToast } from "#web/src/ui/toast";
import { useRequired } from "#web/src/ui/use-required";
import { useEndSecondFactor } from "./queries";
import { fieldErrorOf, useRefusal } from "./use-refusal";

/** To turn it off takes both: the password and the app. */
export function EndFactor({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { mutate, isPending, error } = useEndSecondFactor();
  const wrongPassword = fieldErrorOf(error, "password");
  const refusal = useRefusal(error, "code");
  const codeField = useRef<HTMLInputElement>(null);
  const { field, error: missing, isMissing } = useRequired(password);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isMissing()) return;
    const onSuccess = () => {
      onDone();
      toast({ title: formatMessage({ id: "account.factor.ended" }) });
    };
    const onError = (refused: unknown) =>
      (fieldErrorOf(refused, "password") === undefined ? codeField : field).current?.focus();
    mutate({ password, code }, { onSuccess, onError });
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <Text>
        <FormattedMessage id="account.factor.endText" />
      </Text>
      <PasswordField
        ref={field}
        name="factorPassword"
        label={formatMessage({ id: "account.password.current" })}
        error={missing ?? wrongPassword}
        saysError
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <AppCodeField
        ref={codeField}
        name="factorCode"
        error={wrongPassword === undefined ? refusal : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" colorPalette="danger" loading={isPending}>
        <FormattedMessage id="account.factor.end" />
      </Button>
    </chakra.form>
  );
}
