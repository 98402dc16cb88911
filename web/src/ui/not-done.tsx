import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { isRefusal } from "#web/src/api/api-error";
import { useErrorText } from "./error-text";
import { Refusal } from "./refusal";

export type NotDoneProps = {
  error: unknown;
  /** The message that says what was not done. */
  title: string;
  /** Why, where there are better words than those of the error. */
  children?: ReactNode;
};

/** Why something was not done, beside the button that does it, until that is pressed again. */
export function NotDone({ error, title, children }: NotDoneProps) {
  const errorText = useErrorText();

  if (!error) return null;
  return (
    <Refusal error={error} title={<FormattedMessage id={title} />}>
      {children ?? errorText(error)}
    </Refusal>
  );
}

/**
 * What is said of a failed action that can safely be repeated: without an answer it may be done all the same, and only a refusal says
 * that it is not. Each message by its id.
 */
export function failureOf(
  error: unknown,
  { failed, unsure, unsureText }: { failed: string; unsure: string; unsureText: string },
): NotDoneProps {
  if (isRefusal(error)) return { error, title: failed };
  return { error, title: unsure, children: <FormattedMessage id={unsureText} /> };
}
