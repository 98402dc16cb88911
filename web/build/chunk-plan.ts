import type { Metafile } from "esbuild";

type Outputs = Metafile["outputs"];
type Group = { chunks: readonly string[]; bytes: number; users: ReadonlySet<string> };

/** Smaller chunks are not worth a request of their own. In bytes, minified. */
const LEAST_BYTES = 18_000;
/** What a byte counts in a part that opens later, a window say, beside one that a screen waits for. */
const LATER_WEIGHT = 0.05;

/**
 * Which files each entry of the app has to load with it, so that few chunks are left. esbuild makes a chunk of all files that the
 * same entries use, 110 of them. Here what the app starts with becomes one, and each chunk that is too small joins the one (or
 * the start) where it costs the least bytes to entries that have no use for it: to screens above all, and to large ones most.
 *
 * @param metafile of a build with `splitting`
 * @param start the entry point that the page loads
 * @param screens the entry points that a page waits for; all others open later
 * @param early an entry point that the page loads before the start: what it uses stays apart
 * @returns entry points, as the metafile writes them, with the files to load
 */
export function chunkPlan(
  { outputs }: Metafile,
  start: string,
  screens: ReadonlySet<string>,
  early = "",
): Map<string, string[]> {
  const closures = new Map<string, string[]>();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint) closures.set(entryPoint, closureOf(path, outputs));
  }
  const before = closures.get(early) ?? [];
  const first = (closures.get(start) ?? []).filter((path) => !before.includes(path));
  const groupOf = (chunks: string[], users: Iterable<string>): Group => ({
    chunks,
    bytes: chunks.reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0),
    users: new Set(users),
  });
  const shared = Object.keys(outputs).flatMap((path) => {
    if (before.includes(path) || first.includes(path) || outputs[path]?.entryPoint) return [];
    return [
      groupOf(
        [path],
        [...closures].flatMap(([entry, closure]) => (closure.includes(path) ? [entry] : [])),
      ),
    ];
  });

  const entries = [...closures.keys()];
  const starting = [
    groupOf(before, entries),
    groupOf(
      first,
      entries.filter((entry) => entry !== early),
    ),
  ].filter(({ chunks }) => chunks.length > 0);
  const weightOf = (entry: string) => (screens.has(entry) ? 1 : LATER_WEIGHT);
  const groups = withoutSmall([...starting, ...shared], outputs, weightOf);
  const filesFor = (entry: string) =>
    groups
      .filter(({ users }) => users.has(entry))
      .flatMap(({ chunks }) => chunks.flatMap((path) => Object.keys(outputs[path]?.inputs ?? {})))
      .filter((file) => file !== start && file !== early);
  return new Map(entries.map((entry) => [entry, filesFor(entry)]));
}

/** What an output loads with it, itself included. */
export function closureOf(path: string, outputs: Outputs): string[] {
  const closure = new Set([path]);
  for (const each of closure) for (const imported of importsOf(each, outputs)) closure.add(imported);
  return [...closure];
}

function importsOf(path: string, outputs: Outputs): string[] {
  const imports = outputs[path]?.imports ?? [];
  return imports.filter(({ kind }) => kind === "import-statement").map((imported) => imported.path);
}

/** Joins the smallest group with the one where that costs least, until none is too small. */
function withoutSmall(groups: Group[], outputs: Outputs, weightOf: (entry: string) => number): Group[] {
  const bySize = [...groups].sort((one, other) => one.bytes - other.bytes);
  const [smallest, ...others] = bySize;
  if (!smallest || smallest.bytes >= LEAST_BYTES || others.length === 0) return groups;

  const joined = others.map((partner) => {
    const group: Group = {
      chunks: [...partner.chunks, ...smallest.chunks],
      bytes: partner.bytes + smallest.bytes,
      users: new Set([...partner.users, ...smallest.users]),
    };
    return spread([group, ...others.filter((other) => other !== partner)], outputs);
  });
  const costs = joined.map((way) => costOf(way, weightOf));
  return withoutSmall(joined[costs.indexOf(Math.min(...costs))] ?? groups, outputs, weightOf);
}

/** What is loaded in all; a screen that has much already suffers more from what is added. */
function costOf(groups: Group[], weightOf: (entry: string) => number): number {
  const loaded = new Map<string, number>();
  for (const { bytes, users } of groups) for (const user of users) loaded.set(user, (loaded.get(user) ?? 0) + bytes);
  return sumOf([...loaded].map(([entry, bytes]) => weightOf(entry) * bytes ** 2));
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** An entry that loads a group loads what it imports, and with that the whole groups that those chunks are in. */
function spread(groups: Group[], outputs: Outputs): Group[] {
  const place = new Map(groups.flatMap(({ chunks }, index) => chunks.map((path) => [path, index] as const)));
  const users = groups.map((group) => new Set(group.users));
  const changed = [0];
  for (const index of changed) {
    const needed = new Set(
      groups[index]?.chunks.flatMap((path) => importsOf(path, outputs)).map((path) => place.get(path)),
    );
    for (const each of needed) {
      const its = each === undefined ? undefined : users[each];
      if (each === undefined || !its || each === index) continue;
      const before = its.size;
      for (const user of users[index] ?? []) its.add(user);
      if (its.size > before) changed.push(each);
    }
  }
  return groups.map((group, index) => ({ ...group, users: users[index] ?? group.users }));
}
