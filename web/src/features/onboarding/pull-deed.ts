import * as z from "zod";
import { serverNow } from "#web/src/api/server-time";

const PullDeed = z.object({ key: z.string(), askedAt: z.string() });
/** One order of a credit pull: its `Idempotency-Key`, and when the consent was given. Nothing of the person. */
export type PullDeed = z.infer<typeof PullDeed>;

const STORED_AS = "credit-pull";

let asked: { content: string; deed: PullDeed } | undefined;

/** The order whose answer was not seen yet. It survives a reload of the page, so that the same pull is not paid for twice. */
export const pullDeed = {
  /** The same for the same request; after a reload, for the first one. */
  of(request: unknown): PullDeed {
    const content = JSON.stringify(request);
    if (asked?.content !== content) {
      const deed = (asked === undefined && stored()) || newDeed();
      asked = { content, deed };
      store(JSON.stringify(deed));
    }
    return asked.deed;
  },
  /** Its answer was seen: the next one is another. */
  done(): void {
    asked = undefined;
    store(null);
  },
};

const newDeed = (): PullDeed => ({ key: crypto.randomUUID(), askedAt: serverNow().toISOString() });

function stored(): PullDeed | undefined {
  try {
    return PullDeed.safeParse(JSON.parse(sessionStorage.getItem(STORED_AS) ?? "null")).data;
  } catch {
    return undefined;
  }
}

function store(deed: string | null): void {
  try {
    if (deed === null) sessionStorage.removeItem(STORED_AS);
    else sessionStorage.setItem(STORED_AS, deed);
  } catch {
    // A browser that keeps nothing: the order lives as long as the page.
  }
}
