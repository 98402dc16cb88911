import { chakra, Flex, Text } from "@chakra-ui/react";
import { createContext, type ReactNode, useContext } from "react";
import { FormattedMessage } from "react-intl";
import { useValidationText } from "./validation-text";

export type FieldShellProps = {
  name: string;
  label: ReactNode;
  /** Why it is asked, or in what form. */
  hint?: ReactNode;
  /** A schema's message (translated here) or words already in the reader's language. */
  error?: string;
  /** Says so beside the label; fields are required otherwise. */
  isOptional?: boolean;
  /** Says so beside the label, where another answer made the field required. */
  isRequired?: boolean;
  /** Has a screen reader say the error as it comes: the answer to a call, while the field has the focus and keeps it. */
  saysError?: boolean;
};

/** The id of an error that stands above the group of which the field is one. */
export type GroupError = { groupErrorId?: string };

/** Sets the fields of one form apart from those of the same form elsewhere on the page: whose form it is. */
export const FieldScope = createContext("");

/** What the control must carry so that label, hint and message belong to it. */
type ControlProps = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

/**
 * Label above, hint, message, control: the same for every kind of field.
 *
 * Our own instead of Chakra's Field: that one wraps each control in a group and leaves its message out of the
 * description, so that screen readers say the first and not the second.
 */
export function FieldShell({
  name,
  label,
  hint,
  error,
  isOptional,
  isRequired,
  saysError,
  groupErrorId,
  children,
}: FieldShellProps & GroupError & { children: (control: ControlProps) => ReactNode }) {
  const message = useValidationText()(error);
  const scope = useContext(FieldScope);
  const id = fieldId(scope ? `${scope}-${name}` : name);
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = message === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId, groupErrorId].filter((part) => part !== undefined).join(" ");

  return (
    <Flex direction="column" gap="1" width="full" scrollMarginTop="24">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {label}
        {(isOptional || isRequired) && (
          <chakra.span fontWeight="normal" color="fg.quiet">
            {" "}
            <FormattedMessage id={isRequired ? "common.required" : "common.optional"} />
          </chakra.span>
        )}
      </chakra.label>
      {hintId !== undefined && (
        <Text as="div" id={hintId} color="fg.quiet" fontSize="sm" textWrap="pretty">
          {hint}
        </Text>
      )}
      {errorId !== undefined && (
        <Text id={errorId} role={saysError ? "alert" : undefined} color="fg.error" fontSize="sm" fontWeight="semibold">
          {message}
        </Text>
      )}
      {children({
        id,
        "aria-invalid": errorId === undefined && groupErrorId === undefined ? undefined : true,
        "aria-describedby": describedBy || undefined,
      })}
    </Flex>
  );
}

/** The id of a field's control: where an error summary's link goes. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(".", "-")}`;
}
