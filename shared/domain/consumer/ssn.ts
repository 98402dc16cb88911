/** Why a Social Security number cannot belong to a person. */
export type SsnProblem = "never_issued" | "test_identity";

/** The identities of the simulated bureaus: 666-00-0001 to 666-00-0008. */
const simulatedIdentity = /^66600000[1-8]$/;

/** Whether it is one of the identities for which the simulated bureaus play a special part. */
export function isSimulatedIdentity(ssn: string): boolean {
  return simulatedIdentity.test(ssn);
}

/**
 * Whether nine digits could be a Social Security number: never issued are the areas 000, 666 and 900 to 999, the group 00
 * and the serial 0000 (20 CFR 422.103; SSA's randomization of 2011 kept them out).
 *
 * `sandbox`: simulated and sandbox bureaus know test identities in the 666 range, which a real one must never be asked for.
 */
export function ssnProblem(ssn: string, { sandbox }: { sandbox: boolean }): SsnProblem | undefined {
  if (sandbox && isSimulatedIdentity(ssn)) return undefined;

  const [area, group, serial] = [ssn.slice(0, 3), ssn.slice(3, 5), ssn.slice(5)];
  if (area === "000" || area >= "900" || group === "00" || serial === "0000") return "never_issued";
  return area === "666" && !sandbox ? "test_identity" : undefined;
}

/** What someone reads whose number cannot be a Social Security number; undefined of one that can. An ITIN begins with 9. */
export function ssnRefusal(ssn: string, bureaus: { sandbox: boolean }): string | undefined {
  if (ssnProblem(ssn, bureaus) === undefined) return undefined;
  return ssn.startsWith("9") ? BEGINS_WITH_9 : NEVER_ISSUED;
}

const BEGINS_WITH_9 = "Social Security numbers never begin with 9";
const NEVER_ISSUED = "Social Security has issued no such number";
