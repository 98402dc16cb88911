import type { CheckResult } from "#functions/providers/identity/password-check";

type FakeUser = { email: string; password: string; isSecondFactorOn?: boolean };

/** A user pool in memory: who has which password and a second factor, and whose tokens were revoked. */
export class FakeUserPool {
  readonly users = new Map<string, FakeUser>();
  readonly signedOut: string[] = [];
  /** What every authenticator app shows. */
  readonly code = "123456";

  async create({ userId, email, password }: { userId: string; email: string; password: string }): Promise<void> {
    this.users.set(userId, { email, password });
  }

  async setPassword(userId: string, password: string): Promise<void> {
    this.change(userId, { password });
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
    if (user?.password !== password) return "wrong";
    if (!user.isSecondFactorOn) return "right";
    if (code === undefined) return "code_required";
    return code === this.code ? "right_with_code" : "code_wrong";
  }

  async newSecret(username: string, password: string): Promise<string | undefined> {
    return (await this.check(username, password)) === "right" ? "SECRETKEY" : undefined;
  }

  async confirmSecret(username: string, password: string, code: string): Promise<CheckResult> {
    const result = await this.check(username, password);
    return result === "right" && code !== this.code ? "code_wrong" : result;
  }

  private change(userId: string, changes: Partial<FakeUser>): void {
    const user = this.users.get(userId);
    if (user) this.users.set(userId, { ...user, ...changes });
  }
}
