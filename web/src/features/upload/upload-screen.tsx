import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { BureauAnswerCard } from "./bureau-answer";
import { FileChooser } from "./file-chooser";
import { FileList } from "./file-list";
import { Findings } from "./findings";
import { InfoStep } from "./info-step";
import { StepList, type UploadStep } from "./step-list";
import { useUploads } from "./use-uploads";

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

type StepProps = { uploads: ReturnType<typeof useUploads> };

function ChooseStep({ uploads, onBack, onAnalyze }: StepProps & { onBack: () => void; onAnalyze: () => void }) {
  const { files, choose, remove } = uploads;
  const count = files.filter(({ state }) => state.step === "ready").length;

  return (
    <Stack gap="4">
      <FileChooser onChoose={choose} />
      <Text role="status">
        <FormattedMessage id="upload.chosen" values={{ count: files.length }} />
      </Text>
      <FileList files={files} onRemove={remove} />
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

function AnalyzeStep({ uploads: { files }, onAgain }: StepProps & { onAgain: () => void }) {
  const isOver = files.every(({ state }) => ["done", "answer", "failed"].includes(state.step));
  const read = files.flatMap(({ file, state }) => (state.step === "done" ? [{ file, analysis: state.analysis }] : []));

  return (
    <Stack gap="6">
      <FileList files={files} />
      {files.map(({ id, state }) => state.step === "answer" && <BureauAnswerCard key={id} answer={state.answer} />)}
      {isOver && read.length > 0 && <Findings read={read} onAgain={onAgain} />}
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
