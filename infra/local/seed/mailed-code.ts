import { setTimeout } from "node:timers/promises";

/** The mail follows from the table's stream: 15 seconds at most. */
const MAIL_TRIES = 60;
const MAIL_PAUSE_MS = 250;

type Mail = { to: string[]; text: string };

/**
 * What a mail to a person brings: a code, or the part of a link after its mark.
 *
 * @param used codes that are of no more use
 * @throws Error when no such mail comes
 */
export async function mailedCode(
  mails: () => Promise<Mail[]>,
  wanted: { email: string; pattern: RegExp; used?: string[] },
): Promise<string> {
  const { email, pattern, used = [] } = wanted;
  for (let attempt = 1; attempt <= MAIL_TRIES; attempt += 1) {
    const own = (await mails()).filter(({ to }) => to.includes(email));
    const codes = own.map(({ text }) => pattern.exec(text)?.[1]);
    const code = codes.find((found) => found !== undefined && !used.includes(found));
    if (code !== undefined) return code;
    await setTimeout(MAIL_PAUSE_MS);
  }
  throw new Error(`No mail with a code reached ${email}.`);
}

/** How many codes are asked for at most. */
const CODES = 3;

/**
 * Asks for a mail and uses the code in it. On a busy machine a try that was cut off may have used the code up: then another is asked for.
 *
 * @throws what `ask` throws, and what `use` throws of the third code
 */
export async function takeMailedCode<T>(
  mails: () => Promise<Mail[]>,
  wanted: { email: string; pattern: RegExp },
  { ask, use }: { ask: () => Promise<unknown>; use: (code: string) => Promise<T> },
): Promise<T> {
  const used: string[] = [];
  for (;;) {
    await ask();
    const code = await mailedCode(mails, { ...wanted, used });
    used.push(code);
    try {
      return await use(code);
    } catch (error) {
      if (used.length === CODES) throw error;
    }
  }
}
