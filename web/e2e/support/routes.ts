import { type RouteLine, type RouteName, routes } from "#shared/api/routes";

/** An id of the right form that nothing has. */
export const NOTHING = "01KAB00000000000000000N0NE";

const places: Record<string, string> = { bureau: "experian", document: "contract" };

/** A route's line, and its path with each place filled: ids with `id`, anything else with something that exists. */
export function filled(name: RouteName, id = NOTHING): { line: RouteLine; method: string; path: string } {
  const line: RouteLine = routes[name];
  const path = line.path.replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? id);
  return { line, method: line.method, path };
}
