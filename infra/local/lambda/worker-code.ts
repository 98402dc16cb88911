/**
 * What runs inside a function's worker thread. Plain JavaScript as text: the thread starts without a loader, as a
 * deployed function does, and the bundle finds nothing of the runtime in its way.
 *
 * The service's clock is the machine's, moved by `offset[0]` milliseconds: `Date` answers it, timers keep real time.
 *
 * Compiling a bundle is half of what its first event costs. V8's compiled code is kept in the file `compiled` after that
 * event, with the functions that it needed; V8 itself refuses code of another version or source.
 */
export const workerCode = `
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const { createRequire, wrap } = require("node:module");
const { dirname } = require("node:path");
const { Script } = require("node:vm");
const { parentPort, threadId, workerData } = require("node:worker_threads");
const offset = new Float64Array(workerData.offset);
const RealDate = Date;
const now = () => RealDate.now() + offset[0];
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget === globalThis.Date ? target : newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

const { bundle, compiled } = workerData;
const compiledBefore = () => {
  try {
    return readFileSync(compiled);
  } catch {
    return undefined;
  }
};
const keepCompiled = (script) => {
  const fresh = compiled + "." + process.pid + "." + threadId;
  try {
    mkdirSync(dirname(compiled), { recursive: true });
    writeFileSync(fresh, script.createCachedData());
    renameSync(fresh, compiled);
  } catch (error) {
    console.error(error);
  }
};
const loadBundle = () => {
  const cachedData = compiledBefore();
  const script = new Script(wrap(readFileSync(bundle, "utf8")), { filename: bundle, cachedData });
  const module = { exports: {} };
  script.runInThisContext().call(module.exports, module.exports, createRequire(bundle), module, bundle, dirname(bundle));
  if (!cachedData || script.cachedDataRejected) newScript = script;
  return module.exports;
};

let handler;
let newScript;
const describe = (error) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { name: "Error", message: String(error) };

try {
  handler = loadBundle()[workerData.exportName];
} catch {
  // The first event tries again, and says why not.
}
parentPort.postMessage("loaded");

parentPort.on("message", async ({ id, event, requestId, deadline, faults }) => {
  process.env.SIMULATED_FAULTS = faults;
  try {
    handler ??= loadBundle()[workerData.exportName];
    const context = {
      functionName: workerData.name,
      functionVersion: "$LATEST",
      invokedFunctionArn: workerData.arn,
      memoryLimitInMB: String(workerData.memoryMb),
      awsRequestId: requestId,
      logGroupName: "/aws/lambda/" + workerData.name,
      logStreamName: "local",
      callbackWaitsForEmptyEventLoop: false,
      getRemainingTimeInMillis: () => Math.max(0, deadline - RealDate.now()),
    };
    const result = await handler(event, context);
    parentPort.postMessage({ id, result: result === undefined ? undefined : JSON.stringify(result) });
  } catch (error) {
    console.error(error);
    parentPort.postMessage({ id, error: describe(error) });
  }
  if (newScript) keepCompiled(newScript);
  newScript = undefined;
});
`;
