import type { Needs } from "./need";

export const makesPdf = { timeoutSeconds: 20, memoryMb: 1024 } as const;

/**
 * Threads of its own for the PDF and for what its lines say. Memory is also what a processor is given by: this much is a whole one,
 * which a report of 60 accounts with all their details keeps busy for some seconds.
 */
export const readsPdf = { timeoutSeconds: 29, memoryMb: 2048 } as const;

/** 50 million pixels take 1.8 GB while they are unpacked and packed again, in a thread of its own. */
export const drawsImage = { timeoutSeconds: 29, memoryMb: 3008 } as const;

/** Memory is also what a processor is given by: this much is a whole one, and the engine uses one. */
export const readsPicture = { timeoutSeconds: 120, memoryMb: 2048 } as const;

/** A credit report that a person uploads, as a member or a visitor: announced, one page more, read. */
export const announcesUpload = {
  users: ["PutItem", "UpdateItem", "Query"],
  objects: { "documents/incoming/reports/*": ["PutObject"] },
  settings: ["REGISTRATIONS_PER_HOUR"],
} as const satisfies Needs;
export const addsUploadPage = {
  users: ["GetItem", "UpdateItem", "Query"],
  objects: { "documents/incoming/reports/*": ["PutObject"] },
} as const satisfies Needs;
export const readsUpload = {
  ...readsPdf,
  users: ["GetItem", "PutItem", "UpdateItem"],
  reports: ["GetItem"],
  disputes: ["Query"],
  // What was read is taken out of the reach of its form.
  objects: { "documents/incoming/reports/*": ["GetObject", "PutObject", "DeleteObject"] },
  listBuckets: ["documents"],
  invokes: ["read-page"],
  timeoutSeconds: 29,
} as const satisfies Needs;

/** The pages of a report that show its items are drawn once more, by a thread of its own. */
export const keepsPages = {
  ...drawsImage,
  objects: {
    "documents/incoming/reports/*": ["GetObject", "DeleteObject"],
    "documents/proofs/*": ["GetObject", "PutObject"],
  },
  listBuckets: ["documents"],
} as const satisfies Needs;

export const letterObjects = "letters/letters/*";
export const contractObjects = "letters/contracts/*";
export const incomingImages = "documents/incoming/*";
export const incomingReports = "documents/incoming/reports/*";
export const incomingProofs = "documents/incoming/proofs/*";
export const keptProofs = "documents/proofs/*";
export const checkedImages = "documents/clean/*";

/** Putting a letter and its enclosures into one PDF, which is kept for the download. */
export const makesPacket = {
  ...makesPdf,
  objects: {
    [letterObjects]: ["GetObject"],
    [checkedImages]: ["GetObject"],
    [keptProofs]: ["GetObject"],
    "documents/exports/*": ["GetObject", "PutObject"],
  },
  listBuckets: ["documents"],
  opens: ["date-of-birth", "ssn"],
} as const satisfies Needs;

export const contractFacts = ["BUSINESS_NAME", "BUSINESS_ADDRESS", "BILLING_POLICY"] as const;
export const pullLimits = ["PULLS_A_DAY", "PULLS_PER_SSN_A_DAY", "PULLS_PER_TEST_IDENTITY_A_DAY"] as const;
/** Of routes that serve members and administrators, and distinguish them themselves. */
export const servesAdmins = ["REQUIRE_ADMIN_SECOND_FACTOR"] as const;

/** Asking the pool for a password, and for the code of an authenticator app; the client's secret goes along. */
export const asksPasswords = ["AdminInitiateAuth", "AdminRespondToAuthChallenge", "DescribeUserPoolClient"] as const;

/** Erasing a person: everything is looked at, deleted, or moved to where it expires. */
export const erases = {
  users: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  reports: ["Query", "DeleteItem"],
  disputes: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  objects: {
    [incomingImages]: ["DeleteObject"],
    [checkedImages]: ["DeleteObject"],
    [keptProofs]: ["DeleteObject"],
    "documents/exports/*": ["DeleteObject"],
    [letterObjects]: ["GetObject", "DeleteObject"],
    [contractObjects]: ["GetObject", "DeleteObject"],
    "letters/kept/*": ["PutObject"],
  },
  // A person's files are found by listing their folders.
  listBuckets: ["documents", "letters"],
  identity: ["AdminDeleteUser"],
} as const satisfies Needs;
