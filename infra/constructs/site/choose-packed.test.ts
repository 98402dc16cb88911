import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

type EdgeRequest = { uri: string; headers: Record<string, { value: string }> };

const source = readFileSync(join(__dirname, "choose-packed.js"), "utf8");
const choosePacked: (event: { request: EdgeRequest }) => EdgeRequest = runInNewContext(`${source}; handler`);

test.each([
  ["a browser that takes brotli gets a script as the build packed it", "gzip, br", "js", "/br/assets/app-1a2b.js"],
  ["a client without brotli gets the script itself", "gzip", "js", "/assets/app-1a2b.js"],
  ["one that refuses brotli gets the script itself", "gzip, br;q=0", "js", "/assets/app-1a2b.js"],
  ["one that prefers gzip but takes brotli gets it", "gzip, br;q=0.5", "js", "/br/assets/app-1a2b.js"],
  ["one that says nothing gets the script itself", undefined, "js", "/assets/app-1a2b.js"],
  ["a film is not packed", "gzip, br", "mp4", "/assets/app-1a2b.mp4"],
])("%s", (_, accepted, ending, served) => {
  const headers: EdgeRequest["headers"] = accepted === undefined ? {} : { "accept-encoding": { value: accepted } };
  expect(choosePacked({ request: { uri: `/assets/app-1a2b.${ending}`, headers } }).uri).toBe(served);
});
