const IPV4 = /^(\d{1,3}\.){3}\d{1,3}$/;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What counts as one client in limits: an IPv4 address, or the /64 that an IPv6 address is in. Every line gets at least a /64
 * (RFC 6177), so that a client has 2^64 addresses to choose from.
 *
 * @param address of a client; any other text comes back as it is
 */
export function addressBlock(address: string): string {
  const [bare = ""] = address.replace(/^\[|\]$/g, "").split("%");
  const mapped = /^::(?:ffff:)?([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && IPV4.test(mapped)) return mapped;
  const groups = groupsOf(bare);
  return groups ? `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64` : address;
}

/** The eight groups of an IPv6 address, without leading zeros; undefined for what is none. */
function groupsOf(address: string): string[] | undefined {
  const halves = address.split("::");
  if (!address.includes(":") || halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = GROUPS - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
