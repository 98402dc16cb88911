import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { lastStatusOf } from "#shared/domain/dispute/last-status";
import { disputesQuery } from "#web/src/api/queries";
import { today } from "#web/src/api/server-time";
import { useUser } from "#web/src/api/session";
import { sessionMarker } from "#web/src/api/session-marker";
import { forgetStatus, keepStatus } from "./kept-status";

/** Keeps what a signed-in member saw last for a visit without a connection, and forgets it when no one is signed in. */
export function useKeptStatus(): void {
  const { user, isLoading } = useUser();
  // Asks the server nothing: it takes what a screen has asked for.
  const { data: disputes } = useQuery({ ...disputesQuery, enabled: false });

  useEffect(() => {
    if (isLoading) return;
    if (user === undefined) {
      if (!sessionMarker.isThere()) forgetStatus();
      return;
    }
    const seenOn = today();
    if (disputes !== undefined) keepStatus({ ...lastStatusOf(disputes, seenOn), seenOn });
  }, [user, isLoading, disputes]);
}
