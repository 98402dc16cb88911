import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UnreadPage } from "#shared/domain/report/upload/unread-page";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { BureauAnswerCard } from "./bureau-answer";
import { type Chosen, mayGrow } from "./chosen";
import { FileChooser } from "./file-chooser";
import { FileList } from "./file-list";
import { Findings } from "./findings";
import { InfoStep } from "./info-step";
import { StepList, type UploadStep } from "./step-list";
import { UnreadPages } from "./unread-pages";
import { type Uploads, useUploads } from "./use-uploads";

/** A credit report of one's own: where to get it, choose it, see what was read in it. */
export function UploadScreen() {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<UploadStep>("info");
  const uploads = useUploads();

  const analyze = () => {
    setStep("analyze");
    void uploads.readAll();
  };
  const again = () => {
    uploads.clear();
    setStep("upload");
  };

  return (
    <Screen title={formatMessage({ id: "upload.title" })} lead={<FormattedMessage id="upload.lead" />}>
      <Stack gap="6">
        <StepList current={step} />
        {step === "info" && <InfoStep onNext={() => setStep("upload")} />}
        {step === "upload" && <ChooseStep uploads={uploads} onBack={() => setStep("info")} onAnalyze={analyze} />}
        {step === "analyze" && <AnalyzeStep uploads={uploads} onAgain={again} />}
        <Notice title={<FormattedMessage id="upload.cancel.title" />}>
          <FormattedMessage id="upload.cancel.text" />
        </Notice>
      </Stack>
    </Screen>
  );
}

type StepProps = { uploads: Uploads };

function ChooseStep({ uploads, onBack, onAnalyze }: StepProps & { onBack: () => void; onAnalyze: () => void }) {
  const { reports, choose } = uploads;
  const count = reports.filter(({ state }) => state.step === "ready").length;

  return (
    <Stack gap="4">
      <FileChooser onChoose={choose} hasPhotos={reports.some(mayGrow)} />
      <Text role="status">
        <FormattedMessage id="upload.chosen" values={{ count: reports.length }} />
      </Text>
      <FileList reports={reports} uploads={uploads} />
      <Flex gap="3" wrap="wrap">
        <Button disabled={count === 0} onClick={onAnalyze}>
          <FormattedMessage id="upload.read" values={{ count }} />
        </Button>
        <Button variant="ghost" onClick={onBack}>
          <FormattedMessage id="upload.back" />
        </Button>
      </Flex>
    </Stack>
  );
}

function AnalyzeStep({ uploads: { reports, retake }, onAgain }: StepProps & { onAgain: () => void }) {
  const isOver = reports.every(({ state }) => ["done", "answer", "failed"].includes(state.step));
  // What was checked stays while a page is taken again.
  const [wasOver, setWasOver] = useState(false);
  if (isOver && !wasOver) setWasOver(true);
  const read = reports.flatMap((report) =>
    report.state.step === "done" ? [{ files: report.files, analysis: report.state.analysis }] : [],
  );

  return (
    <Stack gap="6">
      <FileList reports={reports} />
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
      {reports.map(({ id, state }) => state.step === "answer" && <BureauAnswerCard key={id} answer={state.answer} />)}
      {wasOver && read.length > 0 && <Findings read={read} isReading={!isOver} onAgain={onAgain} />}
      {isOver && read.length === 0 && (
        <Flex>
          <Button onClick={onAgain}>
            <FormattedMessage id="upload.again" />
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function unreadPagesOf({ state }: Chosen): readonly UnreadPage[] {
  if (state.step === "done") return state.analysis.unreadPages ?? [];
  return state.step === "answer" ? (state.answer.unreadPages ?? []) : [];
}
