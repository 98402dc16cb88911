import { setTimeout } from "node:timers/promises";
import type { CheckResult } from "#functions/providers/identity/password-check";
import { AppError } from "#shared/api/errors";

type FakeUser = { email: string; password: string; isSecondFactorOn?: boolean };

/** What Cognito's lockout counts: wrong passwords in a row, until 15 minutes without a try. */
type Failures = { count: number; lockedUntil: number; lastTryAt: number };
const QUIET_MS = 15 * 60_000;
const FREE_FAILURES = 5;

/** How long a call takes, so that others come in between. */
const CALL_MS = 20;

/** A user pool in memory: who has which password and a second factor, and whose tokens were revoked. It locks only by a clock. */
export class FakeUserPool {
  private readonly failures = new Map<string, Failures>();
  readonly users = new Map<string, FakeUser>();
  readonly signedOut: string[] = [];
  /** What every authenticator app shows. */
  readonly code = "123456";

  /** @param now for tests of what follows from the pool's own lockout */
  constructor(private readonly now?: () => Date) {}

  async create({ userId, email, password }: { userId: string; email: string; password: string }): Promise<void> {
    if (this.users.has(userId)) throw Object.assign(new Error("exists"), { name: "UsernameExistsException" });
    this.users.set(userId, { email, password });
    await setTimeout(CALL_MS);
  }

  async setPassword(userId: string, password: string): Promise<void> {
    this.change(userId, { password });
  }

  async setEmail(userId: string, email: string): Promise<void> {
    this.change(userId, { email });
  }

  async givePassword(user: { userId: string; email: string; password: string }): Promise<void> {
    if (this.users.has(user.userId)) await this.setPassword(user.userId, user.password);
    else await this.create(user);
  }

  async setSecondFactor(userId: string, isSecondFactorOn: boolean): Promise<void> {
    this.change(userId, { isSecondFactorOn });
  }

  async hasPassword(userId: string): Promise<boolean> {
    return this.users.has(userId);
  }

  async remove(userId: string): Promise<void> {
    this.users.delete(userId);
  }

  async signOutEverywhere(username: string): Promise<void> {
    this.signedOut.push(username);
  }

  async isRight(username: string, password: string): Promise<boolean> {
    return this.users.get(username)?.password === password;
  }

  async check(username: string, password: string, code?: string): Promise<CheckResult> {
    const user = this.users.get(username);
    this.assertOpen(username);
    const result = user === undefined ? "wrong" : this.resultOf(user, password, code);
    if (result === "wrong" || result === "code_wrong") this.addFailure(username);
    else this.failures.delete(username);
    return result;
  }

  async newSecret(username: string, password: string): Promise<string | undefined> {
    return (await this.check(username, password)) === "right" ? "SECRETKEY" : undefined;
  }

  async confirmSecret(username: string, password: string, code: string): Promise<CheckResult> {
    const result = await this.check(username, password);
    return result === "right" && code !== this.code ? "code_wrong" : result;
  }

  private resultOf(user: FakeUser, password: string, code?: string): CheckResult {
    if (user.password !== password) return "wrong";
    if (!user.isSecondFactorOn) return "right";
    if (code === undefined) return "code_required";
    return code === this.code ? "right_with_code" : "code_wrong";
  }

  /** @throws AppError as `PasswordCheck` does while the pool is locked for the user */
  private assertOpen(username: string): void {
    const failures = this.failures.get(username);
    if (failures === undefined || this.now === undefined) return;
    const time = this.now().getTime();
    if (time - failures.lastTryAt >= QUIET_MS) this.failures.delete(username);
    else if (failures.lockedUntil > time) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: 30 });
    failures.lastTryAt = time;
  }

  private addFailure(username: string): void {
    if (this.now === undefined) return;
    const time = this.now().getTime();
    const count = (this.failures.get(username)?.count ?? 0) + 1;
    const lockMs = count < FREE_FAILURES ? 0 : Math.min(1_000 * 2 ** (count - FREE_FAILURES), QUIET_MS);
    this.failures.set(username, { count, lockedUntil: time + lockMs, lastTryAt: time });
  }

  private change(userId: string, changes: Partial<FakeUser>): void {
    const user = this.users.get(userId);
    if (user) this.users.set(userId, { ...user, ...changes });
  }
}
