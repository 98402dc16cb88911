import { randomUUID } from "node:crypto";
import * as z from "zod";
import { RecordFolder } from "../record-folder";
import { ServiceError } from "../stand-in";

/** A sign-in that can still be refreshed. Access tokens of the same origin end with it. */
export type RefreshGrant = z.output<typeof RefreshGrant>;
const RefreshGrant = z.object({
  hash: z.string(),
  origin: z.string(),
  clientId: z.string(),
  signedInAt: z.number(),
  expiresAt: z.number(),
});

/** `id` is the `sub`. Instants are in milliseconds. */
export type PoolUser = z.output<typeof PoolUser>;
const PoolUser = z.object({
  id: z.string(),
  username: z.string(),
  status: z.enum(["FORCE_CHANGE_PASSWORD", "CONFIRMED", "EXTERNAL_PROVIDER"]),
  isEnabled: z.boolean(),
  password: z.string().optional(),
  /** The key of an authenticator app, base32; it counts at sign-in once it was verified and switched on. */
  softwareToken: z
    .object({
      secret: z.string(),
      isVerified: z.boolean(),
      isOn: z.boolean(),
      /** The half minutes whose codes were taken. */
      usedSteps: z.array(z.number()).default([]),
    })
    .optional(),
  attributes: z.record(z.string(), z.string()),
  grants: z.array(RefreshGrant),
  createdAt: z.number(),
  modifiedAt: z.number(),
});

/** How a pool compares names: UsernameAttributes `["email"]`, and `UsernameConfiguration.CaseSensitive`. */
export type NameRules = { isEmailUsername: boolean; isCaseSensitive: boolean };

const flattened = new Set(["email", "preferred_username"]);

/**
 * The pool's users: one file each, all of them in memory too. With `isEmailUsername` people sign in by e-mail address
 * and the username is the `sub`, as in a pool whose UsernameAttributes are `["email"]`.
 *
 * A pool that is not case-sensitive knows a name in any case, and puts it out in lower case: in tokens, triggers and answers.
 */
export class PoolUsers {
  private readonly folder: RecordFolder<PoolUser>;
  private readonly byName = new Map<string, PoolUser>();
  private lastWrite: Promise<void> = Promise.resolve();

  private constructor(
    folder: string,
    private readonly rules: NameRules,
    private readonly now: () => Date,
  ) {
    this.folder = new RecordFolder(folder, (content) => PoolUser.parse(content));
  }

  static async in(folder: string, rules: NameRules, now: () => Date): Promise<PoolUsers> {
    const users = new PoolUsers(folder, rules, now);
    for (const user of await users.folder.list()) users.remember(user);
    return users;
  }

  find(name: string): PoolUser | undefined {
    return this.byName.get(this.inCase(name));
  }

  /** @throws ServiceError UserNotFoundException */
  get(name: string): PoolUser {
    const user = this.find(name);
    if (user === undefined) throw new ServiceError("UserNotFoundException", "User does not exist.");
    return user;
  }

  /** @throws ServiceError UsernameExistsException, InvalidParameterException */
  async create(name: string, status: PoolUser["status"], attributes: Record<string, string>): Promise<PoolUser> {
    const isFederated = status === "EXTERNAL_PROVIDER";
    const byEmail = this.rules.isEmailUsername && !isFederated;
    if (byEmail && !name.includes("@")) {
      throw new ServiceError("InvalidParameterException", "Username should be an email.");
    }
    if (this.find(name)) throw new ServiceError("UsernameExistsException", "User account already exists");
    const id = randomUUID();
    const user: PoolUser = {
      id,
      username: byEmail ? id : this.inCase(name),
      status,
      isEnabled: true,
      attributes: this.attributesInCase({ ...attributes, ...(byEmail && { email: attributes.email ?? name }) }),
      grants: [],
      createdAt: this.now().getTime(),
      modifiedAt: this.now().getTime(),
    };
    // In memory before the file is written: a second creation at the same time finds it.
    this.remember(user);
    await this.inOrder(() => this.folder.put(user));
    return user;
  }

  /** Keeps a user's changes. */
  async change(user: PoolUser, changes: Partial<PoolUser>): Promise<PoolUser> {
    const modifiedAt = this.now().getTime();
    const changed = { ...this.get(user.username), ...changes, modifiedAt };
    if (changes.attributes) changed.attributes = this.attributesInCase(changes.attributes);
    this.forget(user);
    this.remember(changed);
    await this.inOrder(() => this.folder.put(changed));
    return changed;
  }

  async delete(user: PoolUser): Promise<void> {
    this.forget(user);
    await this.inOrder(() => this.folder.delete(user.id));
  }

  all(): PoolUser[] {
    return [...new Set(this.byName.values())];
  }

  // Files are written in the order of the changes in memory, or an older state could be the one that stays.
  private inOrder(write: () => Promise<void>): Promise<void> {
    const written = this.lastWrite.then(write);
    this.lastWrite = written.catch(() => {});
    return written;
  }

  private remember(user: PoolUser): void {
    for (const name of this.namesOf(user)) this.byName.set(name, user);
  }

  private forget(user: PoolUser): void {
    for (const name of this.namesOf(this.find(user.username) ?? user)) this.byName.delete(name);
  }

  // A password never signs in a user of an outside provider, so their address must not lead there.
  private namesOf({ username, id, status, attributes: { email } }: PoolUser): string[] {
    const isAlias = this.rules.isEmailUsername && status !== "EXTERNAL_PROVIDER" && email !== undefined;
    return [username, id, ...(isAlias ? [email] : [])].map((name) => this.inCase(name));
  }

  private inCase(name: string): string {
    return this.rules.isCaseSensitive ? name : name.toLowerCase();
  }

  private attributesInCase(attributes: Record<string, string>): Record<string, string> {
    const entries = Object.entries(attributes);
    return Object.fromEntries(entries.map(([name, value]) => [name, flattened.has(name) ? this.inCase(value) : value]));
  }
}
