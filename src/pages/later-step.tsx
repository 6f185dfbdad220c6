import { useEffect, type ComponentType } from 'react';

import { lazyNamed } from '#loading/lazy-named.tsx';

/**
 * A step of a page that few see, or that comes after another: it is no part of the page's first load, and is fetched
 * while the person is at the first step, so that it is there also when the server is gone.
 */
export function laterStep<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Step = lazyNamed(load);

  function usePreload(): void {
    useEffect(() => {
      void Step.preload();
    }, []);
  }

  return { Step, usePreload };
}
