import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense } from "react";
import { Failed } from "./failed";

type QueryBoundaryProps = {
  /** Keeps the place of what is on its way. */
  loading: ReactNode;
  /** What could not be loaded, translated. */
  failedTitle?: ReactNode;
  children: ReactNode;
};

/** Loading and failing, drawn once around whatever reads from the server. */
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

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  tryAgain = () => {
    this.props.onReset();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { failedTitle, children } = this.props;
    return this.state.hasFailed ? <Failed title={failedTitle} onRetry={this.tryAgain} /> : children;
  }
}
