import { ApiError } from "#web/src/api/api-error";
import { readUpload } from "#web/src/ui/uploads/send-and-read";
import { makeAnalysis, UPLOAD_ID } from "./testing/open-upload";

const timedOut = () => Promise.reject(new ApiError({ status: 504, body: "Endpoint request timed out" }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Reads with answers one after the other, the last one as often as it is asked for. */
async function read(...answers: (() => Promise<{ answer: ReturnType<typeof makeAnalysis> }>)[]) {
  let asked = 0;
  const analyze = () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1]?.() ?? timedOut();
  };
  const reading = readUpload(UPLOAD_ID, { analyze }, () => {}).then(
    () => "read",
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return { result: await reading, asked };
}

test("a reading that takes longer than the gateway waits goes on with the next call", async () => {
  const done = async () => ({ answer: makeAnalysis([]) });
  expect(await read(timedOut, timedOut, done)).toEqual({ result: "read", asked: 3 });
});

test("one that never ends is given up, and what is refused is not asked for again", async () => {
  expect(await read(timedOut)).toEqual({ result: expect.objectContaining({ status: 504 }), asked: 4 });
  const refused = () => Promise.reject(new ApiError({ status: 422, body: "{}", code: "NOT_A_CREDIT_REPORT" }));
  expect(await read(refused)).toEqual({ result: expect.objectContaining({ status: 422 }), asked: 1 });
});
