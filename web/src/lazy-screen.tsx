import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, useState } from "react";
import type { Language } from "#shared/api/schemas/common";

/** Asks for the data that a screen is drawn with. Exported beside the screen as `reads`; the screen itself says what failed. */
export type Reads = (client: QueryClient, language: Language) => Promise<void>[];

/** A screen whose code comes when a person goes there. */
export type LazyScreen = {
  Lazy: ComponentType;
  /** There once it has been loaded. */
  loaded?: ComponentType;
  /** @returns what the screen reads */
  load: () => Promise<Reads | undefined>;
};

export function lazyScreen<Name extends string>(
  name: Name,
  bring: () => Promise<Record<Name, ComponentType> & { reads?: Reads }>,
): LazyScreen {
  const screen: LazyScreen = {
    Lazy: lazy<ComponentType>(async () => ({ default: (await bring())[name] })),
    load: async () => {
      const module = await bring();
      screen.loaded = module[name];
      return module.reads;
    },
  };
  return screen;
}

/** A screen that comes with the app itself. */
export function presentScreen(Screen: ComponentType): LazyScreen {
  return { Lazy: Screen, load: async () => undefined };
}

/** What was loaded before is drawn at once. */
export function ShownScreen({ screen }: { screen: LazyScreen }) {
  // Chosen once, when it is mounted: to go from one to the other would mount the screen a second time and lose what was typed.
  const [Shown] = useState<ComponentType>(() => screen.loaded ?? screen.Lazy);
  return <Shown />;
}
