import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Dialog } from "./dialog";
import { NotDone, type NotDoneProps } from "./not-done";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  title: ReactNode;
  description: ReactNode;
  /** What the two buttons say: to do it, and to leave it. */
  confirm: ReactNode;
  cancel?: ReactNode;
  /** What is done cannot be undone. */
  isDestructive?: boolean;
  finalFocus?: () => HTMLElement | null;
  /** Why it could not be done, and the message that says so: the question stays open, to be answered again. */
  failure?: NotDoneProps;
  /** What the question is about, where its words do not name it all. */
  children?: ReactNode;
};

/** A question before something is done: what it means, and two answers. */
export function ConfirmDialog({
  onConfirm,
  isPending,
  confirm,
  cancel = <FormattedMessage id="common.cancel" />,
  isDestructive = false,
  failure,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      actions={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button colorPalette={isDestructive ? "danger" : undefined} loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure && <NotDone {...failure} />}
    </Dialog>
  );
}
