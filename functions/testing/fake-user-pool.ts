/** A user pool in memory: who has which password, and whose tokens were revoked. */
export class FakeUserPool {
  readonly users = new Map<string, { email: string; password: string }>();
  readonly signedOut: string[] = [];

  async create({ userId, email, password }: { userId: string; email: string; password: string }): Promise<void> {
    this.users.set(userId, { email, password });
  }

  async setPassword(userId: string, password: string): Promise<void> {
    const user = this.users.get(userId);
    if (user) this.users.set(userId, { ...user, password });
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
}
