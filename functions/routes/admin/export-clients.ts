import { ulid } from "ulid";
import type { Bucket } from "#functions/providers/store/bucket";
import type { BucketLinks } from "#functions/providers/store/bucket-links";
import type { HistoryRepository } from "#functions/repositories/history";
import type { MemberListRepository } from "#functions/repositories/member-lists";
import { history, letterFiles, letterLinks, memberLists } from "#functions/services";
import { clientCsv } from "#functions/services/clients/client-csv";
import { membersOf } from "#functions/services/clients/client-filter";
import { apiHandler, type RequestOf } from "#functions/shell/api-handler";
import { now } from "#functions/shell/now";
import { csvFile, type Redirect, seeOther, type TextFileReply } from "#functions/shell/reply";
import { dayOf } from "#shared/domain/days";

export type ExportServices = {
  members: Pick<MemberListRepository, "all">;
  files: Pick<Bucket, "write">;
  links: Pick<BucketLinks, "readUrl">;
  history: Pick<HistoryRepository, "audit">;
  now: () => Date;
};

const CSV = "text/csv; charset=utf-8";
/** What an answer may hold, and the least that the store takes as a piece. */
const PIECE_BYTES = 5 * 1024 * 1024;
/** Lambda's own limit is 6 MB of the answer as JSON, in which each line's end and quote takes two bytes. */
const MOST_ANSWER_BYTES = 5_900_000;

/**
 * Every client that fits the filter, newest first, as CSV: up to 5 MB in the answer; beyond that the store gets it piece by piece and
 * the browser is sent there (303). Never more than two pieces are in memory. What was asked for is in the audit log first, but for
 * the words searched: they name people.
 */
export async function exportClients(
  { user: admin, query: { format: _, check, ...filter } }: RequestOf<"admin/export-clients">,
  { members, files, links, history, now }: ExportServices,
): Promise<TextFileReply | Redirect> {
  const at = now();
  const fileName = `client-records-${dayOf(at)}.csv`;
  if (check) return csvFile("", fileName);
  const id = ulid(at.getTime());
  const { search, ...named } = filter;
  const after = { ...named, isSearched: search !== undefined };
  const by = admin.userId;
  await history.audit({ id, at: at.toISOString(), by, userId: by, action: "records_exported", before: {}, after });

  const pieces = clientCsv(members.all(membersOf(filter)), PIECE_BYTES);
  const { value: first = "" } = await pieces.next();
  if (fitsAnswer(first)) return csvFile(first, fileName);

  const key = `exports/${id}.csv`;
  await files.write(key, CSV, following(first, pieces));
  return seeOther(await links.readUrl(key, CSV, fileName));
}

/** A piece that is smaller than it had to be is the last one. */
function fitsAnswer(text: string): boolean {
  return Buffer.byteLength(text) < PIECE_BYTES && Buffer.byteLength(JSON.stringify(text)) <= MOST_ANSWER_BYTES;
}

async function* following(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

export const handler = apiHandler("admin/export-clients", exportClients, () => ({
  members: memberLists(),
  files: letterFiles(),
  links: letterLinks(),
  history: history(),
  now,
}));
