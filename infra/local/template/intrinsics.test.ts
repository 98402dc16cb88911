import { makeResolver } from "./intrinsics";
import type { Json, Template } from "./template";

const template: Template = {
  Parameters: { Stage: { Type: "String" }, Color: { Type: "String", Default: "green" }, Missing: { Type: "String" } },
  Mappings: { Sizes: { small: { memory: 128 } } },
  Conditions: {
    IsGreen: { "Fn::Equals": [{ Ref: "Color" }, "green"] },
    IsNot: { "Fn::Not": [{ Condition: "IsGreen" }] },
  },
  Resources: {},
};

const resolve = makeResolver(
  template,
  { Stage: "local" },
  { ref: (id) => `name-of-${id}`, attribute: (id, name) => `${name}-of-${id}` },
);

test.each<[string, Json, Json]>([
  ["a parameter's given value", { Ref: "Stage" }, "local"],
  ["a parameter's default", { Ref: "Color" }, "green"],
  ["a resource's name", { Ref: "Users" }, "name-of-Users"],
  ["the region", { Ref: "AWS::Region" }, "us-east-1"],
  ["an attribute", { "Fn::GetAtt": ["Users", "Arn"] }, "Arn-of-Users"],
  ["an attribute with dots", { "Fn::GetAtt": "Users.Stream.Arn" }, "Stream.Arn-of-Users"],
  ["a join", { "Fn::Join": ["/", ["a", { Ref: "Stage" }]] }, "a/local"],
  ["a part of a split", { "Fn::Select": [2, { "Fn::Split": ["/", "https://site.example"] }] }, "site.example"],
  ["a text with names", { "Fn::Sub": `\${Stage}:\${Users.Arn}:\${!kept}` }, `local:Arn-of-Users:\${kept}`],
  ["a text with its own names", { "Fn::Sub": [`\${own}`, { own: { Ref: "Stage" } }] }, "local"],
  ["a mapping", { "Fn::FindInMap": ["Sizes", "small", "memory"] }, 128],
  ["a choice that holds", { "Fn::If": ["IsGreen", "yes", "no"] }, "yes"],
  ["a choice that does not", { "Fn::If": ["IsNot", "yes", "no"] }, "no"],
  ["what is nested", { list: [{ deep: { Ref: "Stage" } }] }, { list: [{ deep: "local" }] }],
  ["nothing where nothing is meant", { kept: 1, gone: { Ref: "AWS::NoValue" } }, { kept: 1 }],
])("resolves %s", (_, value, expected) => {
  expect(resolve(value)).toEqual(expected);
});

test.each<[string, Json]>([
  ["a parameter without a value", { Ref: "Missing" }],
  ["an unknown intrinsic", { "Fn::Cidr": ["10.0.0.0/8", 1, 1] }],
])("stops at %s", (_, value) => {
  expect(() => resolve(value)).toThrow(/Missing|Fn::Cidr/);
});
