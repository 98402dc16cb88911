import { CfnParameter, Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Setting } from "#infra/settings/setting-line";
import { type SettingName, settings } from "#infra/settings/settings";

/** The value of a setting: a parameter of the stack that asks for it, declared at the first time. */
export function setting(scope: Construct, name: SettingName): string {
  const stack = Stack.of(scope);
  const { parameter, allowed, pattern, ...rest }: Setting = settings[name];
  const known = stack.node.tryFindChild(parameter);
  if (known instanceof CfnParameter) return known.valueAsString;
  const props = { ...rest, allowedValues: allowed, allowedPattern: pattern && `^${pattern}$` };
  return new CfnParameter(stack, parameter, props).valueAsString;
}
