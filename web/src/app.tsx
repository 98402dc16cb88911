import { ChakraProvider } from "@chakra-ui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
import type { Language } from "#shared/api/schemas/common";
import { SessionGuard } from "./features/auth/session-guard";
import { AppRoutes } from "./router";
import { LanguageProvider } from "./ui/language";
import type { Messages } from "./ui/messages";
import { system } from "./ui/theme/system";
import { Toaster } from "./ui/toast";

type AppProps = { queryClient: QueryClient; language: Language; messages: Messages };

/** The signed-in product and its forms: everything but the landing page. */
export function App({ queryClient, language, messages }: AppProps) {
  return (
    <ChakraProvider value={system}>
      <LanguageProvider initial={language} messages={messages}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <SessionGuard />
        </QueryClientProvider>
        <Toaster />
      </LanguageProvider>
    </ChakraProvider>
  );
}
