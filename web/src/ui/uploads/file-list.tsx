import { Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { noticeKinds } from "#shared/domain/document/seen";
import { isOneOf } from "#shared/domain/text/is-one-of";
import { CloseIcon } from "#web/src/ui/icons";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { type Chosen, type FileState, isPhotos } from "./chosen";
import { PhotoPages } from "./photo-pages";
import { type FileProblem, isPassing } from "./problems";
import { ReadNotice } from "./read-notice";
import { ReportName, useReportName } from "./report-name";
import type { Uploads } from "./use-uploads";

type FileListProps = {
  reports: readonly Chosen[];
  uploads?: Uploads;
  onRetry?: (report: Chosen) => void;
  /** Whether they are of someone who has no account yet. */
  isVisitor?: boolean;
};

/** The chosen reports, each with how far it is or why it is not read. With `uploads` they can be changed. */
export function FileList({ reports, ...row }: FileListProps) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2">
      {reports.map((report) => (
        <FileRow key={report.id} report={report} {...row} />
      ))}
    </chakra.ul>
  );
}

type FileRowProps = Omit<FileListProps, "reports"> & { report: Chosen };

function FileRow({ report, uploads, onRetry, isVisitor = false }: FileRowProps) {
  const { formatMessage } = useIntl();
  const name = useReportName()(report.files);
  const { id, state } = report;
  const isMoving = state.step === "sending" || state.step === "reading";

  return (
    <chakra.li borderWidth="1px" borderColor="border.line" borderRadius="card" bg="bg.surface" padding="3">
      <Flex gap="3" justify="space-between" align="center">
        <Text fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          <ReportName files={report.files} />
        </Text>
        {uploads && !isMoving && (
          <Button
            variant="ghost"
            size="sm"
            flexShrink="0"
            aria-label={formatMessage({ id: "upload.remove" }, { name })}
            onClick={() => uploads.remove(id)}
          >
            <CloseIcon />
          </Button>
        )}
      </Flex>
      <Stack gap="2">
        <Text role="status" textStyle="sm" color="fg.quiet">
          <StateText state={state} />
        </Text>
        {state.step === "failed" && <WhyNoItems problem={state.problem} isVisitor={isVisitor} />}
        {state.step === "failed" && isPassing(state.problem) && onRetry && (
          <Button size="sm" alignSelf="flex-start" onClick={() => onRetry(report)}>
            <FormattedMessage id="upload.retry" values={{ name }} />
          </Button>
        )}
        {isMoving && <ProgressBar width="full" percent={percentOf(state)} label={name} />}
        {uploads && state.step === "ready" && isPhotos(report) && <PhotoPages report={report} uploads={uploads} />}
      </Stack>
    </chakra.li>
  );
}

/** A notice was read and leads on; other files were not. */
function WhyNoItems({ problem, isVisitor }: { problem: FileProblem; isVisitor: boolean }) {
  if (isOneOf(noticeKinds, problem)) return <ReadNotice kind={problem} isVisitor={isVisitor} />;
  return (
    <Text role="alert" color="fg.error">
      <FormattedMessage id={`upload.problem.${problem}`} />
    </Text>
  );
}

/** Sending is a third of the way. */
function percentOf(state: FileState): number {
  if (state.step === "sending") return Math.round(state.percent * 0.33);
  if (state.step !== "reading" || !state.pages) return 40;
  return Math.round(40 + (55 * (state.pagesRead ?? 0)) / state.pages);
}

function StateText({ state }: { state: FileState }) {
  if (state.step === "sending")
    return <FormattedMessage id="upload.state.sending" values={{ percent: state.percent }} />;
  if (state.step === "reading" && state.pages)
    return <FormattedMessage id="upload.state.pages" values={{ read: state.pagesRead ?? 0, pages: state.pages }} />;
  if (state.step === "failed" && isOneOf(noticeKinds, state.problem))
    return <FormattedMessage id={state.problem === "furnisher-reply" ? "upload.state.reply" : "upload.state.notice"} />;
  if (state.step !== "done") return <FormattedMessage id={`upload.state.${state.step}`} />;
  return <FormattedMessage id="upload.state.done" values={{ count: state.analysis.negativeItems.length }} />;
}
