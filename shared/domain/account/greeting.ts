import { hasWebAddress } from "./web-address";

/**
 * The name that a mail may greet by: only where the address is proven, else a stranger could have anything that they like mailed
 * to others under the service's name.
 *
 * @returns undefined for a greeting without a name
 */
export function greetingName(person: { firstName?: string; emailProvenAt?: string }): string | undefined {
  const { firstName = "", emailProvenAt } = person;
  return emailProvenAt !== undefined && firstName !== "" && !hasWebAddress(firstName) ? firstName : undefined;
}
