import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Words of our own for what has a name in the field, and that name. They occur in no name, comment or text. */
const GLOSSARY: readonly (readonly [not: RegExp, say: string])[] = [
  [/\bnot-read\b|NotRead/, 'load error'],
  [/\bReading<|[a-z]Reading\b/, 'query, query state'],
  [/[a-z]Means\b/, 'dependencies'],
  [/rereads?\b|Reread/i, 'refetch'],
  [/not[- ]reread|NotReread/, 'stale notice'],
  [/card-?reading/i, 'query content'],
  [/\banew\b/i, 'again, refetch'],
  [/\btold\b/i, 'say, show, get'],
  [/\bplace-?(list|icon)\b|\busePlaces\b/i, 'nav item'],
  [/\bbarred\b|\bbarOf\b/i, 'blocker'],
  [/\bin ?sight\b/i, 'acknowledged, visible'],
  [/hasMoved/, 'quote changed'],
  [/reckoning/i, 'line items'],
  [/\bnarrow(ed|s|ing)\b|isNarrowed/i, 'filter'],
  [/[a-z]Words\b|[a-z]-words\./, 'text, label, message'],
  [/\bin(to)? force\b/i, 'activate'],
  [/\bwants? words|wantWords/i, 'load the catalog'],
  [/waiting[- ]?room/i, 'request queue'],
  [/\b(lend|lends|lending|lent)\b/i, 'issue'],
  [/\bborrow/i, 'acquire'],
  [/[A-Za-z]News\b|\.news\b/, 'emitted events'],
  [/take-?away/i, 'export'],
  [/\bpassages?\b/i, 'section'],
  [/late-? ?part/i, 'lazy component'],
  [/later-? ?step/i, 'lazy component'],
  [/\bwalk(s|ed|ing)?\b|[a-z]Walk\b|\bWalk\b/, 'path, model'],
  [/\bfates?\b/i, 'network outcome'],
  [/notebook/i, 'oracle'],
  [/\bhasty\b/i, 'double submit'],
  [/\bsign(s|ed|ing)?[- ]in\b/i, 'log in'],
  [/\bsign(s|ed|ing)?[- ]out\b/i, 'log out'],
  [/sign(ed|ing)?(In|Out)\b/, 'log in, log out'],
  [/\be-mail/i, 'email'],
  [/row-? ?window/i, 'virtual range'],
  [/placed ?rows?\b/i, 'positioned row'],
  [/\bhappenings\b|\bHappening/, 'event'],
  [/\bdear(er|est)?\b/i, 'slow, expensive'],
  [/putAway|PutAway/, 'dismiss'],
  [/\bsp(eaks?|oken) of\b/i, 'name, mention'],
  [/\bhears? of\b|\bheard of\b/i, 'learn, notice'],
  [/onItsWay/i, 'pending'],
  [/\b(looked|asked) after\b/i, 'poll, check'],
];

it('no word of the glossary’s other column is left', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|js|cjs|md|yaml|json|jsonc|html)$/.test(file) && !IGNORED.test(file));
  expect(files).toContain('README.md');
  expect(files.flatMap((file) => findings(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('finds such a word in a file name and in a line', () => {
  expect(findings('src/row-window.ts', 'const a = 1;\n// Says it by e-mail.')).toEqual([
    'src/row-window.ts:0 instead say virtual range: src/row-window.ts',
    'src/row-window.ts:2 instead say email: // Says it by e-mail.',
  ]);
});

/** One sentence for each line, or the name of the file as line 0, that has such a word. */
function findings(file: string, text: string): string[] {
  return [file, ...text.split('\n')].flatMap((line, index) =>
    GLOSSARY.filter(([not]) => not.test(line)).map(
      ([, say]) => `${file}:${index} instead say ${say}: ${line.trim().slice(0, 120)}`,
    ),
  );
}

/** Generated, history, other languages, and this list. */
const IGNORED =
  /^(src\/sdk\/generated|src\/i18n\/(locales|glossary)|reference-api\/translations|pacts\/contracts)\/|^(CHANGELOG\.md|package-lock\.json)$|glossary\.test\.ts$/;
