import type { BureauFile } from "#shared/domain/report/bureau-file";
import { isSameCreditor } from "#shared/domain/report/creditor-name";
import { negativeTypeOf } from "#shared/domain/report/negative-type";
import type { Truth } from "./truth";

/** What was read of one value. `invented`: the file does not print it at all. */
type Verdict = "right" | "wrong" | "missing" | "invented";

/** How files were read, counted by item and bureau. */
export type Score = {
  files: number;
  /** Items that the files hold, items that were read, and pairs of both. */
  truths: number;
  found: number;
  matched: number;
  /** Pairs of the same kind. */
  kindRight: number;
  amounts: Record<Verdict, number>;
  otherValues: Record<Verdict, number>;
};

const none = (): Record<Verdict, number> => ({ right: 0, wrong: 0, missing: 0, invented: 0 });
export const emptyScore = (): Score => ({
  files: 0,
  truths: 0,
  found: 0,
  matched: 0,
  kindRight: 0,
  amounts: none(),
  otherValues: none(),
});

type Found = Truth & { creditor: string };

/** The negative items that a reading holds, in the words of the truth. */
export function foundIn(files: readonly BureauFile[]): Found[] {
  return files.flatMap(({ bureau, entries }) =>
    entries.flatMap((entry): Found[] => {
      const kind = negativeTypeOf(entry);
      if (kind === undefined) return [];
      const { creditorName: creditor, balance, accountNumber, originalCreditor, dateOpened: opened } = entry;
      const pastDue = entry.hasUnreadBalance ? undefined : entry.pastDue;
      return [
        {
          bureau,
          creditor,
          kind,
          amount: balance || (pastDue ?? balance),
          last4: /\d{4}$/.exec(accountNumber ?? "")?.[0],
          originalCreditor,
          opened,
        },
      ];
    }),
  );
}

/** Compares a reading with the truth: each item of each bureau by creditor, kind and digits. Says what went wrong in words. */
export function compare(truths: readonly Truth[], found: readonly Found[], score: Score): string[] {
  const rest = [...found];
  const wrongs: string[] = [];
  score.files += 1;
  score.truths += truths.length;
  score.found += found.length;
  // The most certain pairs first, so that two accounts at one lender do not take each other's place.
  const pairs = truths.flatMap((truth) => rest.map((item) => ({ truth, item, likeness: likenessOf(truth, item) })));
  const taken = new Set<Truth>();
  for (const { truth, item, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness === 0 || taken.has(truth) || taken.has(item)) continue;
    taken.add(truth).add(item);
    wrongs.push(...judge(truth, item, score));
  }
  for (const truth of truths) if (!taken.has(truth)) wrongs.push(`missed ${describe(truth)}`);
  for (const item of found) if (!taken.has(item)) wrongs.push(`not there ${describe(item)}`);
  return wrongs;
}

const describe = ({ bureau, kind, creditor, amount }: Truth) =>
  `${bureau} ${kind} ${creditor ?? "(record)"} ${amount ?? "?"}`;

function likenessOf(truth: Truth, item: Found): number {
  if (truth.bureau !== item.bureau) return 0;
  const isRecord = truth.creditor === undefined;
  if (isRecord ? item.kind !== truth.kind : !isSameCreditor(truth.creditor ?? "", item.creditor)) return 0;
  const same = (a: unknown, b: unknown) => (a !== undefined && a === b ? 1 : 0);
  return (
    1 +
    2 * same(truth.kind, item.kind) +
    4 * same(truth.last4, item.last4) +
    2 * same(truth.amount, item.amount) +
    same(monthOf(truth.opened), monthOf(item.opened))
  );
}

function judge(truth: Truth, item: Found, score: Score): string[] {
  const wrongs: string[] = [];
  score.matched += 1;
  if (truth.kind === item.kind) score.kindRight += 1;
  else wrongs.push(`kind ${item.kind} for ${describe(truth)}`);
  if (truth.creditor === undefined) return wrongs;
  const amount = verdictOf(truth.amount, item.amount);
  score.amounts[amount] += 1;
  if (amount !== "right") wrongs.push(`amount ${amount} ${item.amount} for ${describe(truth)}`);
  for (const key of ["last4", "originalCreditor", "opened"] as const) {
    const shorten = (value: string | undefined) =>
      key === "opened" ? monthOf(value) : key === "originalCreditor" ? value?.toUpperCase() : value;
    const verdict = verdictOf(shorten(truth[key]), shorten(item[key]));
    score.otherValues[verdict] += 1;
    if (verdict !== "right") wrongs.push(`${key} ${verdict} ${item[key]} for ${truth[key]} of ${describe(truth)}`);
  }
  return wrongs;
}

function verdictOf(truth: unknown, read: unknown): Verdict {
  if (truth === read) return "right";
  if (truth === undefined) return "invented";
  return read === undefined ? "missing" : "wrong";
}

const monthOf = (day: string | undefined) => day?.slice(0, 7);
