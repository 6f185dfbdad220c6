import { type ComponentType, type ReactNode, Suspense, use, useState, useTransition } from 'react';

import { createCodeLoader, type Loaded, type Loading, noteFailure } from '#lib/code-loader.ts';
import { CodeNotLoaded, type CodeProblem, DialogNotLoaded, useLoadAgain } from './code-not-loaded.tsx';

interface LazyNamedOptions<Props> {
  /** Stands there until the code has come, as large as what comes. */
  readonly fallback?: ReactNode;
  /** Stands there while the code does not come. By default a message with another try. */
  readonly failed?: (problem: CodeProblem, props: Props) => ReactNode;
  /** For what nobody waits for, as a blocker may stop it: stands there instead, and nothing is said. */
  readonly stand?: ReactNode;
}

type LazyNamed<Props> = ComponentType<Props> & {
  /** Fetches the code ahead. Never rejects: a failure is told where the component is shown. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A component whose code comes when it is first shown. Where it does not come, what stands there says so, and it is
 * asked for again: by a press, and by itself. `lazyNamed(async () => (await import('./part.tsx')).Part)`
 */
export function lazyNamed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failed, stand }: LazyNamedOptions<Props> = {},
): LazyNamed<Props> {
  const isSilent = stand !== undefined;
  const request = createCodeLoader(load, isSilent ? () => undefined : noteFailure);
  const show = failed ?? (isSilent ? silently(stand) : inPlace);

  function Named(props: Props) {
    const [loading, setLoading] = useState(request);
    const [isPending, startTransition] = useTransition();
    const onRetry = () => {
      startTransition(() => {
        setLoading(request());
      });
    };
    return (
      <Suspense fallback={fallback}>
        <Settled loading={loading}>
          {(loaded) => {
            if (!loaded.isLoaded) return show({ failure: loaded.failure, isPending, onRetry }, props);
            const Part = loaded.code;
            return <Part {...props} />;
          }}
        </Settled>
      </Suspense>
    );
  }

  return Object.assign(Named, { preload: async () => request() });
}

/** As `lazyNamed`, for a dialog: where it does not come, a plain one says so. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  dialogOf: (props: Props) => { readonly isOpen: boolean; readonly onClose: () => void },
  fallback?: ReactNode,
): LazyNamed<Props> {
  return lazyNamed(load, {
    fallback,
    failed: (problem, props) => {
      const { isOpen, onClose } = dialogOf(props);
      return isOpen && <DialogNotLoaded {...problem} onClose={onClose} />;
    },
  });
}

function silently(stand: ReactNode): (problem: CodeProblem) => ReactNode {
  return (problem) => <LoadingAgain {...problem}>{stand}</LoadingAgain>;
}

function inPlace(problem: CodeProblem): ReactNode {
  return <CodeNotLoaded {...problem} />;
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
