import { Button, chakra, Flex, Image, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CloseIcon } from "#web/src/ui/icons";
import { type Chosen, MOST_PICTURES, mayGrow } from "./chosen";
import { PictureButton } from "./picture-button";
import { usePicture } from "./use-picture";
import type { Uploads } from "./use-uploads";

type PhotoPagesProps = { report: Chosen; uploads: Pick<Uploads, "addPages" | "movePage" | "removePage"> };

/** The photos of one report before they are sent: put in order, removed, or joined by more. */
export function PhotoPages({ report, uploads }: PhotoPagesProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<number>();
  const { files } = report;

  const move = (index: number, by: -1 | 1) => {
    uploads.movePage(report, index, by);
    setMoved(index + by + 1);
    // The focus goes along with the page: at the list's end, to the other button.
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[index + by]?.querySelectorAll("button") ?? [])];
      const enabled = buttons.filter(({ disabled }) => !disabled);
      (enabled.find(({ value }) => value === String(by)) ?? enabled[0])?.focus();
    });
  };

  return (
    <Stack gap="2">
      <chakra.ol ref={list} listStyleType="none" display="grid" gap="2">
        {files.map((file, index) => (
          <Flex as="li" key={`${file.name} ${file.size} ${file.lastModified}`} gap="3" align="center" wrap="wrap">
            <Thumbnail file={file} />
            <Text flex="1" minWidth="24" textStyle="sm">
              <FormattedMessage id="upload.photos.page" values={{ page: index + 1, pages: files.length }} />
            </Text>
            <Flex gap="1">
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  value={by}
                  size="sm"
                  variant="outline"
                  disabled={files[index + by] === undefined}
                  aria-label={formatMessage({ id: `upload.photos.${nameOf(by)}Of` }, { page: index + 1 })}
                  onClick={() => move(index, by)}
                >
                  <FormattedMessage id={`upload.photos.${nameOf(by)}`} />
                </Button>
              ))}
              <Button
                size="sm"
                variant="ghost"
                disabled={files.length === 1}
                aria-label={formatMessage({ id: "upload.photos.remove" }, { page: index + 1 })}
                onClick={() => uploads.removePage(report, index)}
              >
                <CloseIcon />
              </Button>
            </Flex>
          </Flex>
        ))}
      </chakra.ol>
      <Text role="status" srOnly>
        {moved !== undefined && <FormattedMessage id="upload.photos.moved" values={{ page: moved }} />}
      </Text>
      {mayGrow(report) ? (
        <PictureButton label="upload.photos.add" onChoose={(pictures) => uploads.addPages(report.id, pictures)} />
      ) : (
        <Text textStyle="sm" color="fg.quiet">
          <FormattedMessage id="upload.photos.full" values={{ most: MOST_PICTURES }} />
        </Text>
      )}
    </Stack>
  );
}

const nameOf = (by: -1 | 1) => (by === -1 ? "up" : "down");

/** Seen, not read out: the page's number says which one it is. */
function Thumbnail({ file }: { file: File }) {
  const { url } = usePicture([file], 1);
  return (
    <Image
      src={url}
      alt=""
      width="12"
      height="16"
      objectFit="cover"
      borderWidth="1px"
      borderColor="border.line"
      bg="bg.subtle"
    />
  );
}
