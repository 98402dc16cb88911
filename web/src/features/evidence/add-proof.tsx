import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { Dispute } from "#shared/api/schemas/dispute";
import { MOST_PROOF_BYTES, type ProofKind, proofKinds } from "#shared/domain/evidence/proof";
import { shownDigits } from "#shared/domain/report/account-number";
import { disputesQuery } from "#web/src/api/queries";
import { Card } from "#web/src/ui/card";
import { NotDone } from "#web/src/ui/not-done";
import { ProgressBar } from "#web/src/ui/progress-bar";
import { SelectField } from "#web/src/ui/select-field";
import { TextField } from "#web/src/ui/text-field";
import { useToast } from "#web/src/ui/toast";
import { proofTypeOfFile, useAddProof } from "./queries";

const ACCEPTED = ".pdf,.jpg,.jpeg,.png,.webp";
const LONGEST_NAME = 100;

type FileProblem = "noFile" | "wrongType" | "empty" | "tooLarge";

function problemOf(file: File | undefined): FileProblem | undefined {
  if (!file) return "noFile";
  if (!proofTypeOfFile(file)) return "wrongType";
  if (file.size === 0) return "empty";
  return file.size > MOST_PROOF_BYTES ? "tooLarge" : undefined;
}

type Chosen = { kind: string; name: string; disputeId: string; file?: File };
const NOTHING: Chosen = { kind: "", name: "", disputeId: "" };

type AddProofProps = {
  /** Chosen from the start. */
  kind?: ProofKind | "";
  /** In a card of its own already. */
  isPart?: boolean;
};

/** Adds one proof: what it is, what the member calls it, and its file. */
export function AddProof({ kind: usualKind = "", isPart = false }: AddProofProps) {
  const { formatMessage } = useIntl();
  const { chosen, choose, isAsked, problem, submit, sending } = useProofForm(usualKind);
  const { kind, name, disputeId, file } = chosen;
  const required = formatMessage({ id: "common.validation.required" });

  return (
    <Card as="section" aria-labelledby="add-proof" {...(isPart && { borderWidth: "0", padding: "0" })}>
      <Heading as={isPart ? "h3" : "h2"} size={isPart ? "md" : "lg"} id="add-proof" mb="4">
        <FormattedMessage id="evidence.add.title" />
      </Heading>
      <form onSubmit={submit} noValidate>
        <Stack gap="4" align="flex-start" maxWidth="form">
          <SelectField
            name="kind"
            label={<FormattedMessage id="evidence.add.kind" />}
            placeholder={formatMessage({ id: "evidence.add.chooseKind" })}
            options={proofKinds.map((value) => ({
              value,
              label: formatMessage({ id: `evidence.kind.${value}` }),
            }))}
            error={isAsked && kind === "" ? required : undefined}
            value={kind}
            onChange={(event) => choose({ kind: event.currentTarget.value })}
          />
          <FilePick
            file={file}
            problem={file || isAsked ? problem : undefined}
            onChoose={(next) => choose({ file: next, name: name || nameOf(next) })}
          />
          <TextField
            name="name"
            label={<FormattedMessage id="evidence.add.name" />}
            hint={<FormattedMessage id="evidence.add.nameHint" />}
            error={isAsked && name.trim() === "" ? required : undefined}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => choose({ name: event.currentTarget.value })}
          />
          <DisputeChoice disputeId={disputeId} onChoose={(next) => choose({ disputeId: next })} />
          {sending.isPending && <OnItsWay progress={sending.progress} />}
          <NotDone error={sending.error} title="evidence.add.failed" />
          <Button type="submit" variant={isPart ? "outline" : "solid"} loading={sending.isPending}>
            <FormattedMessage id="evidence.add.send" />
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** What was chosen for the proof, what is still missing, and its sending. The address may name kind and dispute. */
function useProofForm(usualKind: string) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const sending = useAddProof();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen>({
    ...NOTHING,
    kind: params.get("kind") ?? usualKind,
    disputeId: params.get("dispute") ?? "",
  });
  const [isAsked, setAsked] = useState(false);
  const problem = problemOf(chosen.file);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const { file, disputeId } = chosen;
    const name = chosen.name.trim();
    const kind = proofKinds.find((each) => each === chosen.kind);
    const contentType = file && proofTypeOfFile(file);
    if (!kind || name === "" || !file || !contentType || problem) return;
    const onSuccess = () => {
      toast({ title: formatMessage({ id: "evidence.add.done" }, { name }) });
      // Who has chosen the next file meanwhile goes on with it.
      setChosen((present) => (present.file === file ? { ...NOTHING, kind: usualKind } : present));
      setAsked(false);
    };
    sending.mutate({ kind, name, disputeId: disputeId || undefined, file, contentType }, { onSuccess });
  };

  const choose = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part });
  return { chosen, choose, isAsked, problem, submit, sending };
}

type DisputeChoiceProps = { disputeId: string; onChoose: (disputeId: string) => void };

/** The dispute that the proof is for, where there is one. */
function DisputeChoice({ disputeId, onChoose }: DisputeChoiceProps) {
  const { formatMessage } = useIntl();
  const { data: disputes = [] } = useQuery(disputesQuery);
  if (disputes.length === 0) return null;

  return (
    <SelectField
      name="dispute"
      label={<FormattedMessage id="evidence.add.dispute" />}
      hint={<FormattedMessage id="evidence.add.disputeHint" />}
      isOptional
      placeholder={formatMessage({ id: "evidence.add.noDispute" })}
      options={disputes.map((dispute) => ({ value: dispute.id, label: labelOf(dispute) }))}
      value={disputeId}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

/** Two accounts of one company differ by their digits. */
const labelOf = ({ accountName, accountNumber }: Pick<Dispute, "accountName" | "accountNumber">) =>
  [accountName, shownDigits(accountNumber)].filter(Boolean).join(" · ");

const nameOf = (file: File) => file.name.replace(/\.\w+$/, "").slice(0, LONGEST_NAME);

type FilePickProps = { file?: File; problem?: FileProblem; onChoose: (file: File) => void };

function FilePick({ file, problem, onChoose }: FilePickProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const taken = (event: React.ChangeEvent<HTMLInputElement>) => {
    const [first] = event.target.files ?? [];
    // So that the same file can be chosen again.
    if (first) onChoose(first);
    event.target.value = "";
  };

  return (
    <Box role="group" aria-labelledby="proof-file" width="full">
      <Text id="proof-file" fontWeight="semibold" mb="1">
        <FormattedMessage id="evidence.add.file" />
      </Text>
      <Button
        variant="outline"
        height="auto"
        minHeight="11"
        whiteSpace="normal"
        aria-describedby="proof-file-hint"
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id="evidence.add.choose" />
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={formatMessage({ id: "evidence.add.choose" })}
        data-testid="proof-file-input"
        onChange={taken}
      />
      {file && (
        <Text role="status" overflowWrap="anywhere" mt="2">
          {file.name}
        </Text>
      )}
      {problem && (
        <Text role="alert" color="fg.error" mt="2">
          <FormattedMessage id={`evidence.add.${problem}`} />
        </Text>
      )}
      <Text id="proof-file-hint" textStyle="sm" color="fg.quiet" mt="2">
        <FormattedMessage id="evidence.add.limits" />
      </Text>
    </Box>
  );
}

function OnItsWay({ progress }: { progress: number | "cleaning" }) {
  const { formatMessage } = useIntl();
  const isCleaning = progress === "cleaning";
  const words = isCleaning
    ? formatMessage({ id: "evidence.add.cleaning" })
    : formatMessage({ id: "evidence.add.sending" }, { percent: progress });

  return (
    <Box width="full">
      <Text role="status" textStyle="sm" color="fg.quiet">
        {words}
      </Text>
      <ProgressBar width="full" percent={isCleaning ? 90 : Math.round(progress * 0.8)} label={words} />
    </Box>
  );
}
