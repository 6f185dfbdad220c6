import { Component, type ReactNode } from 'react';

import { logFailure } from '#lib/log.ts';
import { RouteErrorScreen } from './route-error-screen.tsx';

/** Keeps header and footer when a page throws. */
export class RouteErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: unknown }
> {
  override readonly state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page failed', error);
  }

  readonly tryAgain = () => {
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <RouteErrorScreen error={error} onTryAgain={this.tryAgain} />;
  }
}
