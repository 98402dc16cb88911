import { Box, Tabs } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import type { DisputeDetail } from "#shared/api/schemas/dispute";
import { bureauNames } from "#shared/domain/bureau/addresses";
import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { isFollowUp } from "#shared/domain/dispute/follow-up";
import { CheckIcon } from "#web/src/ui/icons";
import { useDisputeName } from "../dispute-name";
import { mailableBureaus } from "./approval-state";
import { ApproveLetter } from "./approve-letter";
import { FullPage } from "./full-page";
import { LetterView } from "./letter-view";
import { isLost } from "./lost-letter";
import { useLettersPage } from "./use-letters-page";

/** The member's word on each letter of a draft. */
export type Approval = { approved: readonly Bureau[]; onApprove: (bureau: Bureau, isApproved: boolean) => void };

type LetterTabsProps = {
  dispute: DisputeDetail;
  letters: Partial<Record<Bureau, string>>;
  approval: Approval | undefined;
};

/** One tab a bureau: in front the first that did not arrive, else the first that gets a letter. Here, and on a page of their own. */
export function LetterTabs({ dispute, letters, approval }: LetterTabsProps) {
  const [shown, setShown] = useState<Bureau>(() => firstOf(dispute));
  const page = useLettersPage(dispute.id);
  const name = useDisputeName(dispute);
  const tabs = { dispute, letters, approval, name, shown, onShow: setShown };

  return (
    <>
      <FullPage page={page} name={name}>
        <BureauTabs {...tabs} onLastApproved={page.close} />
      </FullPage>
      <BureauTabs {...tabs} />
    </>
  );
}

function firstOf(dispute: DisputeDetail): Bureau {
  const mailable = mailableBureaus(dispute);
  return mailable.find((bureau) => isLost(dispute, bureau)) ?? mailable[0] ?? "experian";
}

type BureauTabsProps = LetterTabsProps & {
  name: string;
  shown: Bureau;
  onShow: (bureau: Bureau) => void;
  onLastApproved?: () => void;
};

/** Approving a letter opens the next one that waits for it. */
function BureauTabs({ dispute, letters, approval, name, shown, onShow, onLastApproved }: BureauTabsProps) {
  const { formatMessage } = useIntl();
  const mailable = mailableBureaus(dispute);
  // Later letters go to some bureaus; of the others there is nothing to read.
  const tabs = isFollowUp(dispute) ? mailable : bureaus;
  const id = useId();
  const approved = approval?.approved ?? [];
  const next = mailable.find((bureau) => bureau !== shown && !approved.includes(bureau));

  const approve = (isApproved: boolean) => {
    if (isApproved && next === undefined) onLastApproved?.();
    approval?.onApprove(shown, isApproved);
    if (!isApproved || next === undefined) return;
    onShow(next);
    document.getElementById(tabId(id, next))?.focus();
  };

  return (
    <Tabs.Root
      value={shown}
      onValueChange={({ value }) => onShow(bureaus.find((bureau) => bureau === value) ?? shown)}
      ids={{ trigger: (bureau) => tabId(id, bureau) }}
      lazyMount
    >
      <Tabs.List aria-label={formatMessage({ id: "disputes.letters.pageTitle" }, { name })}>
        {tabs.map((bureau) => (
          <Tabs.Trigger key={bureau} value={bureau} scrollMarginTop="24" px={{ base: "1.5", sm: "4" }}>
            {bureauNames[bureau]}
            {approved.includes(bureau) && (
              <Box color="accent.fg" ms="1">
                <CheckIcon />
              </Box>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((bureau) => (
        <Tabs.Content key={bureau} value={bureau}>
          <LetterView dispute={dispute} bureau={bureau} text={letters[bureau] ?? ""} />
          {approval && mailable.includes(bureau) && (
            <ApproveLetter
              name={name}
              bureau={bureau}
              isApproved={approved.includes(bureau)}
              next={next}
              onApprove={approve}
            />
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

const tabId = (id: string, bureau: string) => `letters-${id}-${bureau}`;
