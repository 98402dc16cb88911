import { measurePresses, presses } from "./presses";
import { printTable } from "./table";

// `node --import tsx infra/tools/bench/one-press.ts http://localhost:3000 menu`: the presses with these words in their name, on a product that is running.
const [origin = "http://localhost:3000", ...words] = process.argv.slice(2);
const chosen = presses.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));
printTable(
  "Answers to a press on a slow phone, median of 7 (peer: a static page)",
  await measurePresses(origin, chosen),
);
