import { localStore } from './storage.ts';

/** What a person says to the one cookie that this site does not need (checklist, E30). */
export type ConsentChoice = 'accepted' | 'rejected';

const STORAGE_KEY = 'cookie-choice';

const listeners = new Set<() => void>();
let isReconsidered = false;

/** The choice of this browser; null while it is outstanding. Whatever is not a choice counts as none. */
export function consentChoice(): ConsentChoice | null {
  const stored = localStore.read(STORAGE_KEY);
  return stored === 'accepted' || stored === 'rejected' ? stored : null;
}

/** Brings a choice into force at once, here and in the other tabs, and remembers it. */
export function chooseConsent(choice: ConsentChoice): void {
  localStore.write(STORAGE_KEY, choice);
  isReconsidered = false;
  tell();
}

/** Asks once more, because the person wants to look at the choice again. */
export function reconsiderConsent(): void {
  isReconsidered = true;
  tell();
}

export function isConsentReconsidered(): boolean {
  return isReconsidered;
}

/** Tells when the choice or the question has changed, also by another tab. */
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
