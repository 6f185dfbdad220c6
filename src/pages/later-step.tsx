import { lazy, Suspense, useEffect, type ComponentType } from 'react';

/**
 * A step of a page that few see, or that comes after another: it is no part of the page's first load, and is fetched
 * while the person is at the first step, so that it is there also when the server is gone.
 */
export function laterStep<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadStep = async () => ({ default: await load() });
  const LazyStep = lazy(loadStep) as ComponentType<Props>;

  function Step(props: Props) {
    return (
      <Suspense fallback={null}>
        <LazyStep {...props} />
      </Suspense>
    );
  }

  function usePreload(): void {
    useEffect(() => {
      loadStep().catch(() => undefined);
    }, []);
  }

  return { Step, usePreload };
}
