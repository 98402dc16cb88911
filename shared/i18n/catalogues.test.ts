import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const files = readdirSync(join(__dirname, "en")).filter((name) => name.endsWith(".json"));

function read(language: "en" | "es", file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(__dirname, language, file), "utf8"));
}

/** The names that a message takes, in alphabetical order. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(message));
  return [...names].sort();
}

test.each(["en", "es"] as const)("in %s each step of a dispute names its day", (language) => {
  const steps = Object.entries(read(language, "disputes.json")).filter(([key]) => key.startsWith("disputes.step."));
  const undated = steps.flatMap(([key, message]) => (argumentsOf(message).includes("day") ? [] : [key]));
  // The later letter, and the newer dispute, are listed with days of their own.
  expect(undated).toEqual(["disputes.step.followLetter", "disputes.step.followDispute"]);
});

test.each(files)("%s says the same things in both languages", (file) => {
  const [english, spanish] = [read("en", file), read("es", file)];
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());

  for (const [key, message] of Object.entries(english)) {
    expect([key, argumentsOf(spanish[key] ?? "")]).toEqual([key, argumentsOf(message)]);
  }
});

// Some states give five days (RCW 19.134.060, Washington); the federal statement of rights is the law's own text.
test.each([
  ["en", "3 business days", "or longer where your state says so"],
  ["es", "3 días hábiles", "o más tiempo si su estado lo dispone"],
] as const)("what %s says of the days to cancel, it says of states that give more, too", (language, days, more) => {
  const messages = files.flatMap((file) => Object.entries(read(language, file)));
  const without = messages.filter(([, message]) => message.includes(days) && !message.includes(more));
  expect(without.map(([key]) => key)).toEqual(["legal.croa.4.text"]);
});
