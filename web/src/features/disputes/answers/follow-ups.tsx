import { Button, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { LaterLetter } from "../letters/use-later-letters";
import { useActionLabel } from "../use-action-label";
import { FollowUpDialog } from "./follow-up-dialog";

/** Later letters to write about what bureaus answered or investigate, in the order given. */
export function FollowUps({ dispute, letters }: { dispute: Dispute; letters: readonly LaterLetter[] }) {
  const [opened, setOpened] = useState<LaterLetter>();
  const label = useActionLabel(dispute);
  const labelOf = ({ kind, bureau }: LaterLetter) =>
    label(`disputes.followUp.action.${kind}`, { bureau: bureauNames[bureau] });
  if (letters.length === 0) return null;
  const kinds = [...new Set(letters.map(({ kind }) => kind))];
  const isOneBureau = new Set(letters.map(({ bureau }) => bureau)).size === 1;

  return (
    <>
      {isOneBureau ? (
        <Flex gap="2" mt="2" wrap="wrap">
          {letters.map((letter) => (
            <LetterButton key={letter.kind} name={labelOf(letter)} onOpen={() => setOpened(letter)}>
              <FormattedMessage
                id={`disputes.followUp.action.${letter.kind}`}
                values={{ bureau: bureauNames[letter.bureau] }}
              />
            </LetterButton>
          ))}
        </Flex>
      ) : (
        kinds.map((kind) => (
          <OfOneKind
            key={kind}
            letters={letters.filter((letter) => letter.kind === kind)}
            labelOf={labelOf}
            onOpen={setOpened}
          />
        ))
      )}
      {opened && <FollowUpDialog dispute={dispute} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type OfOneKindProps = {
  letters: readonly LaterLetter[];
  labelOf: (letter: LaterLetter) => string;
  onOpen: (letter: LaterLetter) => void;
};

/** The same letter to several bureaus: what it does is said once, and each bureau is a button. */
function OfOneKind({ letters, labelOf, onOpen }: OfOneKindProps) {
  const id = useId();

  return (
    <Flex role="group" aria-labelledby={id} columnGap="3" rowGap="1" mt="2" wrap="wrap" align="center">
      <Text id={id} fontSize="sm" fontWeight="medium" flexBasis={{ base: "full", sm: "56" }}>
        <FormattedMessage id={`disputes.followUp.each.${letters[0]?.kind}`} />
      </Text>
      <Flex gap="2" wrap="wrap">
        {letters.map((letter) => (
          <LetterButton key={letter.bureau} name={labelOf(letter)} onOpen={() => onOpen(letter)}>
            {bureauNames[letter.bureau]}
          </LetterButton>
        ))}
      </Flex>
    </Flex>
  );
}

type LetterButtonProps = { name: string; onOpen: () => void; children: ReactNode };

/** Its name says of which dispute the letter is: several may have the same to write. */
function LetterButton({ name, onOpen, children }: LetterButtonProps) {
  return (
    <Button variant="outline" size="sm" aria-label={name} onClick={onOpen}>
      {children}
    </Button>
  );
}
