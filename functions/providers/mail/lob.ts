import * as z from "zod";
import { AppError } from "#shared/api/errors";
import type { MailAddress } from "#shared/domain/bureau/addresses";
import { cut } from "#shared/domain/text/cut";
import {
  type Headers,
  LetterRefused,
  type MailEvent,
  type MailedLetter,
  type MailProvider,
  type OutgoingLetter,
} from "./mail";
import { readWebhook } from "./webhook";

const TIMEOUT_MS = 8_000;

type Settings = {
  apiKey: () => Promise<string>;
  webhookSecret: () => Promise<string>;
  now: () => Date;
  origin?: string;
};

/** Lob refuses a letter for good when a line of an address is longer (published OpenAPI, inline_address_us). */
const LONGEST = { name: 40, line: 64, city: 200 };

/** What Lob says of the letter itself: an address that is none, a file that it does not take. Anything else is our own fault. */
const REFUSALS = [400, 413, 422];

const Accepted = z.object({ id: z.string(), tracking_number: z.string().nullish() });

/**
 * Letters by Lob (https://docs.lob.com, published OpenAPI): certified mail with return receipt, so that the day of receipt is
 * proven. Lob keeps an idempotency key for 24 hours.
 */
export class LobMail implements MailProvider {
  constructor(private readonly settings: Settings) {}

  async send(letter: OutgoingLetter): Promise<MailedLetter> {
    const response = await this.post(letter);
    if (response.status === 429 || response.status >= 500) throw new AppError("MAIL_UNAVAILABLE");
    if (REFUSALS.includes(response.status)) throw new LetterRefused();
    // The answer may repeat the address: only its status may reach a log.
    if (!response.ok) throw new Error(`The mail provider refused a letter with status ${response.status}`);

    const { id, tracking_number } = Accepted.parse(await response.json());
    return { id, trackingNumber: tracking_number ?? undefined };
  }

  async verifyWebhook(rawBody: string, headers: Headers): Promise<MailEvent> {
    return readWebhook(rawBody, headers, await this.settings.webhookSecret(), this.settings.now());
  }

  private async post(letter: OutgoingLetter): Promise<Response> {
    const { apiKey, origin = "https://api.lob.com" } = this.settings;
    const basic = Buffer.from(`${await apiKey()}:`).toString("base64");
    return fetch(`${origin}/v1/letters`, {
      method: "POST",
      headers: { Authorization: `Basic ${basic}`, "Idempotency-Key": letter.idempotencyKey },
      body: formOf(letter),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new AppError("MAIL_UNAVAILABLE");
    });
  }
}

function formOf({ to, from, pdf, metadata }: OutgoingLetter): FormData {
  const form = new FormData();
  const options = {
    color: "false",
    use_type: "operational",
    mail_type: "usps_first_class",
    extra_service: "certified_return_receipt",
    address_placement: "insert_blank_page",
    double_sided: "true",
  };
  for (const [name, value] of Object.entries(options)) form.set(name, value);
  for (const [name, value] of Object.entries(metadata)) form.set(`metadata[${name}]`, String(value));
  setAddress(form, "to", to);
  setAddress(form, "from", from);
  form.set("file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), "letter.pdf");
  return form;
}

function setAddress(form: FormData, side: "to" | "from", address: MailAddress): void {
  const line1 = beginningOf(address.street, LONGEST.line);
  const line2 = beginningOf(address.street.slice(line1.length).trim(), LONGEST.line);
  form.set(`${side}[name]`, beginningOf(address.name, LONGEST.name));
  form.set(`${side}[address_line1]`, line1);
  if (line2) form.set(`${side}[address_line2]`, line2);
  form.set(`${side}[address_city]`, beginningOf(address.city, LONGEST.city));
  form.set(`${side}[address_state]`, address.state);
  form.set(`${side}[address_zip]`, address.zipCode);
}

/** As much of a text as fits, up to the end of a word where there is one. */
function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(" ", longest);
  return cut(text, end > 0 ? end : longest);
}
