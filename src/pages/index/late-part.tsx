import { Component, Suspense, type ReactNode } from 'react';

interface LatePartProps {
  readonly children: ReactNode;
  /** Stands there until its code has come, as large as what comes. */
  readonly fallback: ReactNode;
  /** Stands there when its code did not come, or it threw. */
  readonly failed: ReactNode;
}

/** A part of a page whose code comes after the first paint. Without it, the rest of the page reads as before. */
export class LatePart extends Component<LatePartProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback, failed } = this.props;
    if (this.state.hasFailed) return failed;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
