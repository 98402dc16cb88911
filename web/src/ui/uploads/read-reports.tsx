import { Button, Flex, Stack } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { UnreadPage } from "#shared/domain/report/upload/unread-page";
import { Notice } from "../notice";
import { BureauAnswerCard } from "./bureau-answer";
import type { Chosen } from "./chosen";
import { FileList } from "./file-list";
import { Findings } from "./findings";
import { isPassing } from "./problems";
import { UnreadPages } from "./unread-pages";
import type { UploadCalls } from "./upload-calls";
import type { Uploads } from "./use-uploads";
import { WhichBureau } from "./which-bureau";

type ReadReportsProps = {
  uploads: Uploads;
  calls: UploadCalls;
  onAgain: () => void;
  wayOn?: (isQuiet: boolean) => ReactNode;
};

/** How far the reading of each report is, and what was found in them. */
export function ReadReports({
  uploads: { reports, retake, retry, sayBureau },
  calls,
  onAgain,
  wayOn,
}: ReadReportsProps) {
  const isOver = reports.every(({ state }) => ["done", "answer", "which", "failed"].includes(state.step));
  const isAsking = reports.some(({ state }) => state.step === "which" || state.step === "answer");
  const mayRetry = reports.some(({ state }) => state.step === "failed" && isPassing(state.problem));
  // What was checked stays while a page is taken again.
  const [wasOver, setWasOver] = useState(false);
  if (isOver && !wasOver) setWasOver(true);
  const read = reports.flatMap((report) =>
    report.state.step === "done" ? [{ files: report.files, analysis: report.state.analysis }] : [],
  );

  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOver && isWhereReadingBegan(document.activeElement)) focusFirstHeading(results.current);
  }, [isOver]);

  return (
    <Stack gap="6" ref={results}>
      <FileList reports={reports} isVisitor={calls.answers === undefined} onRetry={(report) => void retry(report)} />
      {reports.map((report) => {
        const unread = unreadPagesOf(report);
        return (
          unread.length > 0 && (
            <UnreadPages
              key={report.id}
              report={report}
              pages={unread}
              onRetake={(page, picture) => void retake(report, page, picture)}
            />
          )
        );
      })}
      {reports.map(
        ({ id, state }) =>
          state.step === "answer" && <BureauAnswerCard key={id} answer={state.answer} calls={calls.answers} />,
      )}
      {reports.map(
        (report) =>
          report.state.step === "which" && (
            <WhichBureau
              key={report.id}
              report={report}
              asked={report.state.asked}
              onSay={(uploadId, bureau) => void sayBureau(report, uploadId, bureau)}
            />
          ),
      )}
      <TwiceShown bureausOfFiles={read.map(({ analysis }) => analysis.bureausFound)} />
      {wasOver && read.length > 0 && (
        <Findings read={read} calls={calls} isReading={!isOver} onAgain={onAgain} wayOn={wayOn} />
      )}
      {isOver && read.length === 0 && (
        <Flex>
          <Button variant={isAsking || mayRetry ? "outline" : "solid"} onClick={onAgain}>
            <FormattedMessage id="upload.again" />
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

/** Reading takes a while: who has gone elsewhere meanwhile stays there. */
const isWhereReadingBegan = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches("[aria-current=step]");

/** To the first of what was found. */
function focusFirstHeading(place: HTMLElement | null): void {
  const heading = place?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** One file for each bureau is enough: says which bureau is in two, and which of them counts. */
function TwiceShown({ bureausOfFiles }: { bureausOfFiles: readonly (readonly Bureau[])[] }) {
  const { formatList } = useIntl();
  const twice = bureaus.filter((bureau) => bureausOfFiles.filter((shown) => shown.includes(bureau)).length > 1);
  if (twice.length === 0) return null;

  return (
    <Notice>
      <FormattedMessage
        id="upload.twice"
        values={{ bureaus: formatList(twice.map((bureau) => bureauNames[bureau])) }}
      />
    </Notice>
  );
}

function unreadPagesOf({ state }: Chosen): readonly UnreadPage[] {
  if (state.step === "done") return state.analysis.unreadPages ?? [];
  return state.step === "answer" ? (state.answer.unreadPages ?? []) : [];
}
