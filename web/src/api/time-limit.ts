/** The API gives up after 30 seconds: a call that has had no answer for much longer got lost on its way. */
const LONGEST_SILENCE_MS = 75_000;

/** Ends what it watches when nothing was heard for that long: a phone may lose its connection without noticing. */
export function timeLimit(end: (error: Error) => void) {
  const expire = () => end(new DOMException("No answer came", "TimeoutError"));
  let timer = setTimeout(expire, LONGEST_SILENCE_MS);

  return {
    /** Something was heard: the time begins again. */
    extend: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, LONGEST_SILENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
