import { ChakraProvider } from "@chakra-ui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Language } from "#shared/api/schemas/common";
import type { User } from "#shared/api/schemas/user";
import { messages as english } from "#shared/i18n/en/index";
import { messages as spanish } from "#shared/i18n/es/index";
import { createQueryClient } from "#web/src/api/query-client";
import { userQuery } from "#web/src/api/session";
import { SessionGuard } from "#web/src/features/auth/session-guard";
import { SignInAgainProvider } from "#web/src/features/auth/sign-in-again-provider";
import { LanguageProvider } from "#web/src/ui/language";
import { system } from "#web/src/ui/theme/system";
import { ToastRegion } from "#web/src/ui/toast-region";

type World = { language?: Language; user?: User; path?: string; hash?: string; queryClient?: QueryClient };

/**
 * Draws a screen in the app's own surroundings: theme, words, server state, toasts and a router.
 * `user` is signed in from the start; with the `queryClient` of another screen it is reached from there. Every other path shows itself as text, so that a test sees where a link led.
 */
export function renderScreen(screen: ReactElement, world: World = {}) {
  const { language = "en", user, path = "/", hash = "", queryClient = createQueryClient() } = world;
  if (user !== undefined) queryClient.setQueryData(userQuery.queryKey, user);
  const [pathname] = path.split("?");
  const router = createMemoryRouter(
    [
      { path: pathname, element: screen },
      { path: "*", element: <Elsewhere /> },
    ],
    { initialEntries: [path + hash] },
  );

  const view = render(
    <ChakraProvider value={system}>
      <LanguageProvider initial={language} messages={language === "es" ? spanish : english}>
        <QueryClientProvider client={queryClient}>
          <SignInAgainProvider>
            <RouterProvider router={router} />
          </SignInAgainProvider>
          <SessionGuard />
        </QueryClientProvider>
        <ToastRegion />
      </LanguageProvider>
    </ChakraProvider>,
  );
  return { ...view, router, queryClient };
}

function Elsewhere() {
  return <p>elsewhere</p>;
}
