import { isOfThisMachine } from "./own-machine";

const ORIGIN = "http://localhost:3000";
const reads = (host: string) => isOfThisMachine({ method: "GET", headers: { host } }, ORIGIN);
const posts = (origin: string) =>
  isOfThisMachine({ method: "POST", headers: { host: "localhost:3000", origin } }, ORIGIN);

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])("this machine reads the console at %s", (host) => {
  expect(reads(host)).toBe(true);
});

test.each(["site.example:3000", "localhost.site.example", ""])(
  "a page of another site, whose name leads to this machine (%p), reads no mail and no clock",
  (host) => {
    expect(reads(host)).toBe(false);
  },
);

test("only the product's own pages set something going", () => {
  expect([posts(ORIGIN), posts("http://site.example")]).toEqual([true, false]);
});
