import * as z from "zod";

const browsers = ["Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari"] as const;
const systems = ["iPhone", "iPad", "Android", "Windows", "ChromeOS", "Mac", "Linux"] as const;

/** By what a member recognizes a device: the names of its browser and its system, and nothing else of what a browser sends. */
export const Device = z.object({ browser: z.enum(browsers), system: z.enum(systems) });
export type Device = z.infer<typeof Device>;

// In this order: Edge, Opera and Samsung's browser call themselves Chrome, too, and Chrome calls itself Safari.
const browserSigns: Record<Device["browser"], RegExp> = {
  Edge: /\bEdg(A|iOS)?\//,
  Opera: /\bOPR\//,
  "Samsung Internet": /\bSamsungBrowser\//,
  Firefox: /\b(Firefox|FxiOS)\//,
  Chrome: /\b(Chrome|CriOS|HeadlessChrome)\//,
  Safari: /\bSafari\//,
};

// Android says Linux, too, and an iPhone says "like Mac OS X".
const systemSigns: Record<Device["system"], RegExp> = {
  iPhone: /\(iPhone;/,
  iPad: /\(iPad;/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows NT\b/,
  ChromeOS: /\bCrOS\b/,
  Mac: /\bMacintosh;/,
  Linux: /\bLinux\b/,
};

/** The device behind a `User-Agent` header; undefined when browser or system is not one that is known. */
export function deviceOf(userAgent: string): Device | undefined {
  const browser = browsers.find((name) => browserSigns[name].test(userAgent));
  const system = systems.find((name) => systemSigns[name].test(userAgent));
  return browser && system && { browser, system };
}
