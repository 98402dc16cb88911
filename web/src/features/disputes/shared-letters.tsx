import { Box, Button, Heading, Stack, Tabs, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { disputesQuery } from "#web/src/api/queries";
import { useLanguage } from "#web/src/ui/language";
import { DetailsForm } from "./details-form";
import { LetterText } from "./letter-text";
import { disputeQuery } from "./queries";
import { SelfMailForm } from "./self-mail-form";
import { useDownloadSharedLetter } from "./use-download";

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
  const [isToggled, setToggled] = useState<boolean>();
  const isOpen = isToggled ?? isExpected;
  useEffect(() => {
    if (isOpen && updatedAt) onShown(shared);
  }, [isOpen, shared, updatedAt, onShown]);
  const count = shared.disputeIds.length;

  return (
    <Box mt="4" p="4" borderWidth="1px" borderColor="border.line" borderRadius="card">
      <Heading as="h3" size="sm">
        <FormattedMessage id="disputes.shared.title" values={{ count }} />
      </Heading>
      <Text color="fg.quiet" maxWidth="prose" mb="3">
        <FormattedMessage
          id={onInstead ? "disputes.shared.leadAlone" : "disputes.shared.lead"}
          values={{ names: <Names ids={shared.disputeIds} of={drafts} /> }}
        />
      </Text>
      <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setToggled(!isOpen)}>
        <FormattedMessage id={isOpen ? "disputes.shared.hide" : "disputes.shared.review"} values={{ count }} />
      </Button>
      {isOpen && <Letters shared={shared} drafts={drafts} />}
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

function Letters({ shared, drafts }: Pick<SharedLettersProps, "shared" | "drafts">) {
  const { disputeIds, version, letters } = shared;
  const [first = "", ...others] = disputeIds;
  const { data: dispute } = useQuery(disputeQuery(first));

  return (
    <>
      <LetterTabs shared={shared} drafts={drafts} />
      {dispute && <DetailsForm key={version} dispute={dispute} alsoFor={others} />}
      <SelfMailForm id={first} wanted={letters.map(({ bureau }) => bureau)} version={version} together={disputeIds} />
    </>
  );
}

function LetterTabs({ shared, drafts }: Pick<SharedLettersProps, "shared" | "drafts">) {
  const { language } = useLanguage();
  const { download, isPending } = useDownloadSharedLetter(shared.disputeIds);

  return (
    <Tabs.Root defaultValue={shared.letters[0]?.bureau} lazyMount mt="3">
      <Tabs.List>
        {shared.letters.map(({ bureau }) => (
          <Tabs.Trigger key={bureau} value={bureau}>
            {bureauNames[bureau]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {shared.letters.map(({ bureau, disputeIds, text, paragraphs }) => (
        <Tabs.Content key={bureau} value={bureau}>
          <Text color="fg.quiet" fontSize="sm" mb="2">
            <FormattedMessage id="disputes.shared.items" values={{ names: <Names ids={disputeIds} of={drafts} /> }} />
          </Text>
          <Button variant="outline" size="sm" mb="3" disabled={isPending} onClick={() => download(bureau)}>
            <FormattedMessage id="disputes.letters.download" values={{ bureau: bureauNames[bureau] }} />
          </Button>
          <LetterText text={text} paragraphs={language === "es" ? paragraphs : []} bureau={bureau} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** The accounts of the others that a dispute's letters of this round are about; undefined where it has letters of its own. */
export function useSharedWith({ id, sharedLetter }: Dispute): ReactNode {
  const { data: disputes = [] } = useQuery({ ...disputesQuery, enabled: sharedLetter !== undefined });
  const others = disputes.filter((other) => other.id !== id && other.sharedLetter === sharedLetter);
  if (sharedLetter === undefined || others.length === 0) return undefined;
  return <Names ids={others.map((other) => other.id)} of={others} />;
}

/** The accounts of some disputes, in their order. */
function Names({ ids, of }: { ids: readonly string[]; of: readonly Dispute[] }) {
  const names = ids.map((id) => of.find((dispute) => dispute.id === id)?.accountName ?? "");
  return <FormattedList type="conjunction" value={names} />;
}
