import { Box, Heading, Link, List } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldId } from "./field-shell";
import { useValidationText } from "./validation-text";

type ErrorSummaryProps = {
  /** In the order of the form; `name` is the field's. */
  errors: readonly { name: string; label: string; message: string | undefined }[];
  /** Grows with each failed attempt: the summary takes the focus again. */
  attempt: number;
};

/** After a failed attempt: what to correct, each with a link to its field. Takes the focus and marks the tab's title. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { formatMessage } = useIntl();
  const textOf = useValidationText();
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = formatMessage({ id: "common.errorSummary.tabTitle" }, { title });
    return () => {
      document.title = title;
    };
  }, [hasErrors, formatMessage]);

  if (!hasErrors) return null;
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      borderWidth="2px"
      borderColor="danger.solid"
      borderRadius="card"
      padding="4"
      bg="bg.surface"
    >
      <Heading as="h2" size="md" mb="2">
        <FormattedMessage id="common.errorSummary.title" values={{ count: errors.length }} />
      </Heading>
      <List.Root variant="plain">
        {errors.map(({ name, label, message }) => (
          <List.Item key={name}>
            <Link href={`#${fieldId(name)}`} colorPalette="danger" onClick={(event) => jumpTo(event, name)}>
              {label}: {textOf(message)}
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}

function jumpTo(event: { preventDefault: () => void }, name: string): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}
