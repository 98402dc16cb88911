import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Metafile } from "esbuild";
import { closureOf } from "./chunk-plan";

/** Entry points of the app, as the metafile writes them, with the keys of the messages that each can say. */
export type WordPlan = Map<string, Set<string>>;

/**
 * Which messages come with which entry: with the start what its own files say, and what most others say, too; with each other entry
 * the rest of what its files say.
 *
 * @param metafile of a build with `splitting`
 * @param start the entry point that the page loads
 * @param keys all there are
 */
export async function wordPlan({ outputs }: Metafile, start: string, keys: readonly string[]): Promise<WordPlan> {
  const read = new Map<string, Promise<string[]>>();
  const keysOf = (file: string) => {
    const found = read.get(file) ?? readFile(resolve(file), "utf8").then((source) => keysIn(source, keys));
    read.set(file, found);
    return found;
  };
  const said: WordPlan = new Map();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined) continue;
    const files = closureOf(path, outputs).flatMap((chunk) => Object.keys(outputs[chunk]?.inputs ?? {}));
    const own = files.filter((file) => /^(web|shared)\/.*\.tsx?$/.test(file));
    const found = (await Promise.all(own.map(keysOf))).flat();
    if (found.length > 0) said.set(entryPoint, new Set(found));
  }
  const entries = [...said.values()];
  const isCommon = (key: string) => entries.filter((each) => each.has(key)).length > entries.length / 2;
  const first = new Set(keys.filter((key) => said.get(start)?.has(key) || isCommon(key)));

  const rest = [...said].map(([entry, own]) => [entry, new Set([...own].filter((key) => !first.has(key)))] as const);
  return new Map([...rest.filter(([entry, { size }]) => entry !== start && size > 0), [start, first]]);
}

// "a.b" and "a."; `a.${b}.c` and `${a}.b`; the beginning of a template that has more in it.
const QUOTED = /(["'])([\w-]+(?:\.[\w-]+)*\.?)\1/g;
const TEMPLATE = /`((?:[\w-]+|\$\{\w+\})\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g;
const TEMPLATE_START = /`((?:[\w-]+\.)+)[\w-]*\$\{/g;

/**
 * The keys that a source file can say. Text in quotes is a key or, where it has a dot, the beginning of keys. A template is each key that
 * it can become: what it begins with is a word or, for a variable, any text that the file has in quotes.
 */
export function keysIn(source: string, keys: readonly string[]): string[] {
  const quoted = new Set([...source.matchAll(QUOTED)].map(([, , text = ""]) => text));
  const withDot = [...quoted].filter((text) => text.includes("."));
  const starts = [...source.replaceAll(TEMPLATE, "").matchAll(TEMPLATE_START)].map(([, text = ""]) => text);
  const beginnings = [...starts, ...withDot.map((text) => text.replace(/\.?$/, "."))];
  const templates = [...source.matchAll(TEMPLATE)].map(([, text = ""]) => patternOf(text, [...quoted]));

  return keys.filter(
    (key) =>
      quoted.has(key) ||
      beginnings.some((beginning) => key.startsWith(beginning)) ||
      templates.some((template) => template.test(key)),
  );
}

function patternOf(template: string, quoted: readonly string[]): RegExp {
  const [first = "", ...others] = template.split(/\$\{[^{}]*\}/).map((part) => part.replaceAll(".", "\\."));
  const begins =
    first === ""
      ? [`(${quoted.map((text) => text.replaceAll(".", "\\.")).join("|")})${others.shift() ?? ""}`]
      : [first];
  return new RegExp(`^${[...begins, ...others].join(".+")}$`);
}
