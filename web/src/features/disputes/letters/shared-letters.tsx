import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import { disputesQuery } from "#web/src/api/queries";
import { SkeletonRows } from "#web/src/ui/skeleton-rows";
import { useLate } from "#web/src/ui/use-late";
import { AccountNames } from "../account-names";
import { useLettersPage } from "./use-letters-page";

const loadLetters = async () => (await import("./opened-shared-letters")).OpenedSharedLetters;

type SharedLettersProps = {
  shared: SharedDrafts;
  drafts: readonly Dispute[];
  /** The letters of each of these drafts were read alone: then what they say together is shown at once. */
  isExpected: boolean;
  /** When the letters came: an approval that fell is given again for what is on the screen then. */
  updatedAt: number;
  onShown: (shared: SharedDrafts) => void;
  /** Where the drafts' own letters are approved, and so leave alone: approves these in their place. */
  onInstead?: () => void;
};

/** The letters that some drafts share, to be read before they are approved: one tab a bureau. */
export function SharedLetters({ shared, drafts, isExpected, updatedAt, onShown, onInstead }: SharedLettersProps) {
  const page = useLettersPage(...shared.disputeIds);
  const [isToggled, setToggled] = useState(page.isOpen ? true : undefined);
  const isOpen = isToggled ?? isExpected;
  const Letters = useLate(loadLetters, isOpen);
  const isShown = isOpen && Letters !== undefined;
  useEffect(() => {
    if (isShown && updatedAt) onShown(shared);
  }, [isShown, shared, updatedAt, onShown]);
  const count = shared.disputeIds.length;

  return (
    <Box mt="4" px={{ base: "2", sm: "4" }} py="4" borderWidth="1px" borderColor="border.line" borderRadius="card">
      <Heading as="h3" size="sm">
        <FormattedMessage id="disputes.shared.title" values={{ count }} />
      </Heading>
      <Text color="fg.quiet" maxWidth="prose" mb="3">
        <FormattedMessage
          id={onInstead ? "disputes.shared.leadAlone" : "disputes.shared.lead"}
          values={{ names: <AccountNames ids={shared.disputeIds} of={drafts} /> }}
        />
      </Text>
      <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setToggled(!isOpen)}>
        <FormattedMessage id={isOpen ? "disputes.shared.hide" : "disputes.shared.review"} values={{ count }} />
      </Button>
      {isOpen && (Letters ? <Letters shared={shared} drafts={drafts} /> : <SkeletonRows rows={1} height="80" />)}
      {isOpen && onInstead && (
        <Stack gap="2" mt="4" align="flex-start">
          <Text>
            <FormattedMessage id="disputes.drafts.approve" />
          </Text>
          <Button onClick={onInstead}>
            <FormattedMessage id="disputes.shared.instead" />
          </Button>
        </Stack>
      )}
    </Box>
  );
}

/** The accounts of the others that a dispute's letters of this round are about; undefined where it has letters of its own. */
export function useSharedWith({ id, sharedLetter }: Dispute): ReactNode {
  const { data: disputes = [] } = useQuery({ ...disputesQuery, enabled: sharedLetter !== undefined });
  const others = disputes.filter((other) => other.id !== id && other.sharedLetter === sharedLetter);
  if (sharedLetter === undefined || others.length === 0) return undefined;
  return <AccountNames ids={others.map((other) => other.id)} of={others} />;
}
