import { readFileSync } from "node:fs";
import { limitSettings } from "./limits";
import type { Setting } from "./setting-line";
import { settings, settingsList } from "./settings";

test("infra/README.md describes every parameter of a deployment, as the stacks declare it", () => {
  const [, list] = /### Parameters\n\n((?:- .*\n)+)/.exec(readFileSync("infra/README.md", "utf8")) ?? [];

  expect(list?.trim().split("\n")).toEqual(settingsList());
});

const isTaken = ({ pattern = ".*" }: Setting, value: string) => new RegExp(`^${pattern}$`).test(value);

test.each(Object.entries(limitSettings))("%s is a number: anything else would be no limit at all", (_, setting) => {
  const values = [setting.default, "0", "250", "", "1oo", "-1", "1e9", "100 "];

  expect(values.map((value) => isTaken(setting, value))).toEqual([true, true, true, ...Array(5).fill(false)]);
});

test("the site's address is written as browsers send it, with no more than a host", () => {
  const addresses = [
    "https://redress.example",
    "https://Redress.example",
    "https://redress.example:8443",
    "https://a b",
  ];

  expect(addresses.map((value) => isTaken(settings.SITE_ORIGIN, value))).toEqual([true, false, false, false]);
});
