import { Box, Button, chakra, Flex, Heading, Image, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useDropzone } from "react-dropzone";
import { FormattedMessage, useIntl } from "react-intl";
import type { DocumentKind, DocumentSide, StoredDocument } from "#shared/api/schemas/onboarding";
import { Badge } from "#web/src/ui/badge";
import { Card } from "#web/src/ui/card";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { type IdImage, useIdImage } from "./id-image";

type IdSideProps = { side: DocumentSide; stored?: StoredDocument; kind?: DocumentKind };

/** One side of the ID: where to drop or choose its photo, then the photo itself. */
export function IdSide({ side, stored, kind }: IdSideProps) {
  const { image, choose, again, remove } = useIdImage(side, stored, kind);

  return (
    <Card as="section" padding="4">
      <Flex justify="space-between" align="center" mb="3" minHeight="7">
        <Heading as="h3" size="md">
          {/* A passport is a book: its two sides are two pages. */}
          <FormattedMessage id={`onboarding.documents.${side}`} values={{ kind }} />
        </Heading>
        {/* For the ear too, and where the focus goes when the upload that held it is over. */}
        <Box role="status">
          {image.state === "uploaded" && (
            <Badge tone="success">
              <FormattedMessage id="onboarding.documents.uploaded" />
            </Badge>
          )}
        </Box>
      </Flex>
      {image.state === "empty" && <Chooser side={side} onChoose={choose} />}
      {image.state === "uploading" && <Uploading side={side} image={image} />}
      {image.state === "uploaded" && <Uploaded side={side} image={image} onRemove={remove} />}
      {image.state !== "uploading" && image.problem && (
        <Text role="alert" color="fg.error" fontWeight="semibold" mt="3">
          <FormattedMessage id={`onboarding.documents.${image.problem}`} />
        </Text>
      )}
      {image.state === "empty" && again && (
        <Button mt="3" width="full" whiteSpace="normal" onClick={again}>
          <FormattedMessage id="onboarding.documents.again" values={{ side }} />
        </Button>
      )}
    </Card>
  );
}

function Chooser({ side, onChoose }: { side: DocumentSide; onChoose: (file: File) => void }) {
  const { formatMessage } = useIntl();
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  // What is no image is silently left out when dropped; only a chosen file gets a message.
  const { getRootProps, isDragActive } = useDropzone({
    accept: { "image/*": [] },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([file]) => file && onChoose(file),
  });

  const taken = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again after it was removed.
    event.target.value = "";
    if (file) onChoose(file);
  };

  return (
    <Stack
      {...getRootProps({ role: "presentation", tabIndex: undefined })}
      gap="3"
      align="center"
      textAlign="center"
      padding="4"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isDragActive ? "accent.solid" : "border.control"}
      bg={isDragActive ? "accent.subtle" : undefined}
      borderRadius="card"
    >
      <CardOutline side={side} />
      <Text css={{ "@media (pointer: coarse)": { display: "none" } }}>
        <FormattedMessage id="onboarding.documents.drop" />
      </Text>
      <Button variant="outline" width="full" whiteSpace="normal" onClick={() => fileInput.current?.click()}>
        <FormattedMessage id="onboarding.documents.choose" values={{ side }} />
      </Button>
      <Button variant="ghost" width="full" whiteSpace="normal" onClick={() => cameraInput.current?.click()}>
        <FormattedMessage id="onboarding.documents.camera" values={{ side }} />
      </Button>
      <Text textStyle="sm" color="fg.quiet">
        <FormattedMessage id="onboarding.documents.limits" />
      </Text>
      <input
        ref={fileInput}
        hidden
        type="file"
        accept="image/*"
        aria-label={formatMessage({ id: "onboarding.documents.choose" }, { side })}
        data-testid={`file-${side}`}
        onChange={taken}
      />
      <input
        ref={cameraInput}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={formatMessage({ id: "onboarding.documents.camera" }, { side })}
        onChange={taken}
      />
    </Stack>
  );
}

/** An ID, drawn: the front with a face, the back with a stripe. */
function CardOutline({ side }: { side: DocumentSide }) {
  return (
    <chakra.svg
      viewBox="0 0 96 60"
      width="24"
      color="fg.quiet"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <rect x="2" y="2" width="92" height="56" rx="6" />
      {side === "front" ? (
        <path d="M14 44c0-8 16-8 16 0M22 32a6 6 0 1 0 0-12 6 6 0 0 0 0 12M42 20h38M42 30h38M42 40h24" />
      ) : (
        <path d="M2 14h92M2 22h92M14 36h50M14 46h30" />
      )}
    </chakra.svg>
  );
}

function Uploading({ side, image }: { side: DocumentSide; image: Extract<IdImage, { state: "uploading" }> }) {
  const { formatMessage } = useIntl();
  const isSent = image.percent >= 100;

  return (
    <Stack gap="3">
      <Photo side={side} address={image.preview} />
      <ProgressBar percent={image.percent} label={formatMessage({ id: "onboarding.documents.preview" }, { side })} />
      <Text role="status">
        {isSent ? (
          <FormattedMessage id="onboarding.documents.checking" />
        ) : (
          <FormattedMessage id="onboarding.documents.uploading" values={{ percent: image.percent }} />
        )}
      </Text>
    </Stack>
  );
}

type UploadedProps = { side: DocumentSide; image: Extract<IdImage, { state: "uploaded" }>; onRemove: () => void };

function Uploaded({ side, image, onRemove }: UploadedProps) {
  const { formatMessage } = useIntl();

  return (
    <Stack gap="3">
      <Photo side={side} address={image.preview} />
      <Button
        variant="outline"
        colorPalette="danger"
        loading={image.isLeaving}
        aria-label={formatMessage({ id: "onboarding.documents.removeSide" }, { side })}
        onClick={onRemove}
      >
        <FormattedMessage id="onboarding.documents.remove" />
      </Button>
    </Stack>
  );
}

/** The photo; its outline where the browser cannot draw it. */
function Photo({ side, address }: { side: DocumentSide; address?: string }) {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState<string>();

  return (
    <Box height="40" bg="bg.subtle" borderRadius="control" overflow="hidden" display="grid" placeItems="center">
      {address && broken !== address ? (
        <Image
          src={address}
          alt={formatMessage({ id: "onboarding.documents.preview" }, { side })}
          width="full"
          height="40"
          objectFit="contain"
          onError={() => setBroken(address)}
        />
      ) : (
        <CardOutline side={side} />
      )}
    </Box>
  );
}
