import { readCloudCall } from "./cloud-call";

const call = (target: string, input: object) =>
  readCloudCall({
    method: "POST",
    url: "/",
    headers: { "x-amz-target": target },
    body: Buffer.from(JSON.stringify(input)),
  });

const table = (name: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${name}`;

test.each<[string, string, object, [string, string][]]>([
  ["a read", "DynamoDB_20120810.GetItem", { TableName: "Users" }, [["dynamodb:GetItem", table("Users")]]],
  [
    "a query of an index",
    "DynamoDB_20120810.Query",
    { TableName: "Users", IndexName: "byStatus" },
    [["dynamodb:Query", `${table("Users")}/index/byStatus`]],
  ],
  [
    "a transaction, by each kind of its items, once per table",
    "DynamoDB_20120810.TransactWriteItems",
    {
      TransactItems: [
        { Put: { TableName: "Users" } },
        { Put: { TableName: "Users" } },
        { ConditionCheck: { TableName: "Disputes" } },
      ],
    },
    [
      ["dynamodb:PutItem", table("Users")],
      ["dynamodb:ConditionCheckItem", table("Disputes")],
    ],
  ],
  [
    "a batch, by its tables",
    "DynamoDB_20120810.BatchGetItem",
    { RequestItems: { Users: {}, Disputes: {} } },
    [
      ["dynamodb:BatchGetItem", table("Users")],
      ["dynamodb:BatchGetItem", table("Disputes")],
    ],
  ],
  [
    "a secret by its name",
    "secretsmanager.GetSecretValue",
    { SecretId: "AdminKey" },
    [["secretsmanager:GetSecretValue", "arn:aws:secretsmanager:us-east-1:000000000000:secret:AdminKey-Local1"]],
  ],
  [
    "a message by its queue",
    "AmazonSQS.SendMessage",
    { QueueUrl: "http://127.0.0.1:1/000000000000/DeadLetters" },
    [["sqs:SendMessage", "arn:aws:sqs:us-east-1:000000000000:DeadLetters"]],
  ],
])("%s asks for what the cloud would ask for", (_, target, input, accessRequests) => {
  expect(call(target, input)?.accessRequests.map(({ action, resource }) => [action, resource])).toEqual(accessRequests);
});

test("a decryption brings its context along", () => {
  const accessRequest = call("TrentService.Decrypt", { KeyId: "k", EncryptionContext: { purpose: "ssn" } })
    ?.accessRequests[0];
  expect(accessRequest).toMatchObject({ action: "kms:Decrypt", context: { "kms:EncryptionContext:purpose": "ssn" } });
});

test("a service that nothing stands in for is not guessed", () => {
  expect(call("AWSGlue.GetTables", {})).toBeUndefined();
});

test("a body that is no JSON asks for nothing, and so is permitted nothing", () => {
  const request = {
    method: "POST",
    url: "/",
    headers: { "x-amz-target": "DynamoDB_20120810.PutItem" },
    body: Buffer.from("{"),
  };
  expect(readCloudCall(request)?.accessRequests[0]?.resource).toBe(table(""));
});
