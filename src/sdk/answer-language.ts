import { createSignal } from '#lib/signal.ts';

let language: string | null = null;

const changed = createSignal();

/** Calls the listener when answers come in another language from now on. */
export const onAnswerLanguage = changed.subscribe;

/** The language (BCP 47) that every request asks for; null before it is known, then the browser's preferences are sent. */
export function answerLanguage(): string | null {
  return language;
}

export function setAnswerLanguage(next: string | null): void {
  const previous = language;
  language = next;
  if (previous !== null && previous !== next) changed.emit();
}
