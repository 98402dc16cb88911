import { Box } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { useUser } from "./api/session";
import { announceEndOfSession } from "./api/session-end";
import { SignInAgainProvider } from "./features/auth/sign-in-again-provider";
import { LandingScreen } from "./features/landing/landing-screen";
import { AppFooter } from "./layout/app-footer";
import { AppHeader, PublicHeader } from "./layout/app-header";
import { CrashBoundary, CrashScreen } from "./layout/crash-screen";
import { OnlineBanner } from "./layout/online-banner";
import { focusTitle } from "./layout/title-focus";
import { ShownScreen } from "./lazy-screen";
import { useKeptStatus } from "./offline/use-kept-status";
import { pages } from "./page-table";
import { Loading } from "./ui/loading";
import { useLate } from "./ui/use-late";

const loadIdleWarning = async () => (await import("./features/auth/idle-warning")).IdleWarning;

export function AppRoutes() {
  return (
    <Frame>
      <Routes>
        {pages.map(({ path, screen, isForMembers }) => {
          const shown = <ShownScreen screen={screen} />;
          return <Route key={path} path={path} element={isForMembers ? <SignedIn>{shown}</SignedIn> : shown} />;
        })}
      </Routes>
    </Frame>
  );
}

/**
 * Shows the screen to signed-in people. Who was signed in the last time, and comes to a page of the product with a session that has
 * ended since, gets the way to sign in again; everyone else, and everyone at the site's own address, the landing page.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user, isLoading, hasEnded } = useUser();
  const { pathname } = useLocation();
  const isSentToSignIn = hasEnded && pathname !== "/";

  useEffect(() => {
    if (isSentToSignIn) announceEndOfSession();
  }, [isSentToSignIn]);

  if (isLoading || isSentToSignIn) return <Loading />;
  return user === undefined ? <LandingScreen /> : children;
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
    if (movement !== "PUSH" || pathname === "") return;
    window.scrollTo(0, 0);
    return focusTitle(document);
  }, [pathname, movement]);

  return (
    <>
      {user === undefined ? <PublicHeader /> : <AppHeader user={user} />}
      <OnlineBanner />
      <CrashBoundary key={pathname} fallback={<Crashed isVisitor={user === undefined} />}>
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

/** Visitors find the foot of the page on the landing page alone: here it is their way to help and to the papers. */
function Crashed({ isVisitor }: { isVisitor: boolean }) {
  return (
    <>
      <CrashScreen />
      {isVisitor && <AppFooter />}
    </>
  );
}
