import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Routes } from "#infra/constructs/routes";
import { type RouteName, routeNames } from "#shared/api/routes";

type Area = RouteName extends infer Name ? (Name extends `${infer First}/${string}` ? First : never) : never;

/** In which stack the routes of an area are: a route is six resources, and CloudFormation takes 500 in a stack. */
const stackOfArea = {
  auth: "SignIn",
  account: "Account",
  dashboard: "Reports",
  "credit-report": "Reports",
  uploads: "Reports",
  results: "Reports",
  education: "Reports",
  notifications: "Reports",
  disputes: "Disputes",
  evidence: "Letters",
  "shared-letters": "Letters",
  onboarding: "Onboarding",
  contract: "Onboarding",
  subscription: "Business",
  admin: "Business",
  payments: "Business",
  mail: "Business",
} as const satisfies Record<Area, string>;

type RoutesStackName = (typeof stackOfArea)[Area];

export const routesStackNames: RoutesStackName[] = [...new Set(Object.values(stackOfArea))];

/** The routes of some areas, with the functions behind them. */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { areas, ...props }: StackProps & { areas: RoutesStackName }) {
    super(scope, id, props);
    const names = routeNames.filter((name) => stackOfArea[areaOf(name)] === areas);
    new Routes(this, "Api", { names, invoker: `${areas}Invoker` });
  }
}

function areaOf(name: RouteName): Area {
  return name.split("/")[0] as Area;
}
