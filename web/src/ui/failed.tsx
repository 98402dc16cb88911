import { Button, Stack, Text } from "@chakra-ui/react";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "./notice";

type FailedProps = { title?: ReactNode; children?: ReactNode; onRetry?: () => void };

/** Something could not be loaded: what, and the way on. Among parts that fail together, only what. */
export function Failed({ title, children, onRetry }: FailedProps) {
  const join = use(Failures);
  if (join && onRetry) return <FailedPart title={title} join={join} onRetry={onRetry} />;

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

type Retry = () => void;
/** @returns how to leave */
type Join = (retry: Retry) => () => void;

const Failures = createContext<Join | undefined>(undefined);

/** Around parts that load by themselves: that some failed is said once, above them, with one way to try all of those again. */
export function FailedTogether({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [retries, setRetries] = useState<readonly Retry[]>([]);
  const join = useCallback<Join>((retry) => {
    setRetries((all) => [...all, retry]);
    return () => setRetries((all) => all.filter((other) => other !== retry));
  }, []);
  const retryAll = () => {
    for (const retry of retries) retry();
  };

  return (
    <Stack gap="6">
      {retries.length > 0 && <Failed title={title} onRetry={retryAll} />}
      <Failures value={join}>{children}</Failures>
    </Stack>
  );
}

function FailedPart({ title, join, onRetry }: { title: ReactNode; join: Join; onRetry: Retry }) {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => join(() => latest.current()), [join]);

  return <Text color="fg.quiet">{title ?? <FormattedMessage id="common.error.part" />}</Text>;
}
