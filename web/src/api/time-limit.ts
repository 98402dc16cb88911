/** The API gives up after 30 seconds: an answer that is not there after a minute got lost on its way. */
const LONGEST_SILENCE_MS = 60_000;

/** Ends what it watches when nothing was heard for a minute: a phone may lose its connection without noticing. */
export function timeLimit(end: (error: Error) => void) {
  const expire = () => end(new DOMException("No answer came", "TimeoutError"));
  let timer = setTimeout(expire, LONGEST_SILENCE_MS);

  return {
    /** Something was heard: another minute begins. */
    extend: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, LONGEST_SILENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
