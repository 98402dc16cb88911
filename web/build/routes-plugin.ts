import type { Plugin } from "esbuild";
import { type RouteLine, routes } from "#shared/api/routes";

/**
 * Gives the browser of the route table only what a call needs: method, path, medium. The schemas, and zod with them, come
 * with the screens whose forms use them.
 */
export const routesPlugin: Plugin = {
  name: "routes",
  setup(build) {
    build.onLoad({ filter: /shared\/api\/routes\.ts$/ }, () => {
      const lines = Object.entries<RouteLine>(routes).map(([name, { method, path, response }]) => [
        name,
        { method, path, response: typeof response === "string" ? response : undefined },
      ]);
      return { contents: `export const routes = ${JSON.stringify(Object.fromEntries(lines))};`, loader: "js" };
    });
  },
};
