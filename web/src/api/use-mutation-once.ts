import { replaceEqualDeep, type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * A mutation that sends the same request once while it runs: a button shows only with the next drawing that it works, and a double
 * click is faster.
 *
 * What must follow stands in the options here. What is given to `mutate` is dropped when its part of the screen goes away, so it
 * may only say what was done, move the focus or close what is open.
 */
export function useMutationOnce<Answer, Request = void>(
  options: UseMutationOptions<Answer, Error, Request>,
): UseMutationResult<Answer, Error, Request> {
  const mutation = useMutation(options);
  const { mutateAsync: start, reset: forget } = mutation;
  const running = useRef<{ request?: Request; answer: Promise<Answer> }>(undefined);

  const mutateAsync = useCallback<typeof start>(
    (...args) => {
      const [request] = args;
      if (running.current && isSame(running.current.request, request)) return running.current.answer;
      const run = { request, answer: start(...args) };
      running.current = run;
      const end = () => {
        if (running.current === run) running.current = undefined;
      };
      run.answer.then(end, end);
      return run.answer;
    },
    [start],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    (...args) => {
      mutateAsync(...args).catch(() => undefined);
    },
    [mutateAsync],
  );
  const reset = useCallback(() => {
    running.current = undefined;
    forget();
  }, [forget]);

  return { ...mutation, mutate, mutateAsync, reset };
}

/** Whether two requests say the same; files are the same only where they are one. */
const isSame = (a: unknown, b: unknown) => replaceEqualDeep(a, b) === a;
