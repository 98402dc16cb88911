import { createHash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { readTextAtStart, writeDurably } from "../durable-files";

/** A person's account at the outside provider. */
export type OutsideAccount = z.output<typeof OutsideAccount>;
const OutsideAccount = z.object({ subject: z.string(), email: z.email(), firstName: z.string(), lastName: z.string() });

const known: OutsideAccount[] = [
  { subject: "outside-alex", email: "alex@outside.example", firstName: "Alex", lastName: "Rivera" },
  { subject: "outside-jordan", email: "jordan@outside.example", firstName: "Jordan", lastName: "Kim" },
  { subject: "outside-admin", email: "admin@redress.example", firstName: "Ada", lastName: "Morgan" },
];

/** The accounts that the outside provider knows: some from the start, and those that were added on its page. */
export class OutsideAccounts {
  private readonly file: string;
  private added: OutsideAccount[];

  constructor(folder: string) {
    this.file = join(folder, "outside-accounts.json");
    this.added = z.array(OutsideAccount).parse(JSON.parse(readTextAtStart(this.file) ?? "[]"));
  }

  list(): OutsideAccount[] {
    return [...known, ...this.added];
  }

  find(subject: string): OutsideAccount | undefined {
    return this.list().find((account) => account.subject === subject);
  }

  /** The account of that address, made when there is none. Undefined when it is no e-mail address. */
  async withEmail(address: string, name: string): Promise<OutsideAccount | undefined> {
    const email = z.email().safeParse(address.trim().toLowerCase()).data;
    if (email === undefined) return undefined;
    const existing = this.list().find((account) => account.email === email);
    if (existing) return existing;

    const [firstName = "", ...rest] = name.trim().split(/\s+/);
    const subject = `outside-${createHash("sha256").update(email).digest("hex").slice(0, 16)}`;
    const account = { subject, email, firstName: firstName || "Sam", lastName: rest.join(" ") || "Taylor" };
    this.added = [...this.added, account];
    await writeDurably(this.file, JSON.stringify(this.added));
    return account;
  }
}
