import { unpackJson } from "./table";

/**
 * What becomes of an item when its person goes: erased at once; kept as evidence until the law's years are over
 * (`periods.evidence`); or the mark of the deletion itself, which has its own end.
 */
type Fate = "erased" | "kept" | "mark";

/**
 * `copy`: the file of the member's own copy of their data in which it is. What has none is sealed, a hash, or follows from the rest.
 * `packed`: what its packed payload is called in the copy.
 */
type Kind = { begins: string; fate: Fate; copy?: string; packed?: string };

/**
 * Everything that the table Users holds under a person's own id, by how the sort keys begin. The erasure, the disposal of old data
 * and the copy of a member's data read this list and no other; a kind that is not in it would be erased, and a test finds it.
 */
const kinds: readonly Kind[] = [
  { begins: "USER", fate: "erased", copy: "profile.json" },
  { begins: "CONSENT#", fate: "kept", copy: "consents.json" },
  { begins: "CONTRACT#", fate: "kept", copy: "contracts.json" },
  { begins: "PAYMENT#", fate: "kept", copy: "payments.json" },
  { begins: "HISTORY#", fate: "kept", copy: "history.json" },
  { begins: "AUDIT#", fate: "kept", copy: "history.json" },
  { begins: "MONITOR#", fate: "kept", copy: "monitoring.json" },
  { begins: "DOCUMENT#", fate: "erased", copy: "identity-documents.json" },
  { begins: "PROOF#", fate: "erased", copy: "proofs.json" },
  { begins: "NOTICE#", fate: "erased", copy: "notices.json" },
  { begins: "UPLOAD#", fate: "erased", copy: "uploads.json" },
  { begins: "READING#", fate: "erased", copy: "uploads-read.json", packed: "items" },
  { begins: "DRAFT", fate: "erased" },
  { begins: "IDENTITY", fate: "erased" },
  { begins: "OUTSIDE#", fate: "erased" },
  { begins: "SEARCH#", fate: "erased" },
  { begins: "SIGN-IN#", fate: "erased" },
  { begins: "DEVICE#", fate: "erased" },
  { begins: "PULLS#", fate: "erased" },
  { begins: "PULL", fate: "erased" },
  { begins: "EMAIL-OUT#", fate: "erased" },
  { begins: "PASSWORD-RESET", fate: "erased" },
  { begins: "EMAIL-CODE", fate: "erased" },
  { begins: "DELETION", fate: "mark" },
];

/** The folders that hold a person's files and nothing else, by bucket; `idImages` are some of `documents`. What is kept of them moves to `kept/` and expires there. */
export const personalFolders = {
  documents: (userId: string) =>
    ["clean", "incoming", "incoming/reports", "incoming/proofs", "proofs", "exports"].map(
      (folder) => `${folder}/${userId}/`,
    ),
  idImages: (userId: string) => ["clean", "incoming"].map((folder) => `${folder}/${userId}/`),
  letters: (userId: string) => ["contracts", "letters"].map((folder) => `${folder}/${userId}/`),
};

/** A value that only one person can have, in an item outside the person's own. */
export type Claimed = { kind: "EMAIL" | "USERNAME" | "IDENTITY" | "CUSTOMER" | "CHARGE"; value: string; fate: Fate };

type Item = Record<string, unknown>;

/** What to do with an item of a person who goes. */
export function fateOf(sortKey: string): Fate {
  return kindOf(sortKey)?.fate ?? "erased";
}

/** Whether the list knows an item. */
export function isListed(sortKey: string): boolean {
  return kindOf(sortKey) !== undefined;
}

/** A member's items by the files of the copy of their data: every file, also where it is empty. */
export function copiesOf(items: Item[]): Map<string, Item[]> {
  const files = new Map<string, Item[]>();
  for (const { begins, copy, packed } of kinds) {
    if (copy === undefined) continue;
    const own = items.filter(({ sk }) => kindOf(String(sk))?.begins === begins);
    const readable = packed === undefined ? own : own.map((item) => unpacked(item, packed));
    files.set(copy, [...(files.get(copy) ?? []), ...readable]);
  }
  return files;
}

function unpacked({ payload, ...item }: Item, name: string): Item {
  return payload instanceof Uint8Array ? { ...item, [name]: unpackJson(payload) } : item;
}

/** The claims that a person's items tell of. A provider's names are kept with the ledger: what is paid back later names only them. */
export function claimsIn(items: Item[]): Claimed[] {
  const found = items.flatMap((item): Claimed[] => {
    const { sk, email, username, customerId, chargeId, payment } = item;
    const sortKey = String(sk);
    if (sortKey.startsWith("OUTSIDE#")) {
      return [{ kind: "IDENTITY", value: sortKey.slice("OUTSIDE#".length), fate: "erased" }];
    }
    const isRecord = sortKey === "USER";
    const customer = isRecord ? Object(payment).customerId : customerId;
    return [
      ...(isRecord ? claimed("EMAIL", email, "erased") : []),
      ...(isRecord ? claimed("USERNAME", username, "erased") : []),
      ...claimed("CUSTOMER", customer, "kept"),
      ...claimed("CHARGE", chargeId, "kept"),
    ];
  });
  return [...new Map(found.map((claim) => [`${claim.kind}#${claim.value}`, claim])).values()];
}

function claimed(kind: Claimed["kind"], value: unknown, fate: Fate): Claimed[] {
  if (typeof value !== "string") return [];
  const isName = kind === "EMAIL" || kind === "USERNAME";
  return [{ kind, value: isName ? value.toLowerCase() : value, fate }];
}

function kindOf(sortKey: string): Kind | undefined {
  return kinds.find(({ begins }) => (begins.endsWith("#") ? sortKey.startsWith(begins) : sortKey === begins));
}
