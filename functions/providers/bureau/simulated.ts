import { setTimeout as wait } from "node:timers/promises";
import { ulid } from "ulid";
import { AppError } from "#shared/api/errors";
import { isSimulatedIdentity } from "#shared/domain/consumer/ssn";
import { dayOf } from "#shared/domain/days";
import type { PulledReport, PullOutcome } from "#shared/domain/report/pull-outcome";
import type { Fault } from "../simulated-fault";
import type { BureauProvider, PullRequest } from "./bureau";
import { type Portrait, simulatedFiles } from "./simulated-reports";

type Settings = {
  now: () => Date;
  /** The fault that an operator of the local runtime asked for, if any. */
  fault?: () => Fault | undefined;
  wait?: (ms: number) => Promise<unknown>;
};

/** How long we wait for a bureau that does not answer. */
const TIME_LIMIT_MS = 10_000;
const SLOW_ANSWER_MS = 20_000;

/** The last digit of a special identity says its part. */
const parts = {
  clean: "1",
  heavy: "2",
  unknown: "3",
  frozen: "4",
  oneMissing: "5",
  silent: "6",
  slow: "7",
  disagreeing: "8",
};

const portraits: Record<string, Portrait> = {
  [parts.clean]: "thin",
  [parts.heavy]: "heavy",
  [parts.disagreeing]: "disagreeing",
};

/** The special identities stay as they are; those of all others change from month to month. */
function portraitOf(part: string | undefined): Portrait {
  return part === undefined ? "growing" : (portraits[part] ?? "ordinary");
}

/**
 * Bureaus of one machine and of tests: any person has a believable report, the same one within a calendar month; the months
 * move scores and may bring an item. The identities 666-00-0001 to 666-00-0008 have special parts and never change, but for
 * what a dispute has deleted. Never real data, and its reports say so.
 */
export class SimulatedBureaus implements BureauProvider {
  readonly isSandbox = true;

  constructor(private readonly settings: Settings) {}

  async pull({ person, attempt, deleted }: PullRequest): Promise<PullOutcome> {
    const { now, fault, wait: pause = wait } = this.settings;
    const part = isSimulatedIdentity(person.ssn) ? person.ssn.slice(-1) : undefined;
    const failing = fault?.();

    if (failing === "timeout" || (part === parts.silent && attempt === 1)) {
      await pause(TIME_LIMIT_MS);
      throw new AppError("CREDIT_BUREAU_TIMEOUT");
    }
    if (failing) throw new AppError("CREDIT_BUREAU_UNAVAILABLE");
    if (part === parts.unknown) return { kind: "not_found" };
    if (part === parts.frozen) return { kind: "frozen" };
    if (part === parts.slow) await pause(SLOW_ANSWER_MS);

    const files = simulatedFiles(person, portraitOf(part), dayOf(now()), await deleted?.());
    const missing: PulledReport["missing"] = part === parts.oneMissing ? ["transunion"] : [];
    return {
      kind: "report",
      files: files.filter(({ bureau }) => !missing.includes(bureau)),
      missing,
      dataSource: "simulated_bureaus",
      dataSourceDetails: {
        source: "Simulated credit bureaus",
        realDataDelivered: false,
        description: "Invented accounts for trying the service out; no credit bureau was asked.",
      },
      requestId: `simulated-${ulid(now().getTime())}`,
    };
  }
}
