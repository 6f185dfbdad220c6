import { useSyncExternalStore } from 'react';

/**
 * A value that only a browser knows and that does not change.
 *
 * @param before the value while a page is prerendered and hydrated
 */
export function useAfterHydration<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => before);
}

function neverChanges(): () => void {
  return () => undefined;
}
