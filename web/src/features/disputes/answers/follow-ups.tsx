import { Button, Flex, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { LaterLetter } from "../letters/use-later-letters";
import { FollowUpDialog } from "./follow-up-dialog";

/** Later letters to write about what bureaus answered or investigate, in the order given. */
export function FollowUps({ dispute, letters }: { dispute: Dispute; letters: readonly LaterLetter[] }) {
  const [opened, setOpened] = useState<LaterLetter>();
  if (letters.length === 0) return null;
  const kinds = [...new Set(letters.map(({ kind }) => kind))];
  const isOneBureau = new Set(letters.map(({ bureau }) => bureau)).size === 1;

  return (
    <>
      {isOneBureau ? (
        <Flex gap="2" mt="2" wrap="wrap">
          {letters.map((letter) => (
            <Button key={letter.kind} variant="outline" size="sm" onClick={() => setOpened(letter)}>
              <FormattedMessage
                id={`disputes.followUp.action.${letter.kind}`}
                values={{ bureau: bureauNames[letter.bureau] }}
              />
            </Button>
          ))}
        </Flex>
      ) : (
        kinds.map((kind) => (
          <OfOneKind key={kind} letters={letters.filter((letter) => letter.kind === kind)} onOpen={setOpened} />
        ))
      )}
      {opened && <FollowUpDialog dispute={dispute} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The same letter to several bureaus: what it does is said once, and each bureau is a button. */
function OfOneKind({ letters, onOpen }: { letters: readonly LaterLetter[]; onOpen: (letter: LaterLetter) => void }) {
  const { formatMessage } = useIntl();
  const id = useId();

  return (
    <Flex role="group" aria-labelledby={id} columnGap="3" rowGap="1" mt="2" wrap="wrap" align="center">
      <Text id={id} fontSize="sm" fontWeight="medium" flexBasis={{ base: "full", sm: "56" }}>
        <FormattedMessage id={`disputes.followUp.each.${letters[0]?.kind}`} />
      </Text>
      <Flex gap="2" wrap="wrap">
        {letters.map((letter) => {
          const bureau = bureauNames[letter.bureau];
          return (
            <Button
              key={letter.bureau}
              variant="outline"
              size="sm"
              aria-label={formatMessage({ id: `disputes.followUp.action.${letter.kind}` }, { bureau })}
              onClick={() => onOpen(letter)}
            >
              {bureau}
            </Button>
          );
        })}
      </Flex>
    </Flex>
  );
}
