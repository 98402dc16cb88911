import { readFileSync } from "node:fs";
import { settingsList } from "./settings";

test("infra/README.md describes every parameter of a deployment, as the stacks declare it", () => {
  const [, list] = /### Parameters\n\n((?:- .*\n)+)/.exec(readFileSync("infra/README.md", "utf8")) ?? [];

  expect(list?.trim().split("\n")).toEqual(settingsList());
});
