import { Box } from "@chakra-ui/react";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { useUser } from "./api/session";
import { announceEndOfSession } from "./api/session-end";
import { SignInAgainProvider } from "./features/auth/sign-in-again-provider";
import { LandingScreen } from "./features/landing/landing-screen";
import { NotFoundScreen } from "./features/not-found/not-found-screen";
import { AppFooter } from "./layout/app-footer";
import { AppHeader, PublicHeader } from "./layout/app-header";
import { CrashBoundary, CrashScreen } from "./layout/crash-screen";
import { OnlineBanner } from "./layout/online-banner";
import { useKeptStatus } from "./offline/use-kept-status";
import { Loading } from "./ui/loading";
import { useLate } from "./ui/use-late";

/** A screen whose code comes when a person goes there. */
function screen<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
}

const loadIdleWarning = async () => (await import("./features/auth/idle-warning")).IdleWarning;
const LoginScreen = screen("LoginScreen", () => import("./features/auth/login-screen"));
const ForgotPasswordScreen = screen("ForgotPasswordScreen", () => import("./features/auth/forgot-password-screen"));
const ResetPasswordScreen = screen("ResetPasswordScreen", () => import("./features/auth/reset-password-screen"));
const ConfirmEmailScreen = screen("ConfirmEmailScreen", () => import("./features/account/confirm-email-screen"));
const AccountPage = screen("AccountPage", () => import("./pages/account-page"));
const AccountDeletedScreen = screen("AccountDeletedScreen", () => import("./features/account/account-deleted-screen"));
const OnboardingPage = screen("OnboardingPage", () => import("./pages/onboarding-page"));
const DashboardScreen = screen("DashboardScreen", () => import("./features/dashboard/dashboard-screen"));
const CreditReportScreen = screen("CreditReportScreen", () => import("./features/credit-report/credit-report-screen"));
const DisputeCenterScreen = screen(
  "DisputeCenterScreen",
  () => import("./features/disputes/overview/dispute-center-screen"),
);
const DisputesPage = screen("DisputesPage", () => import("./pages/disputes-page"));
const ResultsScreen = screen("ResultsScreen", () => import("./features/disputes/results/results-screen"));
const ProofsScreen = screen("ProofsScreen", () => import("./features/evidence/proofs-screen"));
const IdentityTheftScreen = screen("IdentityTheftScreen", () => import("./features/evidence/identity-theft-screen"));
const EducationScreen = screen("EducationScreen", () => import("./features/education/education-screen"));
const HelpScreen = screen("HelpScreen", () => import("./features/help/help-screen"));
const UploadScreen = screen("UploadScreen", () => import("./features/upload/upload-screen"));
const SubscribePage = screen("SubscribePage", () => import("./pages/subscribe-page"));
const AdminScreen = screen("AdminScreen", () => import("./features/admin/admin-screen"));

/** Every path of the product. `/admin` and `/subscribe` are not guarded here: the screens and the server are. */
export function AppRoutes() {
  return (
    <Frame>
      <Routes>
        <Route path="/" element={<SignedIn screen={DashboardScreen} />} />
        <Route path="/landing" element={<LandingScreen />} />
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
        <Route path="/account" element={<SignedIn screen={AccountPage} />} />
        <Route path="/account/deleted" element={<AccountDeletedScreen />} />
        <Route path="/onboarding" element={<OnboardingPage />} />
        <Route path="/admin" element={<AdminScreen />} />
        <Route path="/dashboard" element={<SignedIn screen={DashboardScreen} />} />
        <Route path="/credit-report" element={<SignedIn screen={CreditReportScreen} />} />
        <Route path="/dispute-center" element={<SignedIn screen={DisputeCenterScreen} />} />
        <Route path="/disputes" element={<SignedIn screen={DisputesPage} />} />
        <Route path="/results" element={<SignedIn screen={ResultsScreen} />} />
        <Route path="/evidence" element={<SignedIn screen={ProofsScreen} />} />
        <Route path="/upload" element={<SignedIn screen={UploadScreen} />} />
        <Route path="/education" element={<SignedIn screen={EducationScreen} />} />
        <Route path="/identity-theft" element={<IdentityTheftScreen />} />
        <Route path="/help" element={<HelpScreen />} />
        <Route path="/subscribe" element={<SubscribePage />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Frame>
  );
}

/**
 * Shows the screen to signed-in people. Who was signed in the last time, and comes to a page of the product with a session that has
 * ended since, gets the way to sign in again; everyone else, and everyone at the site's own address, the landing page.
 */
export function SignedIn({ screen: SignedInScreen }: { screen: ComponentType }) {
  const { user, isLoading, hasEnded } = useUser();
  const { pathname } = useLocation();
  const isSentToSignIn = hasEnded && pathname !== "/";

  useEffect(() => {
    if (isSentToSignIn) announceEndOfSession();
  }, [isSentToSignIn]);

  if (isLoading || isSentToSignIn) return <Loading />;
  return user === undefined ? <LandingScreen /> : <SignedInScreen />;
}

/** Keeps the foot of the page out of sight while a screen loads, so that nothing moves it. */
const BELOW_THE_FOLD = "calc(100dvh - 4rem)";

/** What is around every screen. A screen that cannot be drawn leaves the header; going elsewhere tries again. */
function Frame({ children }: { children: ReactNode }) {
  const { user } = useUser();
  const { pathname } = useLocation();
  const movement = useNavigationType();
  const IdleWarning = useLate(loadIdleWarning, false);
  useKeptStatus();

  useEffect(() => {
    if (movement === "PUSH" && pathname !== "") window.scrollTo(0, 0);
  }, [pathname, movement]);

  return (
    <>
      {user === undefined ? <PublicHeader /> : <AppHeader user={user} />}
      <OnlineBanner />
      <CrashBoundary key={pathname} fallback={<CrashScreen />}>
        <SignInAgainProvider>
          <Box minHeight={user === undefined ? undefined : BELOW_THE_FOLD}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </Box>
        </SignInAgainProvider>
      </CrashBoundary>
      {user !== undefined && <AppFooter />}
      {IdleWarning && (user !== undefined || pathname === "/onboarding") && (
        <IdleWarning of={user === undefined ? "visitor" : "member"} />
      )}
    </>
  );
}
