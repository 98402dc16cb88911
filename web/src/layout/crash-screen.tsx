import { Button, Flex } from "@chakra-ui/react";
import { Component, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "#web/src/ui/notice";
import { pageLocation } from "#web/src/ui/page-location";
import { Screen } from "#web/src/ui/screen";

/** What shows when a page cannot be drawn, or its code cannot be fetched because a newer version is out. */
export function CrashScreen() {
  const { formatMessage } = useIntl();

  return (
    <Screen title={formatMessage({ id: "common.crash.title" })} width="form">
      <Notice
        tone="danger"
        isAnnounced
        action={
          <Flex gap="3" wrap="wrap">
            <Button onClick={pageLocation.reload}>
              <FormattedMessage id="common.crash.reload" />
            </Button>
            {/* A whole new page: of this one the code may be out of date. */}
            <Button asChild variant="outline">
              <a href="/help">
                <FormattedMessage id="common.notFound.help" />
              </a>
            </Button>
          </Flex>
        }
      >
        <FormattedMessage id="common.crash.text" />
      </Notice>
    </Screen>
  );
}

type CrashBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Catches what a screen throws while it is drawn. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
