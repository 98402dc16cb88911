import type { NegativeItem } from "#shared/api/schemas/report";
import { type Bureau, bureaus } from "../../bureau/bureau";
import type { Day } from "../../days";
import { idsOfKnown, type KnownItem } from "../known-items";
import { negativeItemsOf, statusesOf } from "../merge";
import { obsolescence } from "../obsolescence";
import type { ReadReport } from "./analyze";

type Known = {
  /** The items of the report before. */
  previous: readonly NegativeItem[];
  /** The uploaded report is not older than the one before: what it no longer shows is gone at its bureaus. */
  isNewer: boolean;
  /** Items in an open dispute: their letters rest on them, so they stay. */
  disputedIds: ReadonlySet<string>;
  ids: () => string;
  today: Day;
};

/** The negative items of a file; those that were known keep their ids. */
export function foundItems(
  { files }: Pick<ReadReport, "files">,
  { known, ids, today }: Pick<Known, "ids" | "today"> & { known: readonly KnownItem[] },
) {
  return negativeItemsOf(files, { ids, today, known });
}

/**
 * The items of an uploaded report together with those that were known. AnnualCreditReport.com gives one file per bureau: what the
 * other bureaus report stays, and an account that several report is one item with one id.
 *
 * @param read the bureaus that the file speaks of
 */
export function combined(
  items: readonly NegativeItem[],
  read: readonly Bureau[],
  known: Omit<Known, "ids">,
): NegativeItem[] {
  const { previous, isNewer, disputedIds, today } = known;
  const found = withKnownIds(items, previous);
  const idsFound = new Set(found.map(({ id }) => id));
  const joined = found.map((item) => {
    const before = previous.find(({ id }) => id === item.id);
    return before ? withOthers(item, before, { read: isNewer ? read : item.bureaus, today }) : item;
  });
  const others = previous
    .filter(({ id }) => !idsFound.has(id))
    .flatMap((item) => (isNewer && !disputedIds.has(item.id) ? (withoutBureaus(item, read) ?? []) : item));
  return [...joined, ...others];
}

/** The items under the ids of those that were known: another file may have brought the same account since this one was read. */
export function withKnownIds<T extends NegativeItem>(items: readonly T[], previous: readonly NegativeItem[]): T[] {
  const known = new Set(previous.map(({ id }) => id));
  const own = new Set(items.map(({ id }) => id));
  const others = items.filter(({ id }) => !known.has(id));
  const ids = idsOfKnown(
    others,
    previous.filter(({ id }) => !own.has(id)),
  );
  return items.map((item) => ({ ...item, id: ids[others.indexOf(item)] ?? item.id }));
}

type Reading = { read: readonly Bureau[]; today: Day };

/** The item with what bureaus outside of `read` reported of it before. */
function withOthers(item: NegativeItem, before: NegativeItem, { read, today }: Reading): NegativeItem {
  const others = before.bureaus.filter((bureau) => !read.includes(bureau) && !item.bureaus.includes(bureau));
  const views = [
    ...(item.bureauViews ?? []),
    ...(before.bureauViews ?? []).filter(({ bureau }) => others.includes(bureau)),
  ];
  const present = new Set([...item.bureaus, ...others]);
  const joined = {
    ...item,
    bureaus: bureaus.filter((bureau) => present.has(bureau)),
    bureauViews: bureaus.flatMap((bureau) => views.find((view) => view.bureau === bureau) ?? []),
    originalCreditor: item.originalCreditor ?? before.originalCreditor,
    dateOfFirstDelinquency: item.dateOfFirstDelinquency ?? before.dateOfFirstDelinquency,
  };
  return {
    ...joined,
    obsoleteOn: obsolescence({ ...joined, payStatus: statusesOf(joined.bureauViews) }, today).legalMaxOn,
  };
}

/** Undefined when no other bureau reports it. */
export function withoutBureaus(item: NegativeItem, gone: readonly Bureau[]): NegativeItem | undefined {
  const left = item.bureaus.filter((bureau) => !gone.includes(bureau));
  if (left.length === 0) return undefined;
  return { ...item, bureaus: left, bureauViews: item.bureauViews?.filter(({ bureau }) => left.includes(bureau)) };
}
