import { linkStacks, type SynthesizedStack } from "./link-stacks";

const data: SynthesizedStack = {
  name: "Data",
  after: [],
  template: {
    Parameters: { SiteOrigin: { Type: "String" } },
    Resources: {
      Users: { Type: "AWS::DynamoDB::Table" },
      Published: { Type: "AWS::SSM::Parameter", Properties: { Name: "/users", Value: { Ref: "Users" } } },
    },
  },
};

const reading = (after: string[], name = "/users"): SynthesizedStack => ({
  name: "Api",
  after,
  template: {
    Parameters: {
      SiteOrigin: { Type: "String" },
      UsersTable: { Type: "AWS::SSM::Parameter::Value<String>", Default: name },
    },
    Resources: {
      Route: {
        Type: "AWS::Lambda::Function",
        Properties: { Table: { Ref: "UsersTable" }, Arn: { "Fn::Sub": `table/\${UsersTable}` } },
      },
    },
  },
});

test("what a stack reads from another one is what that one wrote", () => {
  const { Parameters, Resources } = linkStacks([data, reading(["Data"])]);

  expect(Parameters).toEqual({ SiteOrigin: { Type: "String" } });
  expect(Resources.Route?.Properties).toEqual({
    Table: { Ref: "Users" },
    Arn: { "Fn::Sub": [`table/\${UsersTable}`, { UsersTable: { Ref: "Users" } }] },
  });
});

test("a stack is deployed after those that its own predecessors wait for", () => {
  const between: SynthesizedStack = { name: "Between", after: ["Data"], template: { Resources: {} } };

  expect(() => linkStacks([reading(["Between"]), between, data])).not.toThrow();
});

test.each([
  ["that no stack writes", reading(["Data"], "/unknown")],
  ["of a stack that may be deployed later", reading([])],
])("a value %s is refused: the first deployment would fail on it", (_, stack) => {
  expect(() => linkStacks([data, stack])).toThrow("which no stack that is deployed before it writes");
});

test("two stacks with one logical id are refused, since one machine cannot distinguish them", () => {
  const other = { ...data, name: "Other", template: { Resources: { Users: { Type: "AWS::S3::Bucket" } } } };

  expect(() => linkStacks([data, other])).toThrow("Two stacks have a Users of their own.");
});
