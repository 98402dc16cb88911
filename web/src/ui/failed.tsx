import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "./notice";

/** Something could not be loaded: what, and the way on. */
export function Failed({
  title,
  children,
  onRetry,
}: {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
}) {
  return (
    <Notice
      tone="danger"
      isAnnounced
      title={title ?? <FormattedMessage id="common.error.generic" />}
      action={
        onRetry && (
          <Button variant="outline" onClick={onRetry}>
            <FormattedMessage id="common.tryAgain" />
          </Button>
        )
      }
    >
      {children ?? <FormattedMessage id="common.error.tryLater" />}
    </Notice>
  );
}
