/** What a person at the terminal gets to see. */
export type Terminal = {
  say: (line: string) => void;
  /** Names a step at once, shows what it is doing while it takes longer, and says in the end how long it took. */
  step: <Result>(name: string, work: (progress: (text: string) => void) => Promise<Result>) => Promise<Result>;
};

const CLEAR_LINE = "\r\u001b[K";

export const terminal: Terminal = {
  say: (line) => console.log(line),
  async step(name, work) {
    const startedAt = performance.now();
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    const { isTTY } = process.stdout;
    let doing = "";
    const show = () => {
      const line = `  ${name} … ${doing && `${doing}, `}${seconds()}`;
      if (isTTY) process.stdout.write(`${CLEAR_LINE}${line.slice(0, process.stdout.columns - 1)}`);
      else console.log(line);
    };
    show();
    // A file or a pipe keeps every line: fewer of them.
    const ticking = setInterval(show, isTTY ? 500 : 5_000);
    try {
      const result = await work((text) => {
        doing = text;
      });
      console.log(`${isTTY ? CLEAR_LINE : ""}  ${name}: ${seconds()}`);
      return result;
    } finally {
      clearInterval(ticking);
    }
  },
};

export const silent: Terminal = { say: () => undefined, step: (_, work) => work(() => undefined) };
