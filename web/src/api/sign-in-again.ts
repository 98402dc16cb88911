import { createContext, use } from "react";

type AskToSignInAgain = (onSignedIn: () => void) => void;

/** What surrounds the screens asks: it knows how people sign in, and the screens need not. */
export const SignInAgainContext = createContext<AskToSignInAgain | undefined>(undefined);

/**
 * For what an open browser alone must not do: asks for a sign-in, then does what could not be done before it
 * (`REAUTHENTICATION_REQUIRED`).
 */
export function useSignInAgain(): AskToSignInAgain {
  const ask = use(SignInAgainContext);
  if (ask === undefined) throw new Error("useSignInAgain outside SignInAgainProvider");
  return ask;
}
