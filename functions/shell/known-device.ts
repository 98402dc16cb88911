import { periods } from "#shared/domain/retention/retention";
import type { Call, ShellServices } from "./call";
import { DEVICE_COOKIE, setCookie } from "./cookies";
import { faultOf, log } from "./log";
import { now } from "./now";
import { Redirect, Reply } from "./reply";

const DEVICE_SECONDS = periods.knownDevice.days * 86_400;

/**
 * Remembers the browser in which a route has opened a member's session, or found out whose it is: from then on the wrong passwords
 * of strangers do not count against it.
 */
export async function rememberDevice(call: Call, result: unknown, { devices }: ShellServices): Promise<void> {
  const options = result instanceof Reply || result instanceof Redirect ? result.options : {};
  const memberId = options.session?.record.memberId ?? options.browserOf;
  if (memberId === undefined) return;
  try {
    const id = await devices.remember(memberId, call.cookies[DEVICE_COOKIE], now());
    call.deviceCookie = setCookie(DEVICE_COOKIE, id, DEVICE_SECONDS);
  } catch (error) {
    // The work is done: a browser that could not be remembered must not turn the answer into a fault.
    log({ event: "fault", route: call.name, requestId: call.requestId, fault: faultOf(error) });
  }
}
