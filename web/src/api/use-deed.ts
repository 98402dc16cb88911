import { replaceEqualDeep, type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";

/**
 * Something that a person does on a screen and the server is told of. A press while the same request runs sends nothing: a button shows
 * only with the next drawing that it works, and a double click is faster.
 *
 * What must follow stands in the options here. What is given to `mutate` is dropped when its part of the screen goes away, so it
 * may only say what was done, move the focus or close what is open.
 */
export function useDeed<Answer, Request = void>(
  options: UseMutationOptions<Answer, Error, Request>,
): UseMutationResult<Answer, Error, Request> {
  const deed = useMutation(options);
  const { mutateAsync: start, reset: forget } = deed;
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
  const mutate = useCallback<typeof deed.mutate>(
    (...args) => {
      mutateAsync(...args).catch(() => undefined);
    },
    [mutateAsync],
  );
  const reset = useCallback(() => {
    running.current = undefined;
    forget();
  }, [forget]);

  return { ...deed, mutate, mutateAsync, reset };
}

/** Whether two requests say the same; files are the same only where they are one. */
const isSame = (a: unknown, b: unknown) => replaceEqualDeep(a, b) === a;
