import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense } from "react";
import { Failed } from "./failed";
import { onTryAgain } from "./try-again";

type QueryBoundaryProps = {
  /** Keeps the place of what is on its way. */
  loading: ReactNode;
  /** What could not be loaded, translated. */
  failedTitle?: ReactNode;
  children: ReactNode;
};

/** Loading and failing, drawn once around whatever reads from the server. Once the connection or the session is back, it is tried again. */
export function QueryBoundary({ loading, failedTitle, children }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catch failedTitle={failedTitle} onReset={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </Catch>
      )}
    </QueryErrorResetBoundary>
  );
}

type CatchProps = { failedTitle?: ReactNode; onReset: () => void; children: ReactNode };

class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private stopListening?: () => void;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener("online", this.tryAgain);
    this.stopListening = onTryAgain(this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.tryAgain);
    this.stopListening?.();
  }

  tryAgain = () => {
    if (!this.state.hasFailed) return;
    this.props.onReset();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { failedTitle, children } = this.props;
    return this.state.hasFailed ? <Failed title={failedTitle} onRetry={this.tryAgain} /> : children;
  }
}
