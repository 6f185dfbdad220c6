import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of the shell that comes after the page, which is worth more: where its code does not load, as a blocker may
 * stop what has such a name, something simpler stands in its place, or nothing.
 */
export function latePart(load: () => Promise<ComponentType>, Otherwise: ComponentType = Nothing) {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Otherwise }),
    ),
  );
  return function LatePart() {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
}

function Nothing(): ReactNode {
  return null;
}
