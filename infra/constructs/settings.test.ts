import { readFileSync } from "node:fs";
import { settingsTable } from "./settings";

test("the README describes every parameter of a deployment, as the stacks declare it", () => {
  const [, table] = /\| Parameter \|.*\n\|-.*\n((?:\|.*\n)+)/.exec(readFileSync("README.md", "utf8")) ?? [];

  expect(table?.trim().split("\n")).toEqual(settingsTable());
});
