import { Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { Notice } from "#web/src/ui/notice";
import { Screen } from "#web/src/ui/screen";
import { mayGrow } from "#web/src/ui/uploads/chosen";
import { FileChooser } from "#web/src/ui/uploads/file-chooser";
import { FileList } from "#web/src/ui/uploads/file-list";
import { useReadAddress } from "#web/src/ui/uploads/read-address";
import { type Uploads, useUploads } from "#web/src/ui/uploads/use-uploads";
import { InfoStep } from "./info-step";
import { StepList, type UploadStep } from "./step-list";
import { useMemberCalls } from "./use-member-calls";
import { ToReport, WayOn } from "./way-on";

// Most of the code is for what was read.
const ReadReports = lazy(async () => ({ default: (await import("#web/src/ui/uploads/read-reports")).ReadReports }));

/** A credit report of one's own: where to get it, choose it, see what was read in it. */
export function UploadScreen() {
  const { formatMessage } = useIntl();
  const isLetter = useSearchParams()[0].has("letter");
  const address = useReadAddress();
  const [step, setStep] = useState<UploadStep>(address.ids.length > 0 ? "analyze" : isLetter ? "upload" : "info");
  const calls = useMemberCalls({ onConfirmed: address.remove });
  const uploads = useUploads(calls, address);

  const analyze = () => {
    setStep("analyze");
    void uploads.readAll();
  };
  const again = () => {
    uploads.clear();
    setStep("upload");
  };

  return (
    <Screen
      title={formatMessage({ id: isLetter ? "upload.answer.title" : "upload.title" })}
      lead={<FormattedMessage id={isLetter ? "upload.answer.lead" : "upload.lead"} />}
      actions={step === "info" && <ToUpload onNext={() => setStep("upload")} />}
    >
      <Stack gap="6">
        <StepList current={step} />
        {step === "analyze" && (
          <Suspense fallback={<FileList reports={uploads.reports} />}>
            <ReadReports uploads={uploads} calls={calls} onAgain={again} wayOn={wayOn} />
          </Suspense>
        )}
        <Grid
          templateColumns={{
            base: "minmax(0, 1fr)",
            lg: step === "analyze" ? undefined : "minmax(0, 2fr) minmax(0, 1fr)",
          }}
          gap="6"
          alignItems="start"
        >
          {step === "info" && <InfoStep />}
          {step === "upload" && <ChooseStep uploads={uploads} onBack={() => setStep("info")} onAnalyze={analyze} />}
          <Notice title={<FormattedMessage id="upload.cancel.title" />}>
            <FormattedMessage id="upload.cancel.text" />
          </Notice>
        </Grid>
      </Stack>
    </Screen>
  );
}

/** Who has the file at hand need not read first. */
function ToUpload({ onNext }: { onNext: () => void }) {
  return (
    <Button onClick={onNext}>
      <FormattedMessage id="upload.info.next" />
    </Button>
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

const wayOn = (isQuiet: boolean) => (isQuiet ? <ToReport isQuiet /> : <WayOn />);
