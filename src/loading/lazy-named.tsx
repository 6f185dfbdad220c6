import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState, useTransition } from 'react';

import { createCodeLoader, type Loaded, type Loading, noteFailure } from '#lib/code-loader.ts';
import { CodeNotLoaded, type CodeProblem, DialogNotLoaded, useLoadAgain } from './code-not-loaded.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface LazyOptions<Props> {
  /** Shown until the code has loaded. It should have the size of the component. */
  readonly fallback?: ReactNode;
  /** Shown instead of an error message. For optional content, whose code an ad blocker may stop. */
  readonly replacement?: ReactNode;
  /** For a dialog: shows the load error as a dialog too. */
  readonly dialog?: (props: Props) => { readonly isOpen: boolean; readonly onClose: () => void };
  /** Shown when the component throws. By default the error reaches the boundary of the page. */
  readonly crashed?: ReactNode;
}

type Lazy<Props> = ComponentType<Props> & {
  /** Loads the code ahead. Never rejects: a failure is shown by the component. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A component whose code is loaded when it is first rendered. If the load fails, it shows an error with a retry button,
 * and retries automatically. `lazyNamed(async () => (await import('./part.tsx')).Part)`
 */
export function lazyNamed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, replacement, dialog, crashed }: LazyOptions<Props> = {},
): Lazy<Props> {
  const isSilent = replacement !== undefined;
  const request = createCodeLoader(load, isSilent ? () => undefined : noteFailure);

  const failed = (problem: CodeProblem, props: Props): ReactNode => {
    if (isSilent) return <LoadingAgain {...problem}>{replacement}</LoadingAgain>;
    if (dialog === undefined) return <CodeNotLoaded {...problem} />;
    const { isOpen, onClose } = dialog(props);
    return isOpen && <DialogNotLoaded {...problem} onClose={onClose} />;
  };

  function Named(props: Props) {
    const [loading, setLoading] = useState(request);
    const [isPending, startTransition] = useTransition();
    const onRetry = () => {
      startTransition(() => {
        setLoading(request());
      });
    };
    const content = (
      <Suspense fallback={fallback}>
        <Settled loading={loading}>
          {(loaded) => {
            if (!loaded.isLoaded) return failed({ failure: loaded.failure, isPending, onRetry }, props);
            const Part = loaded.code;
            return <Part {...props} />;
          }}
        </Settled>
      </Suspense>
    );
    return crashed === undefined ? (
      content
    ) : (
      <ErrorBoundary fallback={() => crashed}>{content}</ErrorBoundary>
    );
  }

  return Object.assign(Named, { preload: async () => request() });
}

/** Loads the code of a lazy component before it is shown, so that it then works without a server. */
export function usePreload({ preload }: Pick<Lazy<never>, 'preload'>): void {
  useEffect(() => {
    void preload();
  }, [preload]);
}

function LoadingAgain({ children, ...problem }: CodeProblem & { readonly children: ReactNode }) {
  useLoadAgain(problem);
  return children;
}

interface SettledProps<Code> {
  readonly loading: Loading<Code>;
  readonly children: (loaded: Loaded<Code>) => ReactNode;
}

function Settled<Code>({ loading, children }: SettledProps<Code>) {
  return children(loading instanceof Promise ? use(loading) : loading);
}
