import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Ran, run } from "./run";
import { holdContract } from "./verify/contract";
import { withMoto } from "./verify/moto";
import { installPython, type Python } from "./verify/python";

// `npm run verify`: asks witnesses that are not ours, where this machine can have them: cfn-lint, moto, Schemathesis, and the
// DynamoDB that AWS_ENDPOINT_URL_DYNAMODB names. What could not be asked is said. It is no part of `npm test`, which needs
// nothing but Node.

const root = resolve(import.meta.dirname, "../..");

/** Answers why it cannot be asked, where it cannot. */
type Witness = [what: string, ask: (python: Python) => Promise<Ran> | string];

const witnesses: Witness[] = [
  ["The templates, by AWS's published resource schemas (cfn-lint)", lintTemplates],
  ["The stand-ins of S3, KMS, Secrets Manager and Cognito, by moto", compareStandIns],
  ["The repositories' tests, on another DynamoDB", testRepositories],
  ["The running product, by its OpenAPI document (Schemathesis)", holdContract],
];

const python = await installPython();
const tally = { agree: 0, differ: 0, notAsked: 0 };
for (const [what, ask] of witnesses) {
  const answer = typeof python === "string" ? python : await ask(python);
  if (typeof answer === "string") {
    tally.notAsked += 1;
    console.log(`${what}: not asked, ${answer}`);
  } else {
    tally[answer.code === 0 ? "agree" : "differ"] += 1;
    console.log(`${what}: ${answer.code === 0 ? "agrees" : `DIFFERS\n${answer.output}`}`);
  }
}
console.log(`${tally.agree} agree, ${tally.differ} differ, ${tally.notAsked} could not be asked`);
process.exitCode = tally.differ > 0 ? 1 : 0;

/** W3005 is the CDK's own: dependencies that a reference says already. */
async function lintTemplates({ bin }: Python): Promise<Ran> {
  const built = await run([process.execPath, "--import", "tsx", "infra/tools/synth.ts"]);
  if (built.code !== 0) return built;
  const files = (await readdir(join(root, "cdk.out"))).filter((name) => name.endsWith(".template.json"));
  const paths = files.map((name) => join("cdk.out", name));
  return run([bin("cfn-lint"), "--ignore-checks", "W3005", "--regions", "us-east-1", "--", ...paths]);
}

function compareStandIns(python: Python): Promise<Ran> {
  return withMoto(python, (origin) =>
    run([process.execPath, "--import", "tsx", "infra/local/witness/compare.ts", origin]),
  );
}

/** moto is none here: of two writes at the same moment it lets both through. */
function testRepositories(): Promise<Ran> | string {
  if (process.env.AWS_ENDPOINT_URL_DYNAMODB === undefined) {
    return "AWS_ENDPOINT_URL_DYNAMODB names none: start Amazon's DynamoDB Local, say";
  }
  const jest = join(root, "node_modules/jest/bin/jest.js");
  return run([process.execPath, jest, "functions/repositories", "--selectProjects", "service"]);
}
