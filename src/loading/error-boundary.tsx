import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly onError?: (error: unknown) => void;
  readonly fallback: (error: unknown, tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback instead of children that threw. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly failure: [error: unknown] | null }
> {
  override readonly state: { readonly failure: [error: unknown] | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: [error] };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  readonly tryAgain = () => {
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure[0], this.tryAgain);
  }
}
