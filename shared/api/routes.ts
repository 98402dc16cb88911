import type { RouteLine } from "./route-line";
import { accountRoutes } from "./routes/account";
import { authRoutes } from "./routes/auth";
import { businessRoutes } from "./routes/business";
import { disputeRoutes } from "./routes/dispute";
import { evidenceRoutes } from "./routes/evidence";
import { onboardingRoutes } from "./routes/onboarding";
import { reportRoutes } from "./routes/report";

export type { Access, Medium, RouteLine } from "./route-line";

/** The route table: one line, one file in `functions/routes`, one Lambda, one permission line in `infra/needs`. */
export const routes = {
  ...authRoutes,
  ...accountRoutes,
  ...reportRoutes,
  ...disputeRoutes,
  ...evidenceRoutes,
  ...onboardingRoutes,
  ...businessRoutes,
} as const satisfies Record<string, RouteLine>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];
