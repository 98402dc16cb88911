import { Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import type { Proof } from "#shared/api/schemas/evidence";
import { exhibitPlace, MOST_EXHIBITS } from "#shared/domain/evidence/exhibit";
import { proofsQuery } from "#web/src/api/queries";
import { CheckboxField } from "#web/src/ui/checkbox-field";
import { LinkedMessage } from "#web/src/ui/linked-message";
import { NotDone } from "#web/src/ui/not-done";
import { useToast } from "#web/src/ui/toast";
import { useAttachProofs } from "../queries";
import { ExhibitName, OnlyTo } from "./exhibit-name";
import { useLettersLabel } from "./letters-of";

/** Which proofs go with a draft's letters: in the order in which they are chosen they become exhibits A, B, C. */
export function ExhibitsForm({ dispute }: { dispute: DisputeDetail }) {
  const { data: proofs } = useQuery(proofsQuery);
  const labelOf = useLettersLabel();

  return (
    <Stack as="section" aria-label={labelOf("evidence.exhibits.title")} gap="3" mt="6" align="flex-start">
      <Heading as="h3" size="sm">
        <FormattedMessage id="evidence.exhibits.title" />
      </Heading>
      <Text color="fg.quiet" fontSize="sm">
        {proofs?.length === 0 ? (
          <FormattedMessage id="evidence.exhibits.none" />
        ) : (
          <FormattedMessage id="evidence.exhibits.text" />
        )}
      </Text>
      {proofs && proofs.length > 0 && <Choice dispute={dispute} proofs={proofs.filter(isOffered(dispute))} />}
      <LinkedMessage id="evidence.exhibits.add" to="/evidence" inOwnWindow />
    </Stack>
  );
}

/** A bureau's answer is kept with each dispute that it speaks of: here the one of this dispute is enough. */
const isOffered =
  ({ id, partOf, exhibits = [] }: DisputeDetail) =>
  (proof: Proof) =>
    proof.kind !== "bureau_letter" ||
    proof.disputeId === undefined ||
    [id, partOf].includes(proof.disputeId) ||
    exhibits.some(({ proofId }) => proofId === proof.id);

function Choice({ dispute, proofs }: { dispute: DisputeDetail; proofs: Proof[] }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const labelOf = useLettersLabel();
  const { mutate, isPending, error } = useAttachProofs(dispute.id);
  const enclosed = (dispute.exhibits ?? []).map(({ proofId }) => proofId);
  // Of a report only the pages that show the item go with a letter.
  const pagesOf = ({ id, pages }: Proof) => dispute.exhibits?.find(({ proofId }) => proofId === id)?.pages ?? pages;
  const [chosen, setChosen] = useState<string[]>(enclosed);
  const inOrder = chosen.flatMap((id) => proofs.find((proof) => proof.id === id) ?? []);
  const isSame = chosen.join() === enclosed.join();

  const save = () =>
    mutate(chosen, { onSuccess: () => toast({ title: formatMessage({ id: "evidence.exhibits.saved" }) }) });
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((each) => each !== id)));

  return (
    <>
      <Stack as="ul" listStyleType="none" gap="2">
        {proofs.map((proof) => {
          const isChosen = chosen.includes(proof.id);
          return (
            <li key={proof.id}>
              <CheckboxField
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MOST_EXHIBITS}
                onChange={(isChosen) => toggle(proof.id, isChosen)}
              >
                {proof.name}
                {"\u00a0· "}
                {isChosen ? (
                  <ExhibitName place={exhibitPlace(proof, inOrder)} kind={proof.kind} />
                ) : (
                  <FormattedMessage id={`evidence.kind.${proof.kind}`} />
                )}
                {"\u00a0· "}
                <FormattedMessage id="evidence.pages" values={{ count: pagesOf(proof) }} />
                <OnlyTo bureaus={proof.bureaus} />
              </CheckboxField>
            </li>
          );
        })}
      </Stack>
      <NotDone error={error} title="evidence.exhibits.failed" />
      <Button
        variant="outline"
        size="sm"
        aria-label={labelOf("evidence.exhibits.save")}
        disabled={isSame}
        loading={isPending}
        onClick={save}
      >
        <FormattedMessage id="evidence.exhibits.save" />
      </Button>
    </>
  );
}
