import * as z from "zod";
import { AppError } from "#shared/api/errors";
import type { Bureau } from "#shared/domain/bureau/bureau";
import type { PulledReport, PullOutcome } from "#shared/domain/report/pull-outcome";
import { type BureauProvider, BureausNotAsked, type Person, type PullRequest } from "./bureau";
import { readEquifax } from "./crs-equifax";
import { readExperian } from "./crs-experian";
import { readTransUnion } from "./crs-transunion";
import type { BureauAnswer } from "./crs-values";

/** The part of the operator's provider keys that this adapter needs. */
export const CrsKeys = z.object({
  username: z.string().min(1),
  password: z.string().min(1),
  /** The sandbox is `https://api-sandbox.stitchcredit.com/api`. */
  baseUrl: z.url().default("https://mware.crscreditapi.com/api"),
});
export type CrsKeys = z.infer<typeof CrsKeys>;

type Settings = {
  keys: () => Promise<CrsKeys>;
  isSandbox: boolean;
  loginMs?: number;
  reportMs?: number;
};

type Order = {
  bureau: Bureau;
  path: string;
  read: (payload: unknown) => BureauAnswer;
};

const orders: readonly Order[] = [
  {
    bureau: "experian",
    path: "/experian/credit-profile/credit-report/basic/exp-prequal-vantage4",
    read: readExperian,
  },
  {
    bureau: "equifax",
    path: "/equifax/credit-report/efx-prequal-fico9",
    read: readEquifax,
  },
  {
    bureau: "transunion",
    path: "/transunion/credit-report/basic/tu-prequal-fico9",
    read: readTransUnion,
  },
];

type Answer = { bureau: Bureau; requestId: string } & (BureauAnswer | { kind: "timeout" } | { kind: "unavailable" });

const NOT_FOUND = 404;

/**
 * The CRS Credit API: one account, three bureaus, soft pulls. https://crscreditapi.redoc.ly
 *
 * Each bureau is asked at the same time and on its own: a report says which of them it has.
 */
export class CrsBureaus implements BureauProvider {
  constructor(private readonly settings: Settings) {}

  get isSandbox() {
    return this.settings.isSandbox;
  }

  async pull({ person }: PullRequest): Promise<PullOutcome> {
    const { keys, token } = await this.login().catch((error: unknown) => {
      throw new BureausNotAsked(isTimeout(error) ? "CREDIT_BUREAU_TIMEOUT" : "CREDIT_BUREAU_UNAVAILABLE", error);
    });
    const answers = await Promise.all(orders.map((order) => this.ask(order, keys.baseUrl, token, person)));
    return outcomeOf(answers, this.isSandbox);
  }

  private async login() {
    const { loginMs = 5_000 } = this.settings;
    const keys = await this.settings.keys();
    const { baseUrl, username, password } = keys;
    const answer = await post(`${baseUrl}/users/login`, { username, password }, loginMs);
    if (!answer.ok) throw new Error(`The provider's sign-in answered ${answer.status}`);
    const { token } = z.object({ token: z.string().min(1) }).parse(await answer.json());
    return { keys, token };
  }

  private async ask({ bureau, path, read }: Order, baseUrl: string, token: string, person: Person): Promise<Answer> {
    const { reportMs = 21_000 } = this.settings;
    try {
      const answer = await post(`${baseUrl}${path}`, subjectOf(person), reportMs, token);
      const requestId = answer.headers.get("RequestID") ?? "";
      if (answer.status === NOT_FOUND) return { bureau, requestId, kind: "not_found" };
      if (!answer.ok) return { bureau, requestId, kind: "unavailable" };
      return { bureau, requestId, ...read(await answer.json()) };
    } catch (error) {
      // An answer that cannot be read counts as none: the other bureaus' files are still good.
      return {
        bureau,
        requestId: "",
        kind: isTimeout(error) ? "timeout" : "unavailable",
      };
    }
  }
}

function post(url: string, body: object, limitMs: number, token?: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  });
}

function isTimeout(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";
}

function subjectOf({ firstName, lastName, ssn, dateOfBirth, phone, address }: Person) {
  const [, houseNumber = "", streetName = address.street] = /^(\d+\S*)\s+(.*)$/.exec(address.street) ?? [];
  const [year, month, date] = dateOfBirth.split("-");
  return {
    firstName,
    lastName,
    ssn,
    dob: `${month}-${date}-${year}`,
    phone: phone.replaceAll(/\D/g, ""),
    street1: address.street,
    houseNumber,
    streetName,
    city: address.city,
    state: address.state,
    zip: address.zipCode.replace("-", ""),
  };
}

/** @throws AppError when no bureau gave an answer to build on */
function outcomeOf(answers: Answer[], isSandbox: boolean): PullOutcome {
  const files = answers.flatMap((answer) => (answer.kind === "file" ? answer.file : []));
  if (files.length > 0) {
    const missing: PulledReport["missing"] = answers.filter(({ kind }) => kind !== "file").map(({ bureau }) => bureau);
    return {
      kind: "report",
      files,
      missing,
      dataSource: isSandbox ? "crs_sandbox" : "real_bureau",
      dataSourceDetails: {
        source: "CRS Credit API",
        realDataDelivered: !isSandbox,
        description: isSandbox
          ? "Test data of the provider's sandbox."
          : "Delivered by the credit bureaus through CRS.",
      },
      requestId: answers
        .map(({ requestId }) => requestId)
        .filter(Boolean)
        .join(","),
    };
  }

  const kinds = answers.map(({ kind }) => kind);
  if (kinds.includes("frozen")) return { kind: "frozen" };
  if (kinds.every((kind) => kind === "not_found")) return { kind: "not_found" };
  throw new AppError(kinds.includes("timeout") ? "CREDIT_BUREAU_TIMEOUT" : "CREDIT_BUREAU_UNAVAILABLE");
}
