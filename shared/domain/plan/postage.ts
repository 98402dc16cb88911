/** What a member pays for a letter beside the plan, in cents: certified mail with return receipt is part of each plan's price. */
export const POSTAGE_CENTS = 0;
