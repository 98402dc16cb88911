import { LinkedMessage } from "#web/src/ui/linked-message";

/** Why submitted letters do not leave yet, and where their address is added. */
export function AwaitedAddress() {
  return <LinkedMessage id="disputes.next.needsAddress" to="/account#account-contact" />;
}
