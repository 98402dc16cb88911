import { createHmac } from "node:crypto";
import { addBusinessDays, dayOf } from "#shared/domain/days";
import { readTextAtStart, writeDurably } from "../stand-ins/durable-files";
import type { ObjectStore } from "../stand-ins/s3/object-store";

/** A letter in the mail, as `GET /__local/letters` shows it. */
export type LetterView = {
  id: string;
  disputeId: string;
  bureau: string;
  round: number;
  mailedAt: string;
  deliveredAt: string | null;
  pdfUrl: string;
};

type Order = {
  id: string;
  key: string;
  mailedAt: string;
  metadata: { userId: string; disputeId: string; round: number | string; bureau: string };
  /** Of one that does not arrive. */
  fate?: "lost" | "returned";
};

export type SimulatedMailboxParts = {
  store: Pick<ObjectStore, "list" | "get">;
  now: () => Date;
  /** Where the deliveries are written down. */
  file: string;
  webhookSecret: () => string;
  /** Hands an event to the product's webhook; answers the status. */
  post: (path: string, body: string, headers: Record<string, string>) => Promise<number>;
};

const PREFIX = "simulated-mail/";

/** How long certified mail takes here: by the service's clock. */
const TRAVEL_BUSINESS_DAYS = 3;

/** What the simulated mail provider was handed, and its delivery. */
export class SimulatedMailbox {
  private readonly orders = new Map<string, Order>();
  private readonly delivered: Record<string, string>;
  private mustLook = true;
  private working: Promise<void> = Promise.resolve();

  constructor(private readonly parts: SimulatedMailboxParts) {
    this.delivered = JSON.parse(readTextAtStart(parts.file) ?? "{}") as Record<string, string>;
  }

  /** A function has stored something: perhaps a letter. */
  noticeObject(resource: string): void {
    if (resource.includes(`/${PREFIX}`)) this.mustLook = true;
  }

  /** Letters handed to the mail, oldest first. */
  async list(): Promise<LetterView[]> {
    await this.look();
    return [...this.orders.values()]
      .sort((a, b) => a.mailedAt.localeCompare(b.mailedAt) || a.id.localeCompare(b.id))
      .map(({ id, mailedAt, metadata, fate }) => ({
        id,
        disputeId: metadata.disputeId,
        bureau: metadata.bureau,
        round: Number(metadata.round),
        mailedAt,
        deliveredAt: fate ? null : (this.delivered[id] ?? null),
        pdfUrl: `/__local/letters/${id}.pdf`,
      }));
  }

  async pdf(id: string): Promise<Buffer | undefined> {
    await this.look();
    const order = this.orders.get(id);
    return order && (await this.parts.store.get(order.key.replace(/\.json$/, ".pdf")))?.content;
  }

  /** Delivers every letter whose time has come. One that the webhook does not take is tried again the next time. */
  deliverDue(): Promise<void> {
    this.working = this.working.then(async () => {
      await this.look();
      for (const order of this.orders.values()) {
        if (!this.delivered[order.id]) await this.deliver(order);
      }
    });
    return this.working;
  }

  private async deliver(order: Order): Promise<void> {
    const { now, file, post, webhookSecret } = this.parts;
    const arrivesAt = arrivalOf(order.mailedAt);
    if (order.fate === "lost" || arrivesAt > now()) return;

    const body = JSON.stringify(eventOf(order, arrivesAt));
    const timestamp = String(now().getTime());
    const signature = createHmac("sha256", webhookSecret()).update(`${timestamp}.${body}`).digest("hex");
    const headers = { "lob-signature": signature, "lob-signature-timestamp": timestamp };
    const status = await post("/api/mail/webhook", body, headers).catch(() => 0);
    if (status !== 200) return;
    this.delivered[order.id] = arrivesAt.toISOString();
    await writeDurably(file, JSON.stringify(this.delivered));
  }

  private async look(): Promise<void> {
    if (!this.mustLook) return;
    this.mustLook = false;
    const known = new Set([...this.orders.values()].map(({ key }) => key));
    for (const { key } of await this.parts.store.list(PREFIX)) {
      if (!key.endsWith(".json") || known.has(key)) continue;
      const stored = await this.parts.store.get(key);
      if (!stored) continue;
      const order = { ...(JSON.parse(stored.content.toString("utf8")) as Omit<Order, "key">), key };
      this.orders.set(order.id, order);
    }
  }
}

/** Mail is delivered in the afternoon. */
function arrivalOf(mailedAt: string): Date {
  return new Date(`${addBusinessDays(dayOf(mailedAt), TRAVEL_BUSINESS_DAYS)}T15:00:00.000Z`);
}

/** The event in the shape of Lob's webhooks; its id stays the same however often it is sent. */
function eventOf({ id, metadata, fate }: Order, at: Date): object {
  const texts = Object.entries(metadata).map(([name, value]) => [name, String(value)]);
  const kind = fate === "returned" ? "returned_to_sender" : "delivered";
  return {
    id: `evt_${id}_${kind}`,
    reference_id: id,
    object: "event",
    event_type: { id: `letter.certified.${kind}`, resource: "letters", object: "event_type" },
    date_created: at.toISOString(),
    body: { id, object: "letter", metadata: Object.fromEntries(texts) },
  };
}
