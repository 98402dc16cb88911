import { Button } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { call, transport } from "#web/src/api/call";
import { userQuery } from "#web/src/api/session";
import { announceEndOfSession } from "#web/src/api/session-end";
import { Dialog } from "#web/src/ui/dialog";
import { pageLocation } from "#web/src/ui/page-location";
import { activity } from "./activity";

const IDLE_MS = 30 * 60 * 1_000;
const WARN_BEFORE_MS = 2 * 60 * 1_000;
const CHECK_MS = 10_000;
/** A visitor's session is one of a form that is filled in: little else calls the server meanwhile. */
const TOUCH_MS = { member: 10 * 60 * 1_000, visitor: 60 * 1_000 };
/** After so long a pause the server is notified of what was done before it. */
const PAUSE_MS = 60 * 1_000;
const activities = ["pointerdown", "keydown", "scroll"] as const;

const words = {
  member: { text: "common.idle.text", stay: "common.idle.stay", leave: "common.idle.leave" },
  visitor: {
    text: "common.idle.visitor.text",
    stay: "common.idle.visitor.stay",
    leave: "common.idle.visitor.leave",
  },
} as const;

type IdleWarningProps = { of: "member" | "visitor" };

/**
 * A session ends after 30 minutes in which no tab of the browser was used. Two minutes before, asks; "stay" calls the server, which
 * prolongs the session. Activity that makes no calls (reading, typing) prolongs it too: every 10 minutes, and after the last of it.
 */
export function IdleWarning({ of }: IdleWarningProps) {
  const { formatTime } = useIntl();
  const { isWarning, stay } = useIdleness(of);

  return (
    <Dialog
      open={isWarning}
      onClose={stay}
      role="alertdialog"
      title={<FormattedMessage id="common.idle.title" />}
      actions={
        <>
          <Button variant="outline" onClick={() => pageLocation.navigateExternal("/api/logout")}>
            <FormattedMessage id={words[of].leave} />
          </Button>
          <Button data-autofocus onClick={stay}>
            <FormattedMessage id={words[of].stay} />
          </Button>
        </>
      }
    >
      <FormattedMessage id={words[of].text} values={{ at: formatTime(activity.lastAt() + IDLE_MS) }} />
    </Dialog>
  );
}

/** Whether the session is about to end, and how it is kept; it ends by itself when its time is over. */
function useIdleness(of: IdleWarningProps["of"]) {
  const prolong = useProlong(of);
  const [isWarning, setIsWarning] = useState(false);
  const touchedAt = useRef(Date.now());
  const usedAt = useRef(Date.now());
  // The activity after which the session was ended: once, though the page may stay.
  const endedFor = useRef<number>(undefined);

  useEffect(() => {
    activity.note();
    const noteActivity = () => {
      if (idleMs() >= IDLE_MS - WARN_BEFORE_MS) return;
      activity.note();
      usedAt.current = Date.now();
      if (usedAt.current - touchedAt.current >= TOUCH_MS[of]) touch();
    };
    const touch = () => {
      touchedAt.current = Date.now();
      prolong();
    };
    const end = () => {
      setIsWarning(false);
      if (endedFor.current === activity.lastAt()) return;
      endedFor.current = activity.lastAt();
      if (of === "visitor") pageLocation.navigateExternal("/api/logout");
      else void endSession();
    };
    // Compared with the clock, not counted: timers sleep with the computer.
    const check = () => {
      if (idleMs() >= IDLE_MS) return end();
      setIsWarning(idleMs() >= IDLE_MS - WARN_BEFORE_MS);
      const hasNewActivity = usedAt.current > touchedAt.current;
      if (hasNewActivity && Date.now() - usedAt.current >= PAUSE_MS) touch();
    };

    for (const name of activities) window.addEventListener(name, noteActivity, { passive: true });
    const timer = setInterval(check, CHECK_MS);
    const stopHearing = activity.onElsewhere(check);
    return () => {
      for (const name of activities) window.removeEventListener(name, noteActivity);
      clearInterval(timer);
      stopHearing();
    };
  }, [of, prolong]);

  function stay() {
    activity.note();
    touchedAt.current = Date.now();
    setIsWarning(false);
    prolong();
  }

  return { isWarning, stay };
}

const idleMs = () => Date.now() - activity.lastAt();

/** The page stays for what was typed on it, or is left for the sign-in that leads back: as with any session that is over. */
async function endSession(): Promise<void> {
  await transport.fetch("/api/logout?stays=1", { redirect: "manual" }).catch(() => undefined);
  announceEndOfSession();
}

/** Any call prolongs a session. */
function useProlong(of: IdleWarningProps["of"]): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    if (of === "member") void queryClient.fetchQuery(userQuery);
    else call("onboarding/get-progress").catch(() => undefined);
  }, [of, queryClient]);
}
