export const SANDBOX_PROVIDER = "crs_sandbox";

/** Whether SSNs that are never issued stand for people whom these bureaus know. @param provider `BUREAU_PROVIDER` */
export function knowsTestIdentities(provider: string): boolean {
  return provider === "simulated" || provider === SANDBOX_PROVIDER;
}

/** Whether the deployment has a contract with someone who asks the bureaus: without one, people bring a report of their own. */
export function isPullOffered(provider: string): boolean {
  return provider !== "none";
}
