import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { call, transport } from "./call";
import { createQueryClient } from "./query-client";
import { store } from "./store";

afterEach(() => {
  jest.useRealTimers();
  onlineManager.setOnline(true);
});

test("a call without an answer ends after 75 seconds, and the request with it", async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  transport.fetch = (_, init) => {
    signal = init.signal;
    return new Promise(() => {});
  };
  const failure = call("disputes/list-disputes").catch((error: unknown) => error);

  await jest.advanceTimersByTimeAsync(74_000);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ name: "TimeoutError" });
  expect(signal?.aborted).toBe(true);
});

test("an upload that stands still ends after 75 seconds; one that moves goes on for as long as it takes", async () => {
  jest.useFakeTimers();
  const requests: XMLHttpRequest[] = [];
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  const form = { url: "https://store.example/", fields: {} };
  const failure = store.send(form, new File(["x"], "front.png"), () => {}).catch((error: unknown) => error);
  const progress = () => requests[0]?.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 2 }));

  await jest.advanceTimersByTimeAsync(70_000);
  progress();
  await jest.advanceTimersByTimeAsync(70_000);
  progress();
  const later = Promise.race([failure, Promise.resolve("on its way")]);
  expect(await later).toBe("on its way");
  await jest.advanceTimersByTimeAsync(75_000);
  expect(await failure).toBeInstanceOf(Error);
});

describe("without a connection", () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));

  test("what is saved fails at once, and does not wait unseen to be sent later", async () => {
    onlineManager.setOnline(false);
    const saving = new MutationObserver(createQueryClient(), { mutationFn: lost });
    await expect(saving.mutate()).rejects.toThrow("Failed to fetch");
  });

  test("what is asked for fails at once, and is asked for again when the connection is back", async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    client.mount();
    let answer: () => Promise<unknown> = lost;
    const asking = new QueryObserver(client, { queryKey: ["disputes"], queryFn: () => answer() });
    const stop = asking.subscribe(() => {});
    await waitFor(() => expect(asking.getCurrentResult().isError).toBe(true));

    answer = async () => "came";
    onlineManager.setOnline(true);
    await waitFor(() => expect(asking.getCurrentResult().data).toBe("came"));
    stop();
    client.unmount();
  });
});
