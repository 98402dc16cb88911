import { ulid } from "ulid";
import type { ReportRecord } from "#functions/repositories/reports";
import { dayOf } from "#shared/domain/days";
import { middleScore } from "#shared/domain/report/bureau-file";
import type { KnownItem } from "#shared/domain/report/known-items";
import { negativeItemsOf } from "#shared/domain/report/merge";
import type { PulledReport } from "#shared/domain/report/pull-outcome";
import { withPoint } from "#shared/domain/report/score-history";
import { cut } from "#shared/domain/text/cut";

type Pulled = {
  userId: string;
  pulled: PulledReport;
  /** The report before, when it is the same person's: its items keep their ids, and the chart goes on. */
  before?: ReportRecord;
  /** Items that the report before does not have, and that are known from disputes: they are back under their ids. */
  gone?: readonly KnownItem[];
  /** The time of the bureaus' answer. */
  at: Date;
};

/** The report that a pull makes: the bureaus' files as one, with scores, negative items and the chart's next point. */
export function reportOfPull({ userId, pulled, before, gone = [], at }: Pulled): ReportRecord {
  const { files, dataSource, dataSourceDetails } = pulled;
  const scoreOf = (bureau: string) => files.find((file) => file.bureau === bureau)?.score ?? null;
  const scores = {
    creditScore: middleScore(files),
    experianScore: scoreOf("experian"),
    equifaxScore: scoreOf("equifax"),
    transunionScore: scoreOf("transunion"),
  };
  const known = [...(before?.negativeItems ?? []), ...gone];
  const pulledAt = at.toISOString();
  return {
    userId,
    reportId: ulid(at.getTime()),
    ...scores,
    bureaus: files.map(({ bureau }) => bureau),
    createdAt: pulledAt,
    pulledAt,
    dataSource,
    dataSourceDetails,
    isRealBureauData: dataSourceDetails.realDataDelivered,
    isServerPulled: true,
    history: withPoint(before?.history, { date: dayOf(at), ...scores, ...modelsOf(files) }),
    negativeItems: negativeItemsOf(files, { ids: () => ulid(at.getTime()), today: dayOf(at), known }),
  };
}

/** Scores of different models do not compare. */
function modelsOf(files: PulledReport["files"]) {
  const named = files.flatMap(({ bureau, score, scoreModel }) =>
    score !== null && scoreModel ? [[bureau, cut(scoreModel, 100)] as const] : [],
  );
  return named.length > 0 ? { models: Object.fromEntries(named) } : {};
}
