import { Box } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue } from "react";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { ReasonChoice } from "./reason-choice";
import { ReasonFields } from "./reason-fields";
import { WhatIsWrong } from "./what-is-wrong";

type ItemReasonsProps = {
  item: NegativeItem;
  name: string;
  choice: ReasonChoice;
  /** What is known of the item before a reason is chosen. */
  note?: ReactNode;
};

/** The reasons of a chosen item, below its row. The row answers the press with its mark; they follow in the next frames. */
export function ItemReasons({ item, name, choice, note }: ItemReasonsProps) {
  const isThere = useDeferredValue(true, false);
  if (!isThere) return null;

  return (
    <Box ps={{ base: "2", sm: "14" }} pe="2" pb="3">
      {note}
      <ReasonFields choice={choice} name={name} legend={<WhatIsWrong item={item} />} asksForReason />
    </Box>
  );
}
