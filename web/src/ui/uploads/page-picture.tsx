import { Box, Image, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PageBox } from "#shared/domain/report/upload/accounts/evidence";
import { PageFrame, type PageShown } from "./page-frame";
import { usePicture } from "./use-picture";

type PagePictureProps = {
  files: readonly File[];
  shown: PageShown;
  /** The lines to mark, in fractions of the page. */
  boxes: readonly PageBox[];
};

/** A page of the member's own file with the lines of one item marked, scrolled to the first of them. */
export function PagePicture({ files, shown, boxes }: PagePictureProps) {
  const { formatMessage } = useIntl();
  const { page } = shown;
  const { url, hasFailed } = usePicture(files, page);
  const frame = useRef<HTMLDivElement>(null);
  const [first] = boxes;

  const scrollToMark = () => {
    const { current } = frame;
    if (current && first) current.scrollTop = Math.max(0, first.y * current.scrollHeight - current.clientHeight / 3);
  };

  if (hasFailed) return null;
  return (
    <PageFrame ref={frame} shown={shown} bg="white">
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
              // Under the line: on the letters it would hide a third of small print.
              boxSizing="content-box"
              borderBottom="2px solid #b45309"
              pointerEvents="none"
            />
          ))}
        </Box>
      )}
    </PageFrame>
  );
}
