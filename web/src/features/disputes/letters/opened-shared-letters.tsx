import { Box, Button, Tabs, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Dispute, SharedDrafts } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { useLanguage } from "#web/src/ui/language";
import { AccountNames, useAccountNames } from "../account-names";
import { disputeQuery } from "../queries";
import { DetailsForm } from "./details-form";
import { FullPage } from "./full-page";
import { LetterText } from "./letter-text";
import { LettersOf, useLettersLabel } from "./letters-of";
import { SelfMailForm } from "./self-mail-form";
import { useDownloadSharedLetter } from "./use-download";
import { useLettersPage } from "./use-letters-page";

type OpenedSharedLettersProps = { shared: SharedDrafts; drafts: readonly Dispute[] };

/** The shared letters, with what is decided for them together: details, and who mails them. */
export function OpenedSharedLetters({ shared, drafts }: OpenedSharedLettersProps) {
  const { disputeIds, version, letters } = shared;
  const [first = "", ...others] = disputeIds;
  const { data: dispute } = useQuery(disputeQuery(first));
  const [shown, setShown] = useState<Bureau | undefined>(letters[0]?.bureau);
  const page = useLettersPage(...disputeIds);
  const name = useAccountNames({ ids: disputeIds, of: drafts });
  const tabs = <LetterTabs shared={shared} drafts={drafts} shown={shown} onShow={setShown} />;

  return (
    <LettersOf id={`shared-${first}`} name={name}>
      <Box mt="3">
        <FullPage page={page} name={name}>
          {tabs}
        </FullPage>
      </Box>
      {tabs}
      {dispute && <DetailsForm key={version} dispute={dispute} alsoFor={others} />}
      <SelfMailForm id={first} wanted={letters.map(({ bureau }) => bureau)} version={version} together={disputeIds} />
    </LettersOf>
  );
}

type LetterTabsProps = OpenedSharedLettersProps & { shown: Bureau | undefined; onShow: (bureau?: Bureau) => void };

function LetterTabs({ shared, drafts, shown, onShow }: LetterTabsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { download, isPending } = useDownloadSharedLetter(shared.disputeIds);
  const labelOf = useLettersLabel();
  const name = useAccountNames({ ids: shared.disputeIds, of: drafts });

  return (
    <Tabs.Root
      value={shown}
      onValueChange={({ value }) => onShow(bureaus.find((bureau) => bureau === value))}
      lazyMount
      mt="1"
    >
      <Tabs.List aria-label={formatMessage({ id: "disputes.letters.pageTitle" }, { name })}>
        {shared.letters.map(({ bureau }) => (
          <Tabs.Trigger key={bureau} value={bureau} px={{ base: "0.5", sm: "4" }}>
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
          <Button
            variant="outline"
            size="sm"
            mb="3"
            aria-label={labelOf("disputes.letters.download", { bureau: bureauNames[bureau] })}
            disabled={isPending}
            onClick={() => download(bureau)}
          >
            <FormattedMessage id="disputes.letters.download" values={{ bureau: bureauNames[bureau] }} />
          </Button>
          <LetterText text={text} paragraphs={language === "es" ? paragraphs : []} bureau={bureau} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
