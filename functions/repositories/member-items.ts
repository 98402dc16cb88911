import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { claimKey } from "./claims";
import { Partitions } from "./partitions";
import { type Claimed, claimsIn, copiesOf, fateOf } from "./personal-data";
import type { Item } from "./query";
import { streamKeys } from "./stream-keys";
import { OUTSIDE } from "./users";

const stored = Symbol("stored");

/** All that the table Users holds under a person's id, at one moment. */
export type MemberItems = {
  userId: string;
  contractIds: string[];
  /** The user pool's names for the outside identities that lead to the person. */
  outsideUsernames: string[];
  /** What of it the law has us keep. */
  evidence: ReadonlySet<"contract" | "payments" | "consents">;
  [stored]: Item[];
};

const RECORD = "USER";
const DOCUMENT = "DOCUMENT#";
const CONTRACT = streamKeys.contract;
const evidencePrefixes = { contract: CONTRACT, payments: streamKeys.payment, consents: "CONSENT#" } as const;
/** Keys of the table, and what only the service works with. */
const inner = ["userId", "sk", "ttl", "listing", "listedAt"];

/**
 * A person's items in the table Users as a whole: for the erasure, the disposal of old data and the copy of a member's data.
 * `personal-data.ts` says what becomes of each kind.
 *
 * | access | units |
 * |---|---|
 * | read, copies | 1 read per 4 KB |
 * | freeClaims | 1 write for each claim |
 * | erase, eraseDocuments | 1 write per KB and index of each item |
 */
export class MemberItemStore {
  private readonly partitions: Partitions;

  constructor(documents: DynamoDBDocumentClient, table: string) {
    this.partitions = new Partitions(documents, table);
  }

  /** All that the table holds of a member, sorted by what becomes of it when the account is deleted. */
  async read(userId: string): Promise<MemberItems> {
    const items = await this.partitions.items(userId);
    const begins = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
    const evidence = Object.entries(evidencePrefixes).filter(([, prefix]) => begins(prefix).length > 0);
    return {
      userId,
      contractIds: begins(CONTRACT).map(({ sk }) => String(sk).slice(CONTRACT.length)),
      outsideUsernames: begins(OUTSIDE).map(({ username }) => String(username)),
      evidence: new Set(evidence.map(([kind]) => kind as keyof typeof evidencePrefixes)),
      [stored]: items,
    };
  }

  /** The items by the files of the member's own copy of their data, without keys; every file, also where it is empty. */
  async copies(userId: string): Promise<Map<string, Item[]>> {
    const files = copiesOf(await this.partitions.items(userId));
    return new Map([...files].map(([name, items]) => [name, items.map(withoutKeys)]));
  }

  /** Makes e-mail, username and identity free for others; a payment provider's names stay with the ledger. @param until epoch seconds */
  async freeClaims({ userId, [stored]: items }: MemberItems, until: number): Promise<void> {
    for (const claim of claimsIn(items)) await this.settleClaim(claim, userId, until);
  }

  /** Erases the items that describe the images of the person's ID. */
  async eraseDocuments(userId: string): Promise<void> {
    for (const { sk } of await this.partitions.items(userId)) {
      if (String(sk).startsWith(DOCUMENT)) await this.partitions.delete({ userId, sk: String(sk) });
    }
  }

  /** Erases everything but evidence, which expires. The record finds the person: it goes last. @param until epoch seconds */
  async erase({ userId, [stored]: items }: MemberItems, until: number): Promise<void> {
    await Promise.all(items.map(({ sk }) => this.eraseItem({ userId, sk: String(sk) }, until)));
    await this.partitions.delete({ userId, sk: RECORD });
  }

  private async settleClaim({ kind, value, fate }: Claimed, userId: string, until: number): Promise<void> {
    const key = claimKey(kind, value);
    if (fate === "kept") await this.partitions.keepUntil(key, until, userId);
    else await this.partitions.deleteOwned(key, userId);
  }

  private async eraseItem(key: { userId: string; sk: string }, until: number): Promise<void> {
    const fate = fateOf(key.sk);
    if (key.sk === RECORD || fate === "mark") return;
    await (fate === "kept" ? this.partitions.keepUntil(key, until) : this.partitions.delete(key));
  }
}

function withoutKeys(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !inner.includes(name)));
}
