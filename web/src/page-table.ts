import { LandingScreen } from "./features/landing/landing-screen";
import { NotFoundScreen } from "./features/not-found/not-found-screen";
import { type LazyScreen, lazyScreen, presentScreen } from "./lazy-screen";

type Page = {
  path: string;
  screen: LazyScreen;
  isForMembers?: true;
};

const dashboard = {
  screen: lazyScreen("DashboardScreen", () => import("./features/dashboard/dashboard-screen")),
  isForMembers: true,
} as const;

/** Every path of the product. `/admin` and `/subscribe` are not guarded here: the screens and the server are. */
export const pages: readonly Page[] = [
  { path: "/", ...dashboard },
  { path: "/landing", screen: presentScreen(LandingScreen) },
  { path: "/login", screen: lazyScreen("LoginScreen", () => import("./features/auth/login-screen")) },
  {
    path: "/forgot-password",
    screen: lazyScreen("ForgotPasswordScreen", () => import("./features/auth/forgot-password-screen")),
  },
  {
    path: "/reset-password",
    screen: lazyScreen("ResetPasswordScreen", () => import("./features/auth/reset-password-screen")),
  },
  {
    path: "/confirm-email",
    screen: lazyScreen("ConfirmEmailScreen", () => import("./features/account/confirm-email-screen")),
  },
  { path: "/account", screen: lazyScreen("AccountPage", () => import("./pages/account-page")), isForMembers: true },
  {
    path: "/account/deleted",
    screen: lazyScreen("AccountDeletedScreen", () => import("./features/account/account-deleted-screen")),
  },
  { path: "/onboarding", screen: lazyScreen("OnboardingPage", () => import("./pages/onboarding-page")) },
  { path: "/admin", screen: lazyScreen("AdminScreen", () => import("./features/admin/admin-screen")) },
  { path: "/dashboard", ...dashboard },
  {
    path: "/credit-report",
    screen: lazyScreen("CreditReportScreen", () => import("./features/credit-report/credit-report-screen")),
    isForMembers: true,
  },
  {
    path: "/dispute-center",
    screen: lazyScreen("DisputeCenterScreen", () => import("./features/disputes/overview/dispute-center-screen")),
    isForMembers: true,
  },
  {
    path: "/disputes",
    screen: lazyScreen("DisputesPage", () => import("./pages/disputes-page")),
    isForMembers: true,
  },
  {
    path: "/results",
    screen: lazyScreen("ResultsScreen", () => import("./features/disputes/results/results-screen")),
    isForMembers: true,
  },
  {
    path: "/evidence",
    screen: lazyScreen("ProofsScreen", () => import("./features/evidence/proofs-screen")),
    isForMembers: true,
  },
  {
    path: "/upload",
    screen: lazyScreen("UploadScreen", () => import("./features/upload/upload-screen")),
    isForMembers: true,
  },
  {
    path: "/education",
    screen: lazyScreen("EducationScreen", () => import("./features/education/education-screen")),
    isForMembers: true,
  },
  {
    path: "/identity-theft",
    screen: lazyScreen("IdentityTheftScreen", () => import("./features/evidence/identity-theft-screen")),
  },
  { path: "/help", screen: lazyScreen("HelpScreen", () => import("./features/help/help-screen")) },
  {
    path: "/subscribe",
    screen: lazyScreen("SubscribePage", () => import("./pages/subscribe-page")),
  },
  { path: "*", screen: presentScreen(NotFoundScreen) },
];

/** The page at an address, if it is one of the product's. */
export function pageAt(pathname: string): Page | undefined {
  return pages.find(({ path }) => path === pathname);
}
