import type { Metafile } from "esbuild";

type Outputs = Metafile["outputs"];
/** By chunk those that it loads with it. */
type Imports = ReadonlyMap<string, readonly string[]>;
type WeightOf = (entry: string) => number;
type Group = { chunks: readonly string[]; bytes: number; users: ReadonlySet<string> };

/** Smaller chunks are not worth a request of their own. In bytes, minified. */
const LEAST_BYTES = 8_000;
/** How many of the smallest are looked at for the next to be joined: which number leads to the best plan, only trying them tells. */
const AT_ONCE = [1, 2, 3];
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
  const imports = new Map(Object.keys(outputs).map((path) => [path, importsOf(path, outputs)]));
  const plans = AT_ONCE.map((count) => withoutSmall([...starting, ...shared], imports, weightOf, count));
  const groups = cheapest(plans, weightOf) ?? [];
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

/** Joins one of the `count` smallest groups with the one where that costs least, until none is too small. */
function withoutSmall(groups: Group[], imports: Imports, weightOf: WeightOf, count: number): Group[] {
  const bySize = [...groups].sort((one, other) => one.bytes - other.bytes);
  const small = bySize.filter(({ bytes }) => bytes < LEAST_BYTES).slice(0, count);
  const ways = small.flatMap((one) =>
    groups.flatMap((partner) => (partner === one ? [] : [joined(one, partner, groups, imports)])),
  );
  const best = cheapest(ways, weightOf);
  return best ? withoutSmall(best, imports, weightOf, count) : groups;
}

/** The one of several plans that costs least; undefined of none. */
function cheapest(plans: readonly Group[][], weightOf: WeightOf): Group[] | undefined {
  const costs = plans.map((plan) => costOf(plan, weightOf));
  return plans[costs.indexOf(Math.min(...costs))];
}

function joined(one: Group, partner: Group, groups: readonly Group[], imports: Imports): Group[] {
  const group: Group = {
    chunks: [...partner.chunks, ...one.chunks],
    bytes: partner.bytes + one.bytes,
    users: new Set([...partner.users, ...one.users]),
  };
  return spread([group, ...groups.filter((other) => other !== partner && other !== one)], imports);
}

/** What is loaded in all; a screen that has much already suffers more from what is added. */
function costOf(groups: Group[], weightOf: WeightOf): number {
  const loaded = new Map<string, number>();
  for (const { bytes, users } of groups) for (const user of users) loaded.set(user, (loaded.get(user) ?? 0) + bytes);
  return sumOf([...loaded].map(([entry, bytes]) => weightOf(entry) * bytes ** 2));
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** An entry that loads a group loads what it imports, and with that the whole groups that those chunks are in. */
function spread(groups: Group[], imports: Imports): Group[] {
  const place = new Map(groups.flatMap(({ chunks }, index) => chunks.map((path) => [path, index] as const)));
  const users = groups.map((group) => group.users);
  const changed = [0];
  for (const index of changed) {
    const needed = new Set(
      groups[index]?.chunks.flatMap((path) => imports.get(path) ?? []).map((path) => place.get(path)),
    );
    for (const each of needed) {
      const its = each === undefined ? undefined : users[each];
      if (each === undefined || !its || each === index) continue;
      const more = [...(users[index] ?? [])].filter((user) => !its.has(user));
      if (more.length === 0) continue;
      users[each] = new Set([...its, ...more]);
      changed.push(each);
    }
  }
  return groups.map((group, index) => ({ ...group, users: users[index] ?? group.users }));
}
