import { localStore } from './storage.ts';

/** The answer to the one cookie that this site does not need (checklist, E30). */
export type ConsentChoice = 'accepted' | 'rejected';

const STORAGE_KEY = 'cookie-choice';

const listeners = new Set<() => void>();
let isReconsidered = false;

/** Null while there is no choice, or an unknown one. */
export function consentChoice(): ConsentChoice | null {
  const stored = localStore.read(STORAGE_KEY);
  return stored === 'accepted' || stored === 'rejected' ? stored : null;
}

/** Stores a choice. It applies at once, here and in other tabs. */
export function chooseConsent(choice: ConsentChoice): void {
  localStore.write(STORAGE_KEY, choice);
  isReconsidered = false;
  tell();
}

export function reconsiderConsent(): void {
  isReconsidered = true;
  tell();
}

export function isConsentReconsidered(): boolean {
  return isReconsidered;
}

/** Calls the listener when the choice or the question changes, also in another tab. */
export function onConsent(listener: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
