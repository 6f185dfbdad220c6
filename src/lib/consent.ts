import { createStorageSignal } from './signal.ts';
import { localStore } from './storage.ts';

/** The choice about the only optional cookie of this site (checklist, E30). */
export type ConsentChoice = 'accepted' | 'rejected';

const STORAGE_KEY = 'cookie-choice';

const changes = createStorageSignal(STORAGE_KEY);
let isReconsidered = false;

/** Null without a valid choice. */
export function consentChoice(): ConsentChoice | null {
  const stored = localStore.read(STORAGE_KEY);
  return stored === 'accepted' || stored === 'rejected' ? stored : null;
}

/** Stores a choice, which applies at once, here and in other tabs. */
export function chooseConsent(choice: ConsentChoice): void {
  localStore.write(STORAGE_KEY, choice);
  isReconsidered = false;
  changes.emit();
}

export function reconsiderConsent(): void {
  isReconsidered = true;
  changes.emit();
}

export function isConsentReconsidered(): boolean {
  return isReconsidered;
}

/** Calls the listener when the choice or the question changes, also in another tab. */
export const onConsent = changes.subscribe;
