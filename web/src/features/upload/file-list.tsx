import { Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { FormattedMessage, useIntl } from "react-intl";
import { CloseIcon } from "#web/src/ui/icons";
import { ProgressBar } from "#web/src/ui/progress-bar";
import type { ChosenFile, FileState } from "./use-uploads";

/** The chosen files, each with how far it is or why it is not read. */
export function FileList({ files, onRemove }: { files: ChosenFile[]; onRemove?: (id: string) => void }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="2">
      {files.map((chosen) => (
        <FileRow key={chosen.id} chosen={chosen} onRemove={onRemove} />
      ))}
    </chakra.ul>
  );
}

function FileRow({ chosen: { id, file, state }, onRemove }: { chosen: ChosenFile; onRemove?: (id: string) => void }) {
  const { formatMessage } = useIntl();
  const isMoving = state.step === "sending" || state.step === "reading";

  return (
    <chakra.li borderWidth="1px" borderColor="border.line" borderRadius="card" bg="bg.surface" padding="3">
      <Flex gap="3" justify="space-between" align="center">
        <Text fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          {file.name}
        </Text>
        {onRemove && !isMoving && (
          <Button
            variant="ghost"
            size="sm"
            flexShrink="0"
            aria-label={formatMessage({ id: "upload.remove" }, { name: file.name })}
            onClick={() => onRemove(id)}
          >
            <CloseIcon />
          </Button>
        )}
      </Flex>
      <Stack gap="2" align="flex-start">
        <Text role="status" textStyle="sm" color="fg.quiet">
          <StateText state={state} />
        </Text>
        {state.step === "failed" && (
          <Text role="alert" color="fg.error">
            <FormattedMessage id={`upload.problem.${state.problem}`} />
          </Text>
        )}
        {isMoving && (
          <ProgressBar
            width="full"
            percent={state.step === "sending" ? Math.round(state.percent * 0.8) : 90}
            label={file.name}
          />
        )}
      </Stack>
    </chakra.li>
  );
}

function StateText({ state }: { state: FileState }) {
  if (state.step === "sending")
    return <FormattedMessage id="upload.state.sending" values={{ percent: state.percent }} />;
  if (state.step !== "done") return <FormattedMessage id={`upload.state.${state.step}`} />;
  return <FormattedMessage id="upload.state.done" values={{ count: state.analysis.negativeItems.length }} />;
}
