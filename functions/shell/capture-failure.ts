import type { JobName } from "#functions/jobs/schedule";
import { faultOf, log } from "./log";

/** One piece of a job's work, whose fault is logged and does not stop the others. The run has to throw at its end for it. */
export async function captureFailure<T>(
  job: JobName,
  subjectId: string,
  work: () => Promise<T>,
): Promise<T | "failed"> {
  try {
    return await work();
  } catch (error) {
    log({ event: "fault", job, subjectId, fault: faultOf(error) });
    return "failed";
  }
}
