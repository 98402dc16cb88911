import * as z from "zod";

const Faults = z.record(
  z.string(),
  z.object({ kind: z.enum(["throttle", "timeout", "error"]), rate: z.number() }).partial(),
);

export type Fault = "throttle" | "timeout" | "error";

/**
 * The fault that an operator of the local runtime asked a simulated provider to have at this call, if any.
 * `SIMULATED_FAULTS` is JSON: `{ "mail": { "kind": "error", "rate": 0.1 } }`.
 */
export function simulatedFault(service: "credit-bureau" | "mail" | "payment"): Fault | undefined {
  const faults = Faults.safeParse(JSON.parse(process.env.SIMULATED_FAULTS || "{}"));
  const { kind, rate = 1 } = faults.data?.[service] ?? {};
  return kind !== undefined && Math.random() < rate ? kind : undefined;
}
