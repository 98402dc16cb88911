import { claimKey } from "./claims";
import { searchWords } from "./search-words";
import type { TransactItem } from "./table";
import type { UserRecord, UserRepository } from "./users";

/**
 * A member's other address, in the table Users: the claims on both, the record and the search entries change in one transaction.
 *
 * | access | units |
 * |---|---|
 * | writes | 2 writes each, with the indexes |
 */
export class EmailCorrections {
  constructor(
    private readonly users: Pick<UserRepository, "claimWrite" | "updateWrite" | "searchWrites">,
    private readonly table: string,
  ) {}

  /** Refused when the present address was proven or has changed since `user` was read, or when the new one is another member's. */
  writes(user: UserRecord, email: string): TransactItem[] {
    const { userId, email: old = "" } = user;
    const renamed = { ...user, email };
    const gone = searchWords(user).filter((word) => !searchWords(renamed).includes(word));
    return [
      this.users.claimWrite("EMAIL", email, userId),
      { Delete: { TableName: this.table, Key: claimKey("EMAIL", old.toLowerCase()) } },
      this.users.updateWrite(userId, { email }, { email: old, emailProvenAt: undefined }),
      ...gone.map((word) => ({ Delete: { TableName: this.table, Key: { userId, sk: `SEARCH#${word}` } } })),
      ...this.users.searchWrites(renamed),
    ];
  }
}
