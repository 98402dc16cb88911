// The tests' output shows what tests print and not the lines that routes and jobs write for the operator. A test that is
// about those spies on `console.log`.
const print = console.log;
const isLogLine = (word: unknown) => typeof word === "string" && word.startsWith('{"at":"');

console.log = (...words: unknown[]) => {
  if (!isLogLine(words[0])) print(...words);
};

export {};
