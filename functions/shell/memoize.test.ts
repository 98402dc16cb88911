import { memoize } from "./memoize";

test("what never changes is read once for each key", async () => {
  const read = jest.fn(async (userId: string, reportId: string) => `${userId}'s ${reportId}`);
  const get = memoize(read);

  expect([await get("maya", "1"), await get("maya", "1"), await get("nora", "1")]).toEqual([
    "maya's 1",
    "maya's 1",
    "nora's 1",
  ]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("what was not there is looked for again", async () => {
  const answers = [undefined, "there"];
  const get = memoize(async (_: string) => answers.shift());

  expect([await get("1"), await get("1"), await get("1")]).toEqual([undefined, "there", "there"]);
});

test("a failure is not remembered", async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error("busy")).mockResolvedValue("there");
  const get = memoize(async (id: string): Promise<string> => read(id));

  await expect(get("1")).rejects.toThrow("busy");
  await expect(get("1")).resolves.toBe("there");
});

test("no more than 20 answers are kept", async () => {
  const read = jest.fn(async (id: string) => id);
  const get = memoize(read);
  for (let id = 0; id <= 20; id += 1) await get(String(id));
  await get("20");
  await get("0");

  expect(read).toHaveBeenCalledTimes(22);
});
