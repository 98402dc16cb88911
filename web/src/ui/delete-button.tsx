import { Button } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "./confirm-dialog";
import { useToast } from "./toast";

type Deletion = {
  mutate: (nothing: undefined, then: { onSuccess: () => void; onError: (error: unknown) => void }) => void;
  reset: () => void;
  isPending: boolean;
  isSuccess: boolean;
  error: unknown;
};

type DeleteButtonProps = {
  /** What is deleted. */
  name: string;
  deletion: Deletion;
  /** Messages, which may name it: on the button and as its name, of the question and its answer, and of what came of it. */
  words: Record<"action" | "label" | "title" | "confirm" | "done" | "failed", string>;
  text: ReactNode;
  /** The id of where one is when what was deleted and its buttons are gone. */
  focusAfter: string;
  onError?: (error: unknown) => void;
};

/** Deletes something for good, after a question. */
export function DeleteButton({ name, deletion, words, text, focusAfter, onError }: DeleteButtonProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = deletion;
  const close = () => {
    setOpen(false);
    reset();
  };

  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: formatMessage({ id: words.done }, { name }) });
        setOpen(false);
      },
      onError: (refused) => onError?.(refused),
    });

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        aria-label={formatMessage({ id: words.label }, { name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={words.action} />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        onConfirm={remove}
        isPending={isPending}
        isDestructive
        failure={{ error, title: words.failed }}
        finalFocus={() => (isSuccess ? document.getElementById(focusAfter) : null)}
        title={<FormattedMessage id={words.title} values={{ name }} />}
        description={text}
        confirm={<FormattedMessage id={words.confirm} />}
      />
    </>
  );
}
