import { retryRefused } from "./retry-refused";

const refusal = Object.assign(new Error("refused"), { name: "ConditionalCheckFailedException" });

test("a refused write is tried again from its read", async () => {
  const numbers: number[] = [];
  const answer = await retryRefused({ tries: 3 }, async (number) => {
    numbers.push(number);
    if (number < 3) throw refusal;
    return "written";
  });
  expect({ answer, numbers }).toEqual({ answer: "written", numbers: [1, 2, 3] });
});

test("after the last try the caller is asked to come again", async () => {
  const attempt = jest.fn().mockRejectedValue(refusal);
  await expect(retryRefused({ tries: 2, pauseMs: 1 }, attempt)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("another fault is not tried again", async () => {
  const attempt = jest.fn().mockRejectedValue(new Error("no network"));
  await expect(retryRefused({ tries: 2 }, attempt)).rejects.toThrow("no network");
  expect(attempt).toHaveBeenCalledTimes(1);
});
