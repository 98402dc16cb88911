import { Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { UploadAnalysis, UploadCheck } from "#shared/api/schemas/upload";
import { ApiError } from "#web/src/api/api-error";
import { useMutationOnce } from "#web/src/api/use-mutation-once";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { useErrorText } from "#web/src/ui/error-text";
import { Notice } from "#web/src/ui/notice";
import { useAutosave } from "#web/src/ui/use-autosave";
import { useValidationText } from "#web/src/ui/validation-text";
import { type Answer, answerOf, bodyOf, checkOf, keptOf, unsureFirst } from "./answers";
import { FoundInFile } from "./found-in-file";
import type { UploadCalls } from "./upload-calls";

type ReadFile = { files: readonly File[]; analysis: UploadAnalysis };

type FindingsProps = {
  read: ReadFile[];
  calls: UploadCalls;
  /** A page that was taken again is being read. */
  isReading: boolean;
  onAgain: () => void;
  /** Where it goes on without a confirmation (`isQuiet`), and after it. */
  wayOn?: (isQuiet: boolean) => ReactNode;
};

/** What was found in the files: compared with the paper and confirmed, item by item. */
export function Findings({ read, calls, isReading, onAgain, wayOn }: FindingsProps) {
  const { answerTo, change, kept, bodies } = useAnswers(read, calls);
  const confirming = useConfirm(calls);
  const refusalText = useRefusalText();
  const isInvalid = bodies.some((each) => each.isInvalid);
  const isOpen = !confirming.isSuccess;
  // Confirmed without an item, a file says that its bureaus report none: never by a button that was pressed in passing.
  const [isNone, setNone] = useState(false);
  const mayConfirm = !isInvalid && (kept > 0 || isNone);
  const [isTried, setTried] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const confirm = () => {
    setTried(true);
    if (mayConfirm) return confirming.mutate(bodies);
    section.current?.querySelector<HTMLElement>(isInvalid ? "[aria-invalid=true]" : "[data-none] input")?.focus();
  };

  const count = read.reduce((sum, { analysis }) => sum + analysis.negativeItems.length, 0);
  const order = read.flatMap(({ analysis }) => unsureFirst(analysis.negativeItems).map(({ id }) => id));

  return (
    <Stack gap="6" ref={section}>
      {isOpen ? <FoundHeading count={count} /> : <Saved count={kept} action={wayOn?.(false)} />}
      {isOpen &&
        read.map(({ files, analysis }) => (
          <FoundInFile
            key={analysis.uploadId}
            files={files}
            analysis={analysis}
            answer={answerTo(analysis)}
            owner={calls.owner}
            order={order}
            onChange={(part) => change(analysis, part)}
          />
        ))}
      {isOpen && kept === 0 && (
        <CheckboxField data-none checked={isNone} onChange={setNone}>
          <FormattedMessage id="upload.confirm.none" values={{ count }} />
        </CheckboxField>
      )}
      {isOpen && isTried && !mayConfirm && (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          <FormattedMessage id={isInvalid ? "upload.confirm.invalid" : "upload.confirm.missing"} />
        </Text>
      )}
      {confirming.isError && (
        <Notice tone="danger" isAnnounced title={<FormattedMessage id="upload.confirm.failed" />}>
          {refusalText(confirming.error)}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        {isOpen && (
          <Button loading={confirming.isPending} disabled={isReading} onClick={confirm}>
            <FormattedMessage id="upload.confirm" values={{ count: kept }} />
          </Button>
        )}
        {isOpen && wayOn?.(true)}
        <Button variant="ghost" onClick={onAgain}>
          <FormattedMessage id="upload.again" />
        </Button>
      </Flex>
    </Stack>
  );
}

/** Why a confirmation failed: of a value that the server refuses, its words. */
function useRefusalText() {
  const errorText = useErrorText();
  const validationText = useValidationText();
  return (error: unknown) => {
    const [refused] = error instanceof ApiError ? Object.values(error.fieldErrors ?? {}).flat() : [];
    return validationText(refused) ?? errorText(error);
  };
}

function FoundHeading({ count }: { count: number }) {
  return (
    <div>
      <Heading as="h2" mb="1">
        <FormattedMessage id="upload.found.title" values={{ count }} />
      </Heading>
      <Text maxWidth="prose">
        <FormattedMessage id={count > 0 ? "upload.found.text" : "upload.found.none"} />
      </Text>
    </div>
  );
}

function Saved({ count, action }: { count: number; action: ReactNode }) {
  const title = <FormattedMessage id="upload.saved.title" values={{ count }} />;
  return (
    <Notice tone="success" isAnnounced title={title} action={action}>
      <FormattedMessage id="upload.saved.text" />
    </Notice>
  );
}

/** What the person said of each file, saved as it is said, and what a confirmation would send. */
function useAnswers(read: ReadFile[], calls: UploadCalls) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const saving = useSavedChecks(calls);
  const answerTo = (analysis: UploadAnalysis) => answers[analysis.uploadId] ?? answerOf(analysis);
  const change = (analysis: UploadAnalysis, part: Partial<Answer>) => {
    const answer = { ...answerTo(analysis), ...part };
    setAnswers({ ...answers, [analysis.uploadId]: answer });
    saving.save({ [analysis.uploadId]: checkOf(answer) });
  };
  const kept = read.reduce((sum, { analysis }) => sum + keptOf(analysis, answerTo(analysis)), 0);
  const bodies = read.map(({ analysis }) => ({ id: analysis.uploadId, ...bodyOf(analysis, answerTo(analysis)) }));
  return { answerTo, change, kept, bodies };
}

/** A reload comes back to what was said of each file. */
function useSavedChecks({ saveCheck }: UploadCalls) {
  return useAutosave<Record<string, UploadCheck>>((checks, options) =>
    Promise.all(Object.entries(checks).map(([id, check]) => check && saveCheck(id, check, options))),
  );
}

function useConfirm({ confirm, refresh }: UploadCalls) {
  return useMutationOnce({
    mutationFn: async (files: { id: string; body: ReturnType<typeof bodyOf>["body"] }[]) => {
      for (const { id, body } of files) await confirm(id, body);
    },
    onSettled: refresh,
  });
}
