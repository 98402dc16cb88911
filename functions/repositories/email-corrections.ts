import { claimKey } from "./claims";
import { searchWords } from "./search-words";
import type { TransactItem } from "./table";
import type { UserRecord, UserRepository } from "./users";

/**
 * A member's other address, or none, in the table Users: the claims on both, the record and the search entries change in one
 * transaction.
 *
 * | access | units |
 * |---|---|
 * | writes, releaseWrites | 2 writes each, with the indexes |
 */
export class EmailCorrections {
  constructor(
    private readonly users: Pick<UserRepository, "claimWrite" | "updateWrite" | "searchWrites">,
    private readonly table: string,
  ) {}

  /** Refused when the present address was proven or has changed since `user` was read, or when the new one is another member's. */
  writes(user: UserRecord, email: string): TransactItem[] {
    const renamed = { ...user, email };
    return [
      this.users.claimWrite("EMAIL", email, user.userId),
      ...this.changeWrites(user, renamed),
      ...this.users.searchWrites(renamed),
    ];
  }

  /** Leaves the account without an address, which anyone may have then. Refused as `writes`. */
  releaseWrites(user: UserRecord): TransactItem[] {
    return this.changeWrites(user, { ...user, email: undefined });
  }

  private changeWrites(user: UserRecord, changed: UserRecord): TransactItem[] {
    const { userId, email } = user;
    const gone = searchWords(user).filter((word) => !searchWords(changed).includes(word));
    return [
      ...(email ? [this.deleteWrite(claimKey("EMAIL", email.toLowerCase()))] : []),
      this.users.updateWrite(userId, { email: changed.email }, { email, emailProvenAt: undefined }),
      ...gone.map((word) => this.deleteWrite({ userId, sk: `SEARCH#${word}` })),
    ];
  }

  private deleteWrite(key: Record<string, string>): TransactItem {
    return { Delete: { TableName: this.table, Key: key } };
  }
}
