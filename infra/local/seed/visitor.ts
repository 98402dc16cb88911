import { randomUUID } from "node:crypto";
import type { UploadForm } from "#shared/api/schemas/common";
import type { Dispute } from "#shared/api/schemas/dispute";
import type { NoticeList } from "#shared/api/schemas/notice";
import type { CreditPullResult } from "#shared/api/schemas/onboarding";
import type { NegativeItem } from "#shared/api/schemas/report";
import type { User } from "#shared/api/schemas/user";
import type { PaymentType, SubscriptionTier } from "#shared/domain/plan/plan";
import type { ItemType } from "#shared/domain/report/negative-item";
import { PASSWORD } from "../console/accounts";
import { untilNotBusy } from "./busy";
import { idCard } from "./id-card";
import { mailedCode, takeMailedCode } from "./mailed-code";
import type { Profile } from "./people";

/** A reason that a consumer could believably give, by what is reported. */
const reasons: Record<ItemType, string> = {
  collection: "not_mine",
  late_payment: "incorrect_dates",
  charge_off: "incorrect_amount",
  bankruptcy: "incorrect_dates",
  judgment: "paid_in_full",
  foreclosure: "incorrect_dates",
  repossession: "incorrect_amount",
  tax_lien: "paid_in_full",
  other: "duplicate",
};

/** A visitor with a browser: keeps cookies, clicks through the product's own API, sees nothing else. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly now: () => Date,
  ) {}

  /**
   * A call that the product was too busy for is repeated under the same `Idempotency-Key`, so that nothing is done twice.
   * @throws Error with the answer when the product says no: the seed expects none
   */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = {
      origin: this.origin,
      "sec-fetch-site": "same-origin",
      ...(method !== "GET" && { "idempotency-key": randomUUID() }),
      ...(body && { "content-type": "application/json" }),
    };
    const { status, text } = await untilNotBusy(async () => {
      const response = await this.send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: response.status, text: await response.text() };
    });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  register(person: { firstName: string; lastName: string; email: string }): Promise<User> {
    return this.call("POST", "/api/auth/password/register", { ...person, password: PASSWORD });
  }

  signIn(email: string): Promise<User> {
    return this.call("POST", "/api/auth/password/login", { email, password: PASSWORD });
  }

  /** Proves the address by the code of the mail that an opened account brings. */
  async confirmEmail(email: string): Promise<void> {
    const code = await mailedCode(this.mails, { email, pattern: /#key=(\d{8})/ });
    await this.call("POST", "/api/account/email/confirm", { code });
  }

  /** Proves the address by the link of the mail that a forgotten password brings, and signs in with the same password again. */
  async proveAddress(email: string): Promise<User> {
    await takeMailedCode(
      this.mails,
      { email, pattern: /#code=(\S+)/ },
      {
        ask: () => this.call("POST", "/api/auth/password/forgot", { email }),
        use: (code) => this.call("POST", "/api/auth/password/reset", { code, password: PASSWORD }),
      },
    );
    return this.signIn(email);
  }

  /** Step 3 of the onboarding. */
  pull({ username: _, ...profileData }: Profile): Promise<CreditPullResult> {
    return this.call("POST", "/api/onboarding/credit-pull", {
      profileData,
      consent: {
        fcraConsent: true,
        permissiblePurposeConsent: true,
        piiProcessingConsent: true,
        consentTimestamp: this.now().toISOString(),
        permissiblePurpose: "Credit repair on the consumer's written instruction",
        language: "en",
      },
    });
  }

  /** One side of step 2: announced, stored by the form that the product gave, confirmed. */
  async uploadId(side: "front" | "back"): Promise<void> {
    const image = idCard(side);
    const { documentId, upload } = await this.call<{ documentId: string; upload: UploadForm }>(
      "POST",
      "/api/onboarding/documents",
      { side, kind: "drivers_license", contentType: "image/png", sizeBytes: image.length },
    );
    const form = new FormData();
    for (const [name, value] of Object.entries(upload.fields)) form.set(name, value);
    form.set("file", new Blob([new Uint8Array(image)], { type: "image/png" }));
    const { status } = await fetch(upload.url, { method: "POST", body: form });
    if (status >= 300) throw new Error(`The upload of an ID was answered ${status}.`);
    await this.call("POST", `/api/onboarding/documents/${documentId}/confirm`, {});
  }

  /** @param plan unless said, the one that was paid for or chosen */
  async sign({ firstName, lastName }: Profile, plan?: SubscriptionTier): Promise<void> {
    const { version } = await this.call<{ version: string }>("GET", "/api/contract?lang=en");
    const fullName = `${firstName} ${lastName}`;
    await this.call("POST", "/api/contract/sign", {
      version,
      plan,
      fullName,
      esignConsent: true,
      disclosureAcknowledged: true,
    });
  }

  /** Step 5: the items become drafts, and the payment is reported. */
  reportPayment(items: NegativeItem[], paymentType: PaymentType): Promise<unknown> {
    return this.call("POST", "/api/subscription/payment-completed", {
      selectedItems: items.map(({ id }) => id),
      paymentType,
      selectedDisputeReasons: Object.fromEntries(items.map(({ id, itemType }) => [id, [reasons[itemType]]])),
    });
  }

  /** Step 6. */
  openAccount({ username, email, firstName, lastName }: Profile): Promise<User> {
    return this.call("POST", "/api/onboarding/create-account", {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      onboardingData: { profile: { email, firstName, lastName } },
    });
  }

  disputes(status: Dispute["status"]): Promise<Dispute[]> {
    return this.call("GET", `/api/disputes?status=${status}&limit=50`);
  }

  draft({ id, itemType }: NegativeItem, additionalDetails?: string): Promise<Dispute> {
    return this.call("POST", "/api/disputes", {
      negativeItemId: id,
      disputeReason: reasons[itemType],
      additionalDetails,
    });
  }

  submit(disputes: Dispute[]): Promise<unknown> {
    return this.call("POST", "/api/disputes/process", { disputeIds: disputes.map(({ id }) => id) });
  }

  /** Without a note: a member's own words would be in one language for every reader. */
  record(dispute: Dispute, status: Dispute["status"], outcome: string): Promise<Dispute> {
    return this.call("PATCH", `/api/disputes/${dispute.id}/status`, { status, outcome });
  }

  /** Reads her notices, the newest ones aside. */
  async readNoticesBut(newest: number): Promise<void> {
    const { notices } = await this.call<NoticeList>("GET", "/api/notifications?limit=100");
    const ids = notices.slice(newest).map(({ id }) => id);
    if (ids.length > 0) await this.call("POST", "/api/notifications/read", { ids });
  }

  /** Items of the latest report that were never disputed. */
  async freshItems(): Promise<NegativeItem[]> {
    const report = await this.call<{ negativeItems: NegativeItem[] }>("GET", "/api/credit-report");
    const disputes = await this.call<{ negativeItemId: string }[]>("GET", "/api/disputes");
    const disputed = new Set(disputes.map(({ negativeItemId }) => negativeItemId));
    return report.negativeItems.filter(({ id }) => !disputed.has(id));
  }

  private readonly mails = () => this.call<{ to: string[]; text: string }[]>("GET", "/__local/emails");

  private async send(address: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const response = await fetch(new URL(address, this.origin), {
      ...init,
      headers: {
        "accept-language": "en-US",
        "user-agent": "Mozilla/5.0 (local seed)",
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
