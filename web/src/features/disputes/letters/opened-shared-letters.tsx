import { Button, Tabs, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { useLanguage } from "#web/src/ui/language";
import { AccountNames } from "../account-names";
import { disputeQuery } from "../queries";
import { DetailsForm } from "./details-form";
import { LetterText } from "./letter-text";
import { SelfMailForm } from "./self-mail-form";
import { useDownloadSharedLetter } from "./use-download";

type OpenedSharedLettersProps = { shared: SharedDrafts; drafts: readonly Dispute[] };

/** The shared letters, with what is decided for them together: details, and who mails them. */
export function OpenedSharedLetters({ shared, drafts }: OpenedSharedLettersProps) {
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

function LetterTabs({ shared, drafts }: OpenedSharedLettersProps) {
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
            <FormattedMessage
              id="disputes.shared.items"
              values={{ names: <AccountNames ids={disputeIds} of={drafts} /> }}
            />
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
