import { Button, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useDropzone } from "react-dropzone";
import { FormattedMessage, useIntl } from "react-intl";

const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.txt,.htm,.html,.mht,.mhtml";

/** Where files are dropped, or chosen with a button. What is no report gets its words in the list. */
export function FileChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDropAccepted: (files) => onChoose(files),
  });

  const taken = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    event.target.value = "";
    onChoose(files);
  };

  return (
    <Stack
      {...getRootProps({ role: "presentation", tabIndex: undefined })}
      gap="3"
      align="center"
      textAlign="center"
      padding={{ base: "4", md: "8" }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isDragActive ? "accent.solid" : "border.control"}
      bg={isDragActive ? "accent.subtle" : undefined}
      borderRadius="card"
    >
      <Text>
        <FormattedMessage id="upload.drop" />
      </Text>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <FormattedMessage id="upload.choose" />
      </Button>
      <Text textStyle="sm" color="fg.quiet">
        <FormattedMessage id="upload.limits" />
      </Text>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={ACCEPTED}
        aria-label={formatMessage({ id: "upload.choose" })}
        data-testid="report-files"
        onChange={taken}
      />
    </Stack>
  );
}
