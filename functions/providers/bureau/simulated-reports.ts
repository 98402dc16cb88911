import { type Bureau, bureaus } from "#shared/domain/bureau/bureau";
import { addDays, type Day } from "#shared/domain/days";
import { showSameDigits } from "#shared/domain/report/account-number";
import type { BureauEntry, BureauFile } from "#shared/domain/report/bureau-file";
import { isSameCreditor } from "#shared/domain/report/creditor-name";
import { negativeTypeOf } from "#shared/domain/report/negative-type";
import { isNoLongerCarried } from "#shared/domain/report/public-record";
import { ItemType } from "#shared/domain/schemas";
import { SIMULATED_MODEL } from "#shared/domain/score/models";
import type { DeletedAccount, Person } from "./bureau";
import { type Draw, drawsOf } from "./random";
import { type Drawing, monthsBefore } from "./simulated-accounts";
import { gainedAccounts, monthlyDrift } from "./simulated-growth";
import { goodAccount, negativeAccount, type SimulatedAccount, soldDebt } from "./simulated-kinds";

export type Portrait = "growing" | "ordinary" | "thin" | "heavy" | "disagreeing";

/** As many negative items as an ordinary file can have. */
const MOST_ITEMS = 9;

/**
 * The files of an invented credit life: the same person has the same accounts in every report, and only statements go on. In a
 * growing one scores move with the calendar month, and a collection may come.
 *
 * @param deleted what bureaus have deleted: it is in none of their files, and costs no points there
 */
export function simulatedFiles(
  person: Person,
  portrait: Portrait,
  today: Day,
  deleted: readonly DeletedAccount[] = [],
): BureauFile[] {
  const { ssn, dateOfBirth, firstName, lastName } = person;
  const seed = [ssn, dateOfBirth, firstName, lastName].join("|").toLowerCase();
  const drawing = { draw: drawsOf(seed), anchor: anchorOf(today), today };
  const accounts = accountsOf[portrait](drawing);
  const files = bureaus.map((bureau) => fileOf(bureau, accounts, { portrait, draw: drawing.draw, deleted }));
  if (portrait !== "growing") return files;

  const isFull = accounts.filter(({ entry }) => isNegative(entry)).length >= MOST_ITEMS;
  const gained = isFull ? [] : gainedAccounts(seed, today);
  return files.map((file) => {
    const kept = gained.filter(({ entry }) => !isDeleted(entry, file.bureau, deleted));
    return withGains(file, kept, monthlyDrift(seed, today));
  });
}

function withGains(file: BureauFile, gained: SimulatedAccount[], drift: number): BureauFile {
  const printed = gained.map(({ entry }) => asPrintedBy(file.bureau, entry, drawsOf(entry.accountNumber ?? "")));
  const lost = printed.length * points.collection;
  const score = file.score === null ? null : Math.max(LOWEST_SCORE, file.score - lost + drift);
  return { ...file, score, entries: [...file.entries, ...printed] };
}

// Ages count back from the last 1 July, so that a report pulled again within the year shows the same days.
function anchorOf(today: Day): Day {
  const july = `${today.slice(0, 4)}-07-01`;
  return july <= today ? july : `${Number(today.slice(0, 4)) - 1}-07-01`;
}

const common: readonly ItemType[] = ["late_payment", "collection", "charge_off", "late_payment", "collection"];
const rarer: readonly ItemType[] = [
  "repossession",
  "other",
  "foreclosure",
  "bankruptcy",
  "charge_off",
  "late_payment",
  "collection",
  "judgment",
  "tax_lien",
];

/** How many of the civil judgments and tax liens are still shown: the bureaus took theirs out by 2018. */
const RECORDS_SHOWN_IN_ERROR = 0.03;

function asReported(itemType: ItemType, draw: Draw): ItemType {
  const isShown = !isNoLongerCarried(itemType) || draw.isTrue(RECORDS_SHOWN_IN_ERROR);
  return isShown ? itemType : draw.oneOf(["late_payment", "collection", "charge_off"]);
}

const accountsOf: Record<Portrait, (drawing: Drawing) => SimulatedAccount[]> = {
  growing: (drawing) => accountsOf.ordinary(drawing),
  ordinary: (drawing) => {
    const { draw } = drawing;
    const count = draw.between(5, 9);
    const sold = draw.isTrue(0.5) ? soldDebt(drawing) : [];
    const more = draw.someOf(rarer, count - common.length).map((itemType) => asReported(itemType, draw));
    const types = [...common.slice(sold.length), ...more];
    return [...goodAccounts(drawing, 3, 6), ...sold, ...types.map((type) => negativeAccount(type, drawing))];
  },
  thin: (drawing) => goodAccounts(drawing, 2, 3),
  heavy: (drawing) => {
    const types = ItemType.options.filter((type) => type !== "charge_off" && type !== "collection");
    const more: ItemType[] = ["charge_off", "collection", "late_payment"];
    return [
      ...goodAccounts(drawing, 1, 2),
      ...soldDebt(drawing),
      ...[...types, ...more].map((type) => negativeAccount(type, drawing)),
    ];
  },
  disagreeing: (drawing) => {
    const [account] = soldDebt(drawing);
    const disputed = account && {
      entry: { ...account.entry, balance: 1_480 },
      reportedBy: bureaus,
    };
    return [...(disputed ? [disputed] : []), ...accountsOf.ordinary(drawing)];
  },
};

function goodAccounts(drawing: Drawing, from: number, to: number): SimulatedAccount[] {
  return Array.from({ length: drawing.draw.between(from, to) }, () => goodAccount(drawing));
}

type Printing = { portrait: Portrait; draw: Draw; deleted: readonly DeletedAccount[] };

function fileOf(bureau: Bureau, accounts: SimulatedAccount[], { portrait, draw, deleted }: Printing): BureauFile {
  const known = accounts.filter(({ reportedBy }) => reportedBy.includes(bureau));
  const printed = known.map(({ entry }, position) => {
    const print = asPrintedBy(bureau, entry, draw);
    return portrait === "disagreeing" && position === 0 ? otherwise(bureau, print) : print;
  });
  const isGone = known.map(({ entry }) => isDeleted(entry, bureau, deleted));
  const gone = printed.filter((_, position) => isGone[position]);
  return {
    bureau,
    score: scoreOf(printed, portrait, draw) + pointsOf(gone),
    scoreModel: SIMULATED_MODEL,
    entries: printed.filter((_, position) => !isGone[position]),
  };
}

function isDeleted(entry: BureauEntry, bureau: Bureau, deleted: readonly DeletedAccount[]): boolean {
  return deleted.some(
    ({ creditorName, accountNumber, bureaus }) =>
      bureaus.includes(bureau) &&
      isSameCreditor(creditorName, entry.creditorName) &&
      showSameDigits(accountNumber, entry.accountNumber) !== false,
  );
}

/** Each bureau prints names and account numbers in its own way, and one in five balances is a statement behind. */
function asPrintedBy(bureau: Bureau, entry: BureauEntry, draw: Draw): BureauEntry {
  const isBehind = draw.isTrue(0.2);
  const balance = isBehind && entry.balance !== undefined ? Math.round(entry.balance * 1.02) : entry.balance;
  if (entry.kind === "public_record") return entry;

  const number = entry.accountNumber ?? "";
  const accountNumber = bureau === "transunion" ? `${number.slice(0, 6)}****` : `****${number.slice(-4)}`;
  const creditorName = bureau === "equifax" ? entry.creditorName.toUpperCase() : entry.creditorName;
  return { ...entry, creditorName, accountNumber, balance };
}

/** The same account with another amount and other days at each bureau. */
function otherwise(bureau: Bureau, entry: BureauEntry): BureauEntry {
  const { dateReported, dateOfFirstDelinquency: began = dateReported } = entry;
  if (bureau === "experian" || dateReported === undefined || began === undefined) return entry;
  return bureau === "equifax"
    ? {
        ...entry,
        balance: 1_925,
        dateOfFirstDelinquency: monthsBefore(began, -7),
      }
    : {
        ...entry,
        balance: 0,
        dateOfFirstDelinquency: addDays(began, 31),
        dateReported: addDays(dateReported, -12),
      };
}

const points: Record<ItemType, number> = {
  bankruptcy: 45,
  foreclosure: 30,
  repossession: 28,
  charge_off: 22,
  collection: 18,
  judgment: 15,
  tax_lien: 15,
  late_payment: 12,
  other: 12,
};

const LOWEST_SCORE = 470;

function scoreOf(entries: BureauEntry[], portrait: Portrait, draw: Draw): number {
  const jitter = draw.between(-12, 12);
  if (portrait === "thin") return 752 + jitter;

  const score = Math.max(LOWEST_SCORE, 706 - pointsOf(entries)) + jitter;
  return portrait === "heavy" ? 520 + (score % 60) : score;
}

const pointsOf = (entries: BureauEntry[]) =>
  entries.flatMap((entry) => negativeTypeOf(entry) ?? []).reduce((sum, itemType) => sum + points[itemType], 0);

const isNegative = (entry: BureauEntry) => negativeTypeOf(entry) !== undefined;
