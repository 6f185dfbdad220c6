import { Component, type ReactNode } from 'react';

interface LatePartProps {
  readonly children: ReactNode;
  /** Stands there when it threw. */
  readonly failed: ReactNode;
}

/** A part of a page without which the rest of the page reads as before. */
export class LatePart extends Component<LatePartProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
