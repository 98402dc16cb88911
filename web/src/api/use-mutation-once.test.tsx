import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useMutationOnce } from "./use-mutation-once";

type Sent = { body: unknown; answer: (value: string) => void; refuse: (error: Error) => void };

/** A mutation whose requests stay open until the test answers them. */
function openMutation() {
  const sent: Sent[] = [];
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const mutationFn = (body: { name: string }) =>
    new Promise<string>((answer, refuse) => sent.push({ body, answer, refuse }));
  const { result } = renderHook(() => useMutationOnce({ mutationFn }), { wrapper });
  return { sent, mutation: () => result.current };
}

test("the same request is sent once while it runs, and what follows of the first press follows", async () => {
  const { sent, mutation } = openMutation();
  const onSuccess = jest.fn();
  act(() => {
    mutation().mutate({ name: "a" }, { onSuccess });
    mutation().mutate({ name: "a" });
  });
  const again = mutation().mutateAsync({ name: "a" });
  await waitFor(() => expect(sent).toHaveLength(1));

  sent[0]?.answer("done");
  expect(await again).toBe("done");
  await waitFor(() => expect(mutation().data).toBe("done"));
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test("another request goes out at once, and the same again once it was answered, refused or given up", async () => {
  const { sent, mutation } = openMutation();
  const send = (name: string) => act(() => mutation().mutate({ name }));
  send("a");
  send("b");
  await waitFor(() => expect(sent).toHaveLength(2));

  sent[1]?.refuse(new Error("Refused"));
  await waitFor(() => expect(mutation().isError).toBe(true));
  send("b");
  await waitFor(() => expect(sent).toHaveLength(3));

  sent[2]?.answer("done");
  await waitFor(() => expect(mutation().isSuccess).toBe(true));
  send("b");
  await waitFor(() => expect(sent).toHaveLength(4));

  act(() => mutation().reset());
  send("b");
  await waitFor(() => expect(sent).toHaveLength(5));
});
