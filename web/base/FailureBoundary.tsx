import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  children: ReactNode;
  /** What stands in the place of the failed part; `retry` draws it anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a failure inside its part: the screen around the part still works. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
