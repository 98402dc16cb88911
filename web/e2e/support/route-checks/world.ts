import * as z from "zod";
import type { NewDocument } from "#shared/api/schemas/onboarding";
import { Caller } from "../caller";
import { localConsole } from "../local-console";
import { type ActiveMember, activeMember, administrator, register } from "../people";
import { type RunningProduct, startProduct } from "../product";

export type Actor = "anonymous" | "expired" | "tampered" | "incomplete" | "active" | "admin";

/** The product under attack, and the people in it: what is tried with one of them spoils no check of another. */
export type World = {
  product: RunningProduct;
  admin: Caller;
  /** One of each kind that the access levels tell apart; `active` is `quiet`'s. */
  actors: Record<Actor, Caller>;
  /** Of whom nothing is ever taken: at the end all is as it was. */
  quiet: ActiveMember;
  /** Whose records the others ask for. */
  other: ActiveMember;
  /** The ids of what `other` has started to hand in, by the area of its routes. */
  othersFiles: Record<string, string>;
  /** Who sends what is wrong, and at times right. */
  tester: ActiveMember;
  /** Whose contract may end on the way. */
  leaver: ActiveMember;
  /** Who sends anything at all, and whose account may be deleted. */
  fuzzed: ActiveMember;
};

export async function openWorld(): Promise<World> {
  const product = await startProduct({ isEmpty: true });
  const { origin } = product;
  const early = await register(origin);
  // An hour later that session is over.
  await localConsole(origin).advanceDays(1 / 24);

  const admin = await administrator(origin);
  const quiet = await activeMember(admin, { drafts: 1 });
  const other = await activeMember(admin, { drafts: 1 });
  return {
    product,
    admin,
    actors: {
      anonymous: new Caller(origin),
      expired: early.caller,
      tampered: quiet.caller.tampered((id) => `${id.slice(0, -1)}${id.endsWith("A") ? "B" : "A"}`),
      incomplete: (await register(origin)).caller,
      active: quiet.caller,
      admin,
    },
    quiet,
    other,
    othersFiles: await filesOf(other),
    tester: await activeMember(admin, { drafts: 1 }),
    leaver: await activeMember(admin),
    fuzzed: await activeMember(admin, { drafts: 1 }),
  };
}

/** What a member has started to hand in: a document and an uploaded report. */
async function filesOf({ caller }: ActiveMember): Promise<Record<string, string>> {
  const document: z.input<typeof NewDocument> = { side: "front", contentType: "image/png", sizeBytes: 1_000 };
  const opened = z.object({ documentId: z.string() });
  const { documentId } = await caller.call(opened, "POST", "/api/onboarding/documents", { body: document });
  const file = { fileName: "report.txt", contentType: "text/plain", sizeBytes: 1_000 };
  const started = z.object({ uploadId: z.string() });
  const { uploadId } = await caller.call(started, "POST", "/api/uploads", { body: file });
  return { onboarding: documentId, uploads: uploadId };
}

/** Opens a new session for each who may have been idle for long: the service's clock was moved. */
export async function renewSessions({ actors, admin, other, tester, leaver, fuzzed }: World): Promise<void> {
  const callers = [admin, actors.incomplete, actors.active, other.caller, tester.caller, leaver.caller, fuzzed.caller];
  for (const caller of callers) await caller.renew();
}
