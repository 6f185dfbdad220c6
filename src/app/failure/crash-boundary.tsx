import { Component, type ReactNode } from 'react';

import { logFailure } from '#lib/log.ts';
import { CrashScreen } from './crash-screen.tsx';

/** Catches whatever no other boundary caught, so that a person never looks at an empty window. */
export class CrashBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasCrashed: boolean }
> {
  override readonly state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('The application crashed', error);
  }

  override render() {
    return this.state.hasCrashed ? <CrashScreen /> : this.props.children;
  }
}
