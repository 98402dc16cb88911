/** How long the code that proves an e-mail address is good, in hours. */
export const EMAIL_CODE_HOURS = 24;

/** How often one code may be tried, right or wrong: 5 of 100 million combinations. */
export const EMAIL_CODE_TRIES = 5;

/** How many mails with a code a member may ask for in an hour. */
export const EMAIL_CODES_PER_HOUR = 5;
