import { Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { BureauProgress } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import type { Bureau } from "#shared/domain/bureau/bureau";
import { disputesQuery } from "#web/src/api/queries";
import { LettersPanel } from "./letters-panel";

/**
 * What the member added to a dispute while a bureau investigated it: from its arrival, or once nothing waits for it any more, it has no
 * card of its own.
 */
export function AddedLetter({ progress, bureau }: { progress: BureauProgress; bureau: Bureau }) {
  const [isOpen, setOpen] = useState(false);
  const { data: listed = [] } = useQuery(disputesQuery);
  const { addedLetter } = progress;
  if (!addedLetter || listed.some(({ id }) => id === addedLetter)) return null;

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
