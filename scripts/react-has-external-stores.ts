/** Takes the place of `use-sync-external-store/shim`, which the router and XState ask for. */
export { useSyncExternalStore } from 'react';
