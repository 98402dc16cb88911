import { businessSettings } from "./business";
import { limitSettings } from "./limits";
import { providerSettings } from "./providers";
import type { Setting } from "./setting-line";
import { signInSettings } from "./sign-in";
import { siteSettings } from "./site";

/**
 * All that an operator decides for a deployment: parameters of the stacks that need them, by the environment variable that
 * carries them to the functions.
 */
export const settings = {
  ...siteSettings,
  ...businessSettings,
  ...providerSettings,
  ...signInSettings,
  ...limitSettings,
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** All settings as lines of a list: parameter, whether it must be given, and what it is. */
export function settingsList(): string[] {
  return Object.values<Setting>(settings).map(({ parameter, default: byDefault, allowed, description }) => {
    const given = byDefault === undefined ? "required" : byDefault === "" ? "empty" : `\`${byDefault}\``;
    const choices = allowed ? ` ${allowed.map((value) => `\`${value}\``).join(", ")}.` : "";
    return `- \`${parameter}\` (${given}): ${description}${choices}`;
  });
}
