import { Button } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "#web/src/ui/dialog";
import type { useLettersPage } from "./use-letters-page";

type FullPageProps = {
  page: ReturnType<typeof useLettersPage>;
  /** The accounts that the letters are about. */
  name: string;
  children: ReactNode;
};

/** Letters to read with nothing else on the screen; its button names whose. */
export function FullPage({ page, name, children }: FullPageProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const action = formatMessage({ id: "disputes.letters.fullPage" });

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        mb="2"
        aria-label={formatMessage({ id: "disputes.letters.of" }, { action, name })}
        onClick={page.open}
      >
        {action}
      </Button>
      <Dialog
        open={page.isOpen}
        onClose={page.close}
        size="full"
        startsAtTitle
        finalFocus={() => button.current}
        title={<FormattedMessage id="disputes.letters.pageTitle" values={{ name }} />}
        actions={
          <Button variant="outline" onClick={page.close}>
            <FormattedMessage id="disputes.letters.backToList" />
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
