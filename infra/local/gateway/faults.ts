export const faultServices = ["dynamodb", "s3", "cognito", "credit-bureau", "mail", "payment"] as const;
export const faultKinds = ["throttle", "timeout", "error"] as const;

export type FaultService = (typeof faultServices)[number];
export type Fault = { kind: (typeof faultKinds)[number]; rate: number };

/** Providers that are simulated inside the functions, which learn of their faults by an environment variable. */
const insideFunctions: readonly FaultService[] = ["credit-bureau", "mail", "payment"];

/** Which stand-ins are to fail now, how and how often. */
export class Faults {
  private faults: Partial<Record<FaultService, Fault>> = {};

  set(service: FaultService, fault: Fault): void {
    this.faults[service] = fault;
  }

  clear(): void {
    this.faults = {};
  }

  list(): Partial<Record<FaultService, Fault>> {
    return this.faults;
  }

  /** Draws whether a call of a service is to fail: the fault that it gets, if any. */
  strike(service: string): Fault["kind"] | undefined {
    const fault = faultServices.includes(service as FaultService) ? this.faults[service as FaultService] : undefined;
    return fault && Math.random() < fault.rate ? fault.kind : undefined;
  }

  /** The value of `SIMULATED_FAULTS`. */
  forFunctions(): string {
    const inside = Object.entries(this.faults).filter(([service]) => insideFunctions.includes(service as FaultService));
    return JSON.stringify(Object.fromEntries(inside));
  }
}
