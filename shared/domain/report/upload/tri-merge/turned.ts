import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import type { Block } from "../accounts/account";
import { blockOf, draftsIn } from "../accounts/blocks";
import type { Draft } from "../accounts/draft";
import { type TurnedLines, turnedLines } from "../accounts/turned-lines";
import type { TextLine } from "../lines/text-line";
import { type Columns, columnsOf } from "../words/bureau-columns";
import { labelled } from "../words/fields";
import { bureausIn } from "../words/sources";
import { accountLabels } from "../words/vocabulary";
import { columnRows } from "./column-rows";

/** So many values of its own show that a bureau is spoken of. */
const FEWEST_VALUES = 2;

/**
 * What each bureau reports of each account, in a report that shows several bureaus below one another. Undefined when at most one
 * bureau has values of its own, or most values are in columns.
 */
export function turnedBlocks(lines: readonly TextLine[]): Record<Bureau, Block[]> | undefined {
  const turned = turnedLines(lines);
  if (new Set([...turned.zones.values()].map(({ bureau }) => bureau)).size < 2) return undefined;
  const drafts = draftsIn(turned.lines, turned);
  const owned = drafts.flatMap(({ pairs }) => pairs.filter(({ zone, reading }) => zone && reading));
  if (owned.length <= valuesInColumns(columnRows(lines))) return undefined;
  const of = (bureau: Bureau) =>
    drafts.flatMap((draft, index) => ownBlock(draft, bureau, turned, `part-${index}`) ?? []);
  const blocks = { experian: of("experian"), equifax: of("equifax"), transunion: of("transunion") };
  const spoken = bureaus.filter((bureau) => blocks[bureau].length > 0);
  return spoken.length > 1 ? blocks : undefined;
}

/** How many values are in tables with a column for each bureau, in rows with those of several. */
function valuesInColumns(lines: readonly TextLine[]): number {
  let columns: Columns | undefined;
  let count = 0;
  for (const line of lines) {
    columns = columnsOf(line) ?? columns;
    if (!columns || line.cells.length < columns.length || line.cells.length > columns.length + 1) continue;
    const parts = line.cells.map((cell) => labelled(cell, accountLabels));
    if (parts[0]?.[0]?.value === "" && parts.slice(1).every((found) => found.length === 0)) count += parts.length - 1;
  }
  return count;
}

/** The account in one bureau's words, with those that it shares with the others; undefined when the bureau does not report it. */
function ownBlock(draft: Draft, bureau: Bureau, { zones, isWhole }: TurnedLines, table: string): Block | undefined {
  const isShared = (zone: { bureau: Bureau; number: number } | undefined) =>
    zone === undefined || zone.number === draft.shared;
  const own = draft.pairs.filter(({ zone }) => zone?.bureau === bureau && !isShared(zone));
  const fields = new Set(own.flatMap(({ field, reading }) => (reading && field !== "none" ? [field] : [])));
  const sources = draft.pairs.flatMap(({ field, reading }) =>
    field === "bureaus" ? bureausIn(reading?.value ?? "") : [],
  );
  // A list names who reports the account: one value of its own, or none where no bureau has any, is enough.
  const isNamed = sources.includes(bureau) && (fields.size > 0 || draft.pairs.every(({ zone }) => isShared(zone)));
  if (fields.size < FEWEST_VALUES && !isNamed) return undefined;
  const pairs = [...own, ...draft.pairs.filter(({ zone }) => isShared(zone))];
  const lines = draft.lines.filter((line) => isShared(zones.get(line)) || zones.get(line)?.bureau === bureau);
  const block = blockOf({ section: draft.section, lines, pairs, heading: draft.heading });
  return isWhole ? block : { ...block, table };
}
