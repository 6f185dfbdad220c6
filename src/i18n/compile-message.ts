type Part = string | [name: string] | [name: string, type: 'plural', cases: Record<string, Part[]>];

const CASE_TEXT = String.raw`(?:[^{}]|\{\w+\})*`;
const VALUE = new RegExp(String.raw`\{(\w+)(?:, plural, ((?:=?\w+ \{${CASE_TEXT}\}\s*)+))?\}`);
const CASE = new RegExp(String.raw`=?(\w+) \{(${CASE_TEXT})\}`, 'g');

/**
 * Compiles a message of the source language from the code. Supports text, values and plurals, which is all that the site
 * uses. Lingui's own compiler can do more and would add 6 KiB to every page.
 */
export function compileMessage(message: string): Part[] {
  const parts: Part[] = [];
  const pieces = message.split(VALUE);
  for (let index = 0; index < pieces.length; index += 3) {
    const [text = '', name, cases] = pieces.slice(index, index + 3);
    if (text !== '') parts.push(text);
    if (name !== undefined) parts.push(cases === undefined ? [name] : [name, 'plural', compileCases(cases)]);
  }
  return parts;
}

function compileCases(cases: string): Record<string, Part[]> {
  const found: Record<string, Part[]> = {};
  for (const [, key = '', text = ''] of cases.matchAll(CASE))
    found[key] = text.split(/(#)/).flatMap(compileMessage);
  return found;
}
