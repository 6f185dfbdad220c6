/**
 * A message of words and values, such as `You have {amount} Edge`, as Lingui reads it. The source language needs no more:
 * its plurals and the like stand in its catalog (scripts/source-catalog.ts).
 */
export function compileWords(message: string): (string | [name: string])[] {
  const isValue = (index: number) => index % 2 === 1;
  return message
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (isValue(index) ? [part] : part))
    .filter((part) => part !== '');
}
