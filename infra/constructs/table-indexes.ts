import { AttributeType, ProjectionType, type Table } from "aws-cdk-lib/aws-dynamodb";

const listedFields =
  "email firstName lastName username subscriptionTier paymentType isAdmin lastLoginAt onboardingCompletedAt registeredAt phone creditScore totalDisputes activeDisputes resolvedDisputes paidCents";

/** Of the administrators' lists: by status, by time, and by the words of the search. */
export function addUserIndexes(users: Table): void {
  const listed = listedFields.split(" ");
  const include = (fields: string[]) => ({ projectionType: ProjectionType.INCLUDE, nonKeyAttributes: fields });
  users.addGlobalSecondaryIndex({
    indexName: "byStatus",
    partitionKey: text("subscriptionStatus"),
    sortKey: text("listedAt"),
    ...include(listed),
  });
  users.addGlobalSecondaryIndex({
    indexName: "byListing",
    partitionKey: text("listing"),
    sortKey: text("listedAt"),
    // The ledger is listed here too: `amountCents` and `status` are its own.
    ...include([...listed, "subscriptionStatus", "amountCents", "status"]),
  });
  users.addGlobalSecondaryIndex({
    indexName: "bySearch",
    partitionKey: text("searchBucket"),
    sortKey: text("searchKey"),
    projectionType: ProjectionType.KEYS_ONLY,
  });
}

/** Of the administrators' lists and the jobs: by status, and by the time of the draft. */
export function addDisputeIndexes(disputes: Table): void {
  disputes.addGlobalSecondaryIndex({
    indexName: "byStatus",
    partitionKey: text("status"),
    sortKey: text("statusAt"),
    projectionType: ProjectionType.INCLUDE,
    nonKeyAttributes: ["accountName", "disputeReason", "createdAt", "updatedAt", "round"],
  });
  disputes.addGlobalSecondaryIndex({
    indexName: "byCreation",
    partitionKey: text("listing"),
    sortKey: text("disputeId"),
    // Keys never change, so that a dispute's steps do not touch this index.
    projectionType: ProjectionType.KEYS_ONLY,
  });
}

/** A key's attribute: all are strings. */
export function text(name: string) {
  return { name, type: AttributeType.STRING };
}
