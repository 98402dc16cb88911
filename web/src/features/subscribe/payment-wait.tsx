import { Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { userQuery } from "#web/src/api/session";

const ASK_MS = 4_000;
const LATE_MS = 60_000;
const STOP_MS = 600_000;

/** Waits for the payment provider's event, with which the plan begins: asks who the member is until then, at most ten minutes. */
export function PaymentWait() {
  const isLate = useElapsed(LATE_MS);
  const isOver = useElapsed(STOP_MS);
  useQuery({ ...userQuery, refetchOnMount: false, refetchInterval: isOver ? false : ASK_MS });

  return (
    <Text role="status" color="fg.quiet" maxWidth="prose" mt="3">
      <FormattedMessage id={isLate ? "subscribe.wait.late" : "subscribe.wait"} />
    </Text>
  );
}

/** Whether so long has passed since the part appeared. */
function useElapsed(ms: number): boolean {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isElapsed;
}
