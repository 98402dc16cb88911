import { Button, chakra, List, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { KeptKind } from "#shared/api/schemas/account";
import { keptKinds, lastErasedOn } from "#shared/domain/retention/retention";
import { isRefusal } from "#web/src/api/api-error";
import { serverNow } from "#web/src/api/server-time";
import { Dialog } from "#web/src/ui/dialog";
import { LongDate } from "#web/src/ui/format";
import { NotDone } from "#web/src/ui/not-done";
import { Notice } from "#web/src/ui/notice";
import { TextField } from "#web/src/ui/text-field";

type DeleteDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  /** Why it was not done. */
  error: unknown;
};

/** What goes, what stays and why, and a word to type: this cannot be taken back. */
export function DeleteDialog({ open, onClose, onConfirm, isPending, error }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      startsAtTitle
      title={<FormattedMessage id="account.delete.title" />}
      description={<FormattedMessage id="account.delete.what" />}
    >
      <Text fontWeight="semibold">
        <FormattedMessage id="account.delete.keptTitle" />
      </Text>
      <KeptList kinds={keptKinds} />
      <Text mt="3" mb="5">
        <FormattedMessage
          id="account.delete.keptUntil"
          values={{ date: <LongDate value={lastErasedOn(serverNow())} /> }}
        />
      </Text>
      <Notice tone="info">
        <FormattedMessage id="account.delete.payments" />
      </Notice>
      <Confirmation onConfirm={onConfirm} onClose={onClose} isPending={isPending} error={error} />
    </Dialog>
  );
}

/** What the law has us keep, each with its reason. */
export function KeptList({ kinds }: { kinds: readonly KeptKind[] }) {
  return (
    <List.Root ps="5" mt="2">
      {kinds.map((kind) => (
        <List.Item key={kind} mb="1">
          <FormattedMessage id={`account.kept.${kind}`} />
        </List.Item>
      ))}
    </List.Root>
  );
}

function Confirmation({ onConfirm, onClose, isPending, error }: Omit<DeleteDialogProps, "open">) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const word = formatMessage({ id: "account.delete.word" });
  const isRight = typed.trim().toLocaleUpperCase() === word;

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRight) onConfirm();
    else field.current?.focus();
  };

  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5" mt="5">
      <TextField
        ref={field}
        name="confirmation"
        label={formatMessage({ id: "account.delete.type" }, { word })}
        error={hasTried && !isRight ? formatMessage({ id: "account.delete.typeWrong" }, { word }) : undefined}
        saysError
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <NotDone error={error} title={isRefusal(error) ? "account.delete.failed" : "account.delete.unsure"}>
        {isRefusal(error) ? undefined : <FormattedMessage id="account.delete.unsureText" />}
      </NotDone>
      <Button type="submit" colorPalette="danger" loading={isPending}>
        <FormattedMessage id="account.delete.confirm" />
      </Button>
      <Button variant="outline" onClick={onClose}>
        <FormattedMessage id="account.delete.keep" />
      </Button>
    </chakra.form>
  );
}
