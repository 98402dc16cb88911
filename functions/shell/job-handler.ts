import type { JobName } from "#functions/jobs/schedule";
import { faultOf, log } from "./log";

/** What started a job: a record batch of a table's stream, a schedule, or an operator. */
export type JobRun<Event> = { event: Event; requestId: string };

/**
 * What Lambda calls for a job. The report is answered and logged as a count only; a fault is logged and thrown, so that the
 * platform retries and in the end keeps the event in the dead-letter queue.
 *
 * @param services built once, at the first event
 */
export function jobHandler<S, Event, Report>(
  name: JobName,
  run: (job: JobRun<Event>, services: S) => Promise<Report>,
  services: () => S,
): (event: Event, context?: { awsRequestId?: string }) => Promise<Report> {
  let built: S | undefined;
  return async (event, context) => {
    const requestId = context?.awsRequestId ?? "";
    const startedAt = performance.now();
    try {
      built ??= services();
      const report = await run({ event, requestId }, built);
      log({
        event: "job",
        job: name,
        requestId,
        outcome: "done",
        durationMs: Math.round(performance.now() - startedAt),
      });
      return report;
    } catch (error) {
      log({ event: "job", job: name, requestId, outcome: "failed", fault: faultOf(error) });
      throw error;
    }
  };
}
