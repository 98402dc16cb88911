import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { TextLine } from "#shared/domain/report/upload/lines/text-line";
import { PageFrame, type PageShown } from "./page-frame";
import { typeOf } from "./problems";

type PageLinesProps = {
  file: File;
  shown: PageShown;
  /** The numbers of the lines to mark. */
  marked: readonly number[];
};

/** Lines of the file that are shown before and after the marked ones. */
const AROUND = 40;

/** The lines of a text or saved page with those of one item marked, scrolled to the first of them. Shown as text, never as a page. */
export function PageLines({ file, shown, marked }: PageLinesProps) {
  const lines = useLines(file);
  const frame = useRef<HTMLDivElement>(null);
  const [from, to] = [Math.min(...marked) - AROUND, Math.max(...marked) + AROUND];
  const near = lines?.filter((each) => each.page === shown.page && each.line >= from && each.line <= to);

  useEffect(() => {
    const { current } = frame;
    const first = current?.querySelector("mark");
    if (lines && current && first) current.scrollTop = Math.max(0, first.offsetTop - current.clientHeight / 3);
  }, [lines]);

  if (near?.length === 0) return null;
  return (
    <PageFrame ref={frame} shown={shown} padding="3" bg="bg.surface" fontFamily="mono" textStyle="sm">
      {near === undefined ? (
        <FormattedMessage id="upload.page.drawing" />
      ) : (
        near.map(({ line, cells }) => (
          <chakra.div key={line} display="flex" gap="3">
            <chakra.span color="fg.quiet" minWidth="8" textAlign="end" userSelect="none">
              {line}
            </chakra.span>
            <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
              {marked.includes(line) ? <Marked cells={cells} /> : textOf(cells)}
            </chakra.span>
          </chakra.div>
        ))
      )}
    </PageFrame>
  );
}

function Marked({ cells }: Pick<TextLine, "cells">) {
  return (
    <chakra.mark bg="#ffc400a6" color="black">
      {textOf(cells)}
    </chakra.mark>
  );
}

/** Columns are apart. */
const textOf = (cells: TextLine["cells"]) => cells.map(({ text }) => text).join("   ");

/** Each file once, however many items it has. */
const known = new WeakMap<File, Promise<TextLine[]>>();

function useLines(file: File): TextLine[] | undefined {
  const [lines, setLines] = useState<TextLine[]>();
  useEffect(() => {
    let isShown = true;
    const reading = known.get(file) ?? linesOf(file);
    known.set(file, reading);
    reading.then((found) => isShown && setLines(found)).catch(() => isShown && setLines([]));
    return () => {
      isShown = false;
    };
  }, [file]);
  return lines;
}

async function linesOf(file: File): Promise<TextLine[]> {
  const { linesOfFile } = await import("#shared/domain/report/upload/files/file-text");
  return linesOfFile(new Uint8Array(await file.arrayBuffer()), typeOf(file) ?? "text/plain");
}
