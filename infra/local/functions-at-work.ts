import { join } from "node:path";
import type { Callers } from "./gateway/callers";
import { assertKnownConditions } from "./gateway/iam";
import { functionEnvironment } from "./lambda/environment";
import { Lambda } from "./lambda/lambda";
import type { GatewayRecords } from "./outside-world";
import type { ProductParts } from "./product-parts";
import { AsyncInvocations } from "./schedules/async-invocations";
import { Schedules } from "./schedules/schedules";
import { createLambda } from "./stand-ins/lambda";
import type { Cloud } from "./stores/cloud";
import { startStreams } from "./streams/start-streams";
import type { Plan } from "./template/plan";

type Parts = ProductParts & { plan: Plan; gatewayOrigin: string; cloud: Cloud };

/** Makes the template's functions callable, and what calls them: the tables' streams at once, the schedules once they are started. */
export function startFunctions(parts: Parts, { callers, faults }: GatewayRecords) {
  const { plan, gatewayOrigin, cloud, dataDir, compiledFolder, clock, dynamo, onFailure } = parts;
  const { functions } = plan;
  const environments = enroll(plan, callers, gatewayOrigin, cloud.keySet);
  const lambda = new Lambda({
    functions,
    environmentOf: ({ logicalId }) => environments.get(logicalId) ?? {},
    clockOffset: clock.shared,
    simulatedFaults: () => faults.forFunctions(),
    logsFolder: join(dataDir, "logs"),
    compiledFolder,
    onFailure,
  });
  const invoke = (functionId: string, event: unknown) => lambda.invoke(functionId, event);
  const streams = startStreams({
    sources: plan.streams,
    dynamo,
    folder: join(dataDir, "streams"),
    invoke,
    send: cloud.sendToQueue,
    now: clock.now,
  });
  const unwatched = new AsyncInvocations({ functions, invoke, send: cloud.sendToQueue });
  const schedules = new Schedules({
    setups: plan.schedules,
    invoke,
    start: (functionId, event) => unwatched.invoke(functionId, event),
    now: clock.now,
    file: join(dataDir, "jobs.json"),
  });
  const standIn = createLambda({ functions, invoke, start: (id, event) => void unwatched.invoke(id, event) });
  return { lambda, streams, schedules, standIn };
}

/** Gives each function its key and its environment; refuses to start on a policy that cannot be checked. */
function enroll(plan: Plan, callers: Callers, gateway: string, keySet: string): Map<string, Record<string, string>> {
  const environments = plan.functions.map((setup) => {
    const statements = plan.roles.get(setup.roleId) ?? [];
    assertKnownConditions(setup.name, statements);
    const credentials = callers.enroll({ name: setup.name, role: setup.roleId, statements });
    return [setup.logicalId, functionEnvironment(setup, credentials, gateway, keySet)] as const;
  });
  return new Map(environments);
}
