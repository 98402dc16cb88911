import { Box, Image, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PageBox } from "#shared/domain/report/upload/evidence";
import { typeOf } from "./problems";

type PagePictureProps = {
  file: File;
  page: number;
  /** The lines to mark, in fractions of the page. */
  boxes: readonly PageBox[];
};

/** A page of the member's own file with the lines of one item marked, scrolled to the first of them. */
export function PagePicture({ file, page, boxes }: PagePictureProps) {
  const { formatMessage } = useIntl();
  const { url, hasFailed } = usePicture(file, page);
  const frame = useRef<HTMLDivElement>(null);
  const [first] = boxes;

  const scrollToMark = () => {
    const { current } = frame;
    if (current && first) current.scrollTop = Math.max(0, first.y * current.scrollHeight - current.clientHeight / 3);
  };

  if (hasFailed) return null;
  return (
    <Box
      ref={frame}
      role="region"
      tabIndex={0}
      aria-label={formatMessage({ id: "upload.page" }, { page })}
      position="relative"
      maxHeight={{ base: "40vh", md: "96" }}
      minHeight="32"
      overflow="auto"
      borderWidth="1px"
      borderColor="border.line"
      borderRadius="card"
      bg="white"
    >
      {url === undefined ? (
        <Text padding="3" color="black">
          <FormattedMessage id="upload.page.drawing" />
        </Text>
      ) : (
        <Box position="relative" minWidth={{ base: "xl", md: "full" }}>
          <Image
            src={url}
            alt={formatMessage({ id: "upload.page" }, { page })}
            width="full"
            display="block"
            onLoad={scrollToMark}
          />
          {boxes.map(({ x, y, width, height }) => (
            <Box
              key={`${x} ${y}`}
              position="absolute"
              left={`${x * 100}%`}
              top={`${y * 100}%`}
              width={`${width * 100}%`}
              height={`${height * 100}%`}
              // On white paper in both themes.
              bg="#ffc40059"
              borderBottom="2px solid #b45309"
              pointerEvents="none"
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Each page once, however many items stand on it. */
const drawn = new WeakMap<File, Map<number, Promise<string>>>();

function pictureOf(file: File, page: number): Promise<string> {
  const pages = drawn.get(file) ?? new Map<number, Promise<string>>();
  drawn.set(file, pages);
  const known = pages.get(page) ?? makePicture(file, page);
  pages.set(page, known);
  return known;
}

async function makePicture(file: File, page: number): Promise<string> {
  const type = typeOf(file);
  if (type?.startsWith("image/")) return URL.createObjectURL(file);
  if (type !== "application/pdf") throw new Error("No picture of a text");
  const { drawPage } = await import("./draw-page");
  return URL.createObjectURL(await drawPage(await file.arrayBuffer(), page));
}

function usePicture(file: File, page: number) {
  const [picture, setPicture] = useState<{ url?: string; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isShown = true;
    pictureOf(file, page)
      .then((url) => isShown && setPicture({ url, hasFailed: false }))
      .catch(() => isShown && setPicture({ hasFailed: true }));
    return () => {
      isShown = false;
    };
  }, [file, page]);
  return picture;
}
