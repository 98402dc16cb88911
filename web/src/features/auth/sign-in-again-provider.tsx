import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { SignInAgainContext } from "#web/src/api/sign-in-again";

const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again")).SignInAgain }));

/** Lets every screen inside ask the member to sign in again. */
export function SignInAgainProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<{ onSignedIn: () => void }>();
  const [isOpen, setIsOpen] = useState(false);
  const ask = useCallback((onSignedIn: () => void) => {
    setRequest({ onSignedIn });
    setIsOpen(true);
  }, []);
  const close = () => setIsOpen(false);

  return (
    <SignInAgainContext value={ask}>
      {children}
      {request !== undefined && (
        <Suspense fallback={null}>
          <SignInAgain
            open={isOpen}
            onClose={close}
            onDone={() => {
              close();
              request.onSignedIn();
            }}
          />
        </Suspense>
      )}
    </SignInAgainContext>
  );
}
