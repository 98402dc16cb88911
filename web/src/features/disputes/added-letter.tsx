import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { LettersPanel } from "./letters-panel";

/** What the member added to a dispute while a bureau investigated it: from its arrival it has no card of its own. */
export function AddedLetter({ progress, bureau }: { progress: BureauProgress; bureau: Bureau }) {
  const [isOpen, setOpen] = useState(false);
  const { addedLetter, informationAddedOn } = progress;
  if (!addedLetter || !informationAddedOn) return null;

  return (
    <>
      <Button variant="outline" size="sm" mt="2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage
          id={isOpen ? "disputes.bureau.hideAdded" : "disputes.bureau.showAdded"}
          values={{ bureau: bureauNames[bureau] }}
        />
      </Button>
      {isOpen && <LettersPanel id={addedLetter} />}
    </>
  );
}
