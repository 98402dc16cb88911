import { Button } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { userQuery } from "#web/src/api/session";
import { away } from "./away";
import { Dialog } from "./dialog";

const IDLE_MS = 30 * 60 * 1_000;
const WARN_BEFORE_MS = 2 * 60 * 1_000;
const CHECK_MS = 10_000;
const TOUCH_MS = 10 * 60 * 1_000;
const activities = ["pointerdown", "keydown", "scroll"] as const;

/**
 * A member's session ends after 30 idle minutes. Two minutes before, asks; "stay" calls the server, which prolongs the
 * session. Activity that makes no calls (reading, typing) prolongs it too, at most every 10 minutes.
 */
export function IdleWarning() {
  const queryClient = useQueryClient();
  const [isWarning, setIsWarning] = useState(false);
  const activeAt = useRef(Date.now());
  const touchedAt = useRef(Date.now());

  useEffect(() => {
    const prolong = () => {
      touchedAt.current = Date.now();
      void queryClient.fetchQuery(userQuery);
    };
    const noteActivity = () => {
      if (Date.now() - activeAt.current >= IDLE_MS - WARN_BEFORE_MS) return;
      activeAt.current = Date.now();
      if (Date.now() - touchedAt.current >= TOUCH_MS) prolong();
    };
    // Compared with the clock, not counted: timers sleep with the computer.
    const check = () => {
      const idleMs = Date.now() - activeAt.current;
      if (idleMs >= IDLE_MS) away.to("/api/logout");
      else setIsWarning(idleMs >= IDLE_MS - WARN_BEFORE_MS);
    };

    for (const activity of activities) window.addEventListener(activity, noteActivity, { passive: true });
    const timer = setInterval(check, CHECK_MS);
    return () => {
      for (const activity of activities) window.removeEventListener(activity, noteActivity);
      clearInterval(timer);
    };
  }, [queryClient]);

  function stay() {
    activeAt.current = Date.now();
    touchedAt.current = Date.now();
    setIsWarning(false);
    void queryClient.fetchQuery(userQuery);
  }

  return (
    <Dialog
      open={isWarning}
      onClose={stay}
      role="alertdialog"
      size="sm"
      title={<FormattedMessage id="common.idle.title" />}
      actions={
        <>
          <Button variant="outline" onClick={() => away.to("/api/logout")}>
            <FormattedMessage id="common.idle.leave" />
          </Button>
          <Button onClick={stay}>
            <FormattedMessage id="common.idle.stay" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="common.idle.text" values={{ minutes: WARN_BEFORE_MS / 60_000 }} />
    </Dialog>
  );
}
