import * as z from "zod";
import { Address, Profile } from "#shared/api/schemas/onboarding";

/** A phone number, however it is typed, as the contract has it: (###) ###-####. What is none stays as it is. */
export function phoneFromTyped(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const hasOtherSigns = /[^\d\s().+-]/.test(typed);
  if (hasOtherSigns || digits.length !== 10) return typed.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A ZIP code of nine digits, however it is typed, with its hyphen. Anything else as it is. */
export function zipFromTyped(typed: string): string {
  return typed.trim().replace(/^(\d{5})\s*(\d{4})$/, "$1-$2");
}

const required = { error: "This field is required" };

/** Phone and address of a form, which go without their masks where the code of these has not come: the contract's own checks. */
export const typedContact = {
  phone: z.string(required).transform(phoneFromTyped).pipe(Profile.shape.phone),
  address: Address.extend({ zipCode: z.string(required).transform(zipFromTyped).pipe(Address.shape.zipCode) }),
};
