import { addressBlock } from "./address-block";

test.each([
  ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["[2001:db8:0:1:a::]", "2001:db8:0:1::/64"],
  ["2001:db8::1:0:0:1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7", "203.0.113.7"],
])("the client with the address %s counts as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test.each(["unknown", "maya@example.com", "2026-03-05T10:00:00.000Z", "1:2:3", "1::2::3", "1:2:3:4:5:6:7:8:9", ""])(
  "%p is no address and stays what it is",
  (text) => expect(addressBlock(text)).toBe(text),
);
