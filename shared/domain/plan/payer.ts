/** What a checkout says of who paid, and what a record says of the person whose reference it bears. */
type Payer = { customerId?: string; email?: string };
type Person = { email?: string; registeredAt?: string; payment?: { customerId?: string } };

/**
 * Whether a checkout was made by the person whose reference it bears: a payment link can be opened with the reference of another. It names the
 * customer who they are to the provider, or their e-mail address. A visitor without an address is believed, for nothing
 * begins with the payment of such a one; a member without one is not.
 */
export function isPayer({ customerId, email }: Payer, person: Person): boolean {
  if (customerId !== undefined && customerId === person.payment?.customerId) return true;
  if (person.email === undefined) return person.registeredAt === undefined;
  return email?.trim().toLowerCase() === person.email.trim().toLowerCase();
}

/**
 * Whether a checkout pays for a member: a customer who is known pays under any address for the one whose they are, and for no one else.
 *
 * @param owners whose the names of the payer are known to be
 */
export function paysFor(payer: Payer, member: Person & { userId: string }, owners: readonly string[]): boolean {
  return owners.length > 0 ? owners.every((id) => id === member.userId) : isPayer(payer, member);
}
