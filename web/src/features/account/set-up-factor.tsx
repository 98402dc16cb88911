import { Button, Code, chakra, Link, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AppKey } from "#shared/api/schemas/account";
import { AppCodeField } from "#web/src/ui/app-code-field";
import { PasswordField } from "#web/src/ui/password-field";
import { useToast } from "#web/src/ui/toast";
import { useRequired } from "#web/src/ui/use-required";
import { QrCode } from "./qr-code";
import { useConfirmSecondFactor, useStartSecondFactor } from "./queries";
import { useRefusal } from "./use-refusal";

/** First the password, then the key and the code that proves that the app has it. */
export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState("");
  const [key, setKey] = useState<AppKey>();

  if (key === undefined) return <AskPassword password={password} onChange={setPassword} onKey={setKey} />;
  return <AskCode password={password} appKey={key} onDone={onDone} />;
}

type AskPasswordProps = { password: string; onChange: (password: string) => void; onKey: (key: AppKey) => void };

function AskPassword({ password, onChange, onKey }: AskPasswordProps) {
  const { formatMessage } = useIntl();
  const { mutate, isPending, error } = useStartSecondFactor();
  const refusal = useRefusal(error, "password");
  const { field, error: missing, isMissing } = useRequired(password);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isMissing()) return;
    mutate(password, { onSuccess: onKey, onError: () => field.current?.focus() });
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <Text>
        <FormattedMessage id="account.factor.startText" />
      </Text>
      <PasswordField
        ref={field}
        name="factorPassword"
        label={formatMessage({ id: "account.password.current" })}
        error={missing ?? refusal}
        saysError
        autoComplete="current-password"
        value={password}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" loading={isPending}>
        <FormattedMessage id="account.factor.next" />
      </Button>
    </chakra.form>
  );
}

function AskCode({ password, appKey, onDone }: { password: string; appKey: AppKey; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [code, setCode] = useState("");
  const { mutate, isPending, error } = useConfirmSecondFactor();
  const refusal = useRefusal(error, "code");
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      onDone();
      toast({
        title: formatMessage({ id: "account.factor.done" }),
        description: formatMessage({ id: "account.factor.doneText" }),
      });
    };
    mutate({ password, code }, { onSuccess, onError: () => field.current?.focus() });
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
      <Text>
        <FormattedMessage id="account.factor.keyText" />
      </Text>
      <QrCode text={appKey.uri} label={formatMessage({ id: "account.factor.qr" })} />
      <Text fontWeight="semibold">
        <FormattedMessage id="account.factor.key" />
        <Code display="block" bg="bg.canvas" p="3" mt="2" fontSize="md" whiteSpace="normal" overflowWrap="anywhere">
          {appKey.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </Code>
      </Text>
      <Link href={appKey.uri}>
        <FormattedMessage id="account.factor.open" />
      </Link>
      <AppCodeField
        ref={field}
        name="factorCode"
        error={refusal}
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" loading={isPending}>
        <FormattedMessage id="account.factor.confirm" />
      </Button>
    </chakra.form>
  );
}
