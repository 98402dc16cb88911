import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messages } from "#shared/i18n/en/index";
import { keysIn } from "./words";

const keys = [
  "item.type.charge_off",
  "item.type.late",
  "item.title",
  "item.status.open.text",
  "common.save",
  "score.title",
];
const TYPES = ["item.type.charge_off", "item.type.late"];
/** How `${` is written in a source file. */
const open = "$" + "{";

test.each([
  ["a key in quotes", '<FormattedMessage id="common.save" />', ["common.save"]],
  ["the beginning of keys", `const words = "item.type"; say(\`${open}words}.${open}type}\`)`, TYPES],
  ["a sum", 'say("item.status." + status + ".text")', ["item.status.open.text"]],
  ["a template", `say(\`item.type.${open}type}\`)`, TYPES],
  ["a template that goes on", `say(\`item.status.${open}status}.text\`)`, ["item.status.open.text"]],
  ["a template with another one in it", `say(\`item.${open}a ? \`status.${open}b}\` : "title"}\`)`, keys.slice(0, 4)],
  ["nothing that looks like one", `const title = "score"; css(\`${open}colour}.fill\`)`, []],
  [
    "a template that begins with a word of the file",
    `const area = a ? "score" : "help"; say(\`${open}area}.title\`)`,
    ["score.title"],
  ],
])("a file says %s", (_, source, expected) => {
  expect(keysIn(source, keys)).toEqual(expected);
});

test("each message of the screens is found in a file that says it", () => {
  const roots = ["web/src", "shared/domain", "shared/api"].map((path) => join(__dirname, "../..", path));
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  );
  const sources = files
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"));
  const said = new Set(sources.flatMap((source) => keysIn(source, Object.keys(messages))));
  expect(Object.keys(messages).filter((key) => !said.has(key))).toEqual([]);
});
