import { typedText } from '#lib/typed-text.ts';

/** Whether the word was typed, in any case and whatever copying dragged along. */
export function isConfirmed(typed: string, word: string): boolean {
  return typedText(typed).toLocaleLowerCase() === word.toLocaleLowerCase();
}
