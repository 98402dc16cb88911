import { Button, Link, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Profile } from "#shared/api/schemas/onboarding";
import { call, callOnward } from "#web/src/api/call";
import { store } from "#web/src/api/store";
import { CheckIcon } from "#web/src/ui/icons";
import { mayGrow } from "#web/src/ui/uploads/chosen";
import { FileChooser } from "#web/src/ui/uploads/file-chooser";
import { FileList } from "#web/src/ui/uploads/file-list";
import { useReadAddress } from "#web/src/ui/uploads/read-address";
import { ReadReports } from "#web/src/ui/uploads/read-reports";
import type { UploadCalls } from "#web/src/ui/uploads/upload-calls";
import { type Uploads, useUploads } from "#web/src/ui/uploads/use-uploads";
import { useFlow } from "./flow";
import { useRefreshProgress } from "./queries";

const FREE_REPORTS = "https://www.annualcreditreport.com";
/** One of each bureau. */
const MOST_FILES = 3;

/** How the report comes: the bureaus are asked, or the visitor brings one. */
export type ReportWay = "pull" | "own";

type ReportWayProps = { way: ReportWay; onChange: (way: ReportWay) => void };

export function ReportWayChoice({ way, onChange }: ReportWayProps) {
  const { formatMessage } = useIntl();

  return (
    <SimpleGrid
      role="group"
      aria-label={formatMessage({ id: "onboarding.way.label" })}
      columns={{ base: 1, sm: 2 }}
      gap="3"
      maxWidth="form"
    >
      {(["pull", "own"] as const).map((each) => (
        <Button
          key={each}
          variant="outline"
          {...(each === way && { bg: "accent.subtle", borderColor: "accent.solid" })}
          whiteSpace="normal"
          aria-pressed={each === way}
          onClick={() => onChange(each)}
        >
          {each === way && <CheckIcon size={18} />}
          <FormattedMessage id={`onboarding.way.${each}`} />
        </Button>
      ))}
    </SimpleGrid>
  );
}

type OwnReportProps = {
  /** Who confirms; undefined once the server has it. */
  profile: Profile | undefined;
  onDone: () => void;
};

/** Step 3 with reports of the visitor's own: chosen, read and confirmed, without asking a bureau. */
export function OwnReport({ profile, onDone }: OwnReportProps) {
  const address = useReadAddress();
  const calls = useVisitorCalls(profile, address.remove);
  const uploads = useUploads(calls, address);
  const [isReading, setReading] = useState(address.ids.length > 0);

  const read = () => {
    setReading(true);
    void uploads.readAll();
  };
  const again = () => {
    uploads.clear();
    setReading(false);
  };
  const wayOn = (isQuiet: boolean) =>
    !isQuiet && (
      <Button onClick={onDone}>
        <FormattedMessage id="onboarding.own.done" />
      </Button>
    );

  if (isReading) return <ReadReports uploads={uploads} calls={calls} onAgain={again} wayOn={wayOn} />;
  return <ChooseFiles uploads={uploads} onRead={read} />;
}

function ChooseFiles({ uploads, onRead }: { uploads: Uploads; onRead: () => void }) {
  const { reports, choose } = uploads;
  const count = reports.filter(({ state }) => state.step === "ready").length;
  const link = (
    <Link href={FREE_REPORTS} target="_blank" rel="noopener noreferrer">
      AnnualCreditReport.com
    </Link>
  );

  return (
    <Stack gap="4">
      <Text maxWidth="prose">
        <FormattedMessage id="onboarding.own.text" values={{ link }} />
      </Text>
      <Text maxWidth="prose" textStyle="sm" color="fg.quiet">
        <FormattedMessage id="upload.info.after.text" />
      </Text>
      <FileChooser onChoose={choose} hasPhotos={reports.some(mayGrow)} />
      <Text role="status">
        <FormattedMessage id="upload.chosen" values={{ count: reports.length }} />
      </Text>
      <FileList reports={reports} uploads={uploads} />
      {count > MOST_FILES && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id="onboarding.own.tooMany" values={{ most: MOST_FILES }} />
        </Text>
      )}
      <Button size="lg" alignSelf="flex-start" disabled={count === 0 || count > MOST_FILES} onClick={onRead}>
        <FormattedMessage id="upload.read" values={{ count }} />
      </Button>
    </Stack>
  );
}

/** A visitor's uploads. With the first one that is confirmed the server keeps who the visitor is. */
function useVisitorCalls(profile: Profile | undefined, onConfirmed: (uploadId: string) => void): UploadCalls {
  const refresh = useRefreshProgress();
  const { form } = useFlow();
  return {
    owner: form.getValues(),
    create: (body) => call("onboarding/create-upload", { body }),
    addPage: (id, body) => call("onboarding/add-upload-page", { params: { id }, body }),
    send: (form, file, onPercent) => store.send(form, file, onPercent),
    analyze: (id, body) => callOnward("onboarding/analyze-upload", { params: { id }, body }),
    saveCheck: (id, body, { keepalive }) => call("onboarding/save-check", { params: { id }, body, keepalive }),
    confirm: async (id, body) => {
      await call("onboarding/confirm-upload", { params: { id }, body: { ...body, profileData: profile } });
      onConfirmed(id);
    },
    refresh,
  };
}
