import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useDropzone } from "react-dropzone";
import { FormattedMessage, useIntl } from "react-intl";
import { PictureButton } from "./picture-button";

const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.heic,.heif,.webp,.txt,.htm,.html,.mht,.mhtml";

type FileChooserProps = {
  /** Pictures become pages of the report that was started with pictures, if they are not of another one. */
  onChoose: (files: readonly File[], isAnother?: boolean) => void;
  /** A report was started with pictures. */
  hasPhotos: boolean;
};

/** Where files are dropped, or chosen with a button. What is no report gets its words in the list. */
export function FileChooser({ onChoose, hasPhotos }: FileChooserProps) {
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
      <Text css={{ "@media (pointer: coarse)": { display: "none" } }}>
        <FormattedMessage id="upload.drop" />
      </Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <FormattedMessage id="upload.choose" />
        </Button>
        <PictureButton label="upload.photos.take" onChoose={(pictures) => onChoose(pictures)} />
        {hasPhotos && <PictureButton label="upload.photos.another" onChoose={(pictures) => onChoose(pictures, true)} />}
      </Flex>
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
