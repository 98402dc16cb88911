import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { themeConfig } from "./config";

/**
 * Only what the screens use: the base utilities of Chakra with our own tokens and recipes. The provider has no styles of the page to add:
 * the build has written them into it (`page-styles.ts`), so that no phone computes them.
 */
export const system = { ...createSystem(defaultBaseConfig, themeConfig), _global: [] };
