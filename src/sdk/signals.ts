import { createSignal } from '#lib/signal.ts';

const regionBlocked = createSignal();

/** Calls the listener after every 403. The session is kept; the listener decides which page to show. */
export const onRegionBlocked = regionBlocked.subscribe;

export const announceRegionBlocked = regionBlocked.emit;
