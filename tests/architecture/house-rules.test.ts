import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';

// The real configuration without what needs a type checker, so that planted files need not exist.
const lint = new ESLint({
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    {
      files: ['src/**'],
      ignores: ['**/*.css.ts', 'src/session/**'],
      rules: { 'lingui/no-unlocalized-strings': 'off' },
    },
  ],
});

const CAUGHT: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['house/no-sleep', 'tests/journeys/a.journey.ts', 'await page.waitForTimeout(500);'],
  ['house/no-sleep', 'src/lib/a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 5));'],
  [
    'house/no-sleep',
    'tests/fixtures/a.ts',
    "import { setTimeout } from 'node:timers/promises'; void setTimeout;",
  ],
  ['house/whole-values', 'machines/a/a.machine.test.ts', 'expect(value).toBeDefined();'],
  ['house/whole-values', 'machines/a/a.machine.test.ts', 'expect(value).not.toBeNull();'],
  ['house/no-focused-test', 'src/lib/a.test.ts', "it.only('one', () => {});"],
  ['house/no-raw-colour', 'src/ui/alert/alert.css.ts', "export const red = '#c00';"],
  ['house/no-raw-colour', 'src/ui/alert/alert.css.ts', "export const edge = '1px solid rgb(0 0 0 / 20%)';"],
  ['house/no-raw-colour', 'src/pages/a.page.tsx', "export const red = '#c00';"],
  ['house/no-raw-measure', 'src/pages/a.page.tsx', "export const gap = '12px';"],
  ['house/no-raw-measure', 'src/features/a/a.tsx', 'export const edge = `0 1.5rem ${side}`;'],
  ['house/no-raw-measure', 'src/features/a/a.tsx', 'export const a = <p style={red} />;'],
  ['house/no-raw-measure', 'src/app/a.tsx', 'export const a = <p className={red} />;'],
  ['house/logical-properties', 'src/ui/alert/alert.css.ts', 'export const alert = { marginLeft: 4 };'],
  [
    'house/logical-properties',
    'src/ui/alert/alert.css.ts',
    'export const alert = { borderTopRightRadius: 4 };',
  ],
  ['house/logical-properties', 'src/ui/alert/alert.css.ts', "export const alert = { textAlign: 'left' };"],
  ['house/no-class-name-prop', 'src/pages/a.page.tsx', 'export interface Props { className: string }'],
  ['house/no-class-name-prop', 'src/features/a/a.tsx', 'export const a = <Button className={red} />;'],
  ['house/no-typed-url', 'src/features/a/use-a.ts', "export const home = '/app/';"],
  ['house/no-typed-url', 'machines/a/a.machine.ts', 'export const login = `/login/?back_url=${where}`;'],
  [
    'house/storage-behind-lib',
    'src/session/a.ts',
    "export const token = localStorage.getItem('user_refresh');",
  ],
  [
    'house/explained-disable',
    'src/lib/a.ts',
    '// eslint-disable-next-line eqeqeq\nexport const same = one == two;',
  ],
  ['no-console', 'src/sdk/http.ts', "console.log('x');"],
  ['no-restricted-imports', 'src/features/a/a.schema.ts', "import { z } from 'zod'; export const a = z;"],
  [
    'no-restricted-imports',
    'src/features/a/use-a.ts',
    "import { useMachine } from '@xstate/react'; export const useA = () => useMachine(a);",
  ],
  [
    'no-restricted-imports',
    'src/session/a.ts',
    "import { createActor } from 'xstate'; export { createActor };",
  ],
  ['no-restricted-globals', 'machines/a/a.machine.ts', 'window.close();'],
  ['no-restricted-globals', 'pacts/consumer/a.pact.ts', "await fetch('http://localhost');"],
  ['max-lines', 'machines/a/a.machine.ts', '\n'.repeat(201)],
  ['@typescript-eslint/no-explicit-any', 'src/lib/a.ts', 'export const a: any = 1;'],
  [
    '@typescript-eslint/consistent-type-imports',
    'src/lib/a.ts',
    "import { B } from './b.ts'; export const a = (b: B) => b;",
  ],
  [
    'lingui/t-call-in-function',
    'src/features/a/a.messages.tsx',
    "import { t } from '@lingui/core/macro'; export const a = t`Hello`;",
  ],
  [
    'react-hooks/rules-of-hooks',
    'src/features/a/use-a.ts',
    'export function useA(on: boolean) { if (on) useState(1); }',
  ],
];

const LET_THROUGH: readonly (readonly [why: string, path: string, text: string])[] = [
  ['routes.ts owns the addresses', 'src/routes.ts', "export const home = '/app/';"],
  [
    'the reference API mails links',
    'reference-api/mail/a.ts',
    "export const link = '/login/verify-email/code';",
  ],
  ['a test may say an address', 'src/routes.test.ts', "expect(href).toBe('/app/');"],
  ['the theme names the colours', 'src/ui/theme/tokens.css.ts', "export const red = '#c00';"],
  ['src/ui owns the measures', 'src/ui/a/a.css.ts', "export const gap = '12px';"],
  ['words with a number in them', 'src/pages/a.page.tsx', "export const name = 'premium 4px8';"],
  [
    'src/ui styles React Aria with className',
    'src/ui/a/a.tsx',
    'export const a = <Button className={red} />;',
  ],
  [
    'logical properties',
    'src/ui/a/a.css.ts',
    "export const a = { marginInlineStart: 4, textAlign: 'start' };",
  ],
  ['lib wraps storage', 'src/lib/storage.ts', "export const token = localStorage.getItem('user_refresh');"],
  [
    'the one place where actors start',
    'src/inspection/create-actor.ts',
    "export { createActor } from 'xstate';",
  ],
  ['zod/mini', 'src/features/a/a.schema.ts', "import * as z from 'zod/mini'; export const a = z;"],
  [
    'a reason',
    'src/lib/a.ts',
    '// eslint-disable-next-line eqeqeq -- null and undefined alike\nexport const no = one == null;',
  ],
];

describe('a line is caught', () => {
  it.each(CAUGHT)('by %s in %s: %s', async (rule, filePath, text) => {
    expect(await rulesBrokenBy(filePath, text)).toContain(rule);
  });
});

describe('a line is let through', () => {
  it.each(LET_THROUGH)('%s', async (_why, filePath, text) => {
    expect(await rulesBrokenBy(filePath, text)).toEqual([]);
  });
});

it('text that is not marked for translation is caught', { timeout: 90_000 }, async () => {
  const text =
    "import { createElement } from 'react';\n\nexport const a = createElement('p', null, 'Say hello');\n";
  // This rule asks the type checker, which knows only files that exist.
  const results = await new ESLint().lintText(text, { filePath: 'src/main.tsx' });

  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([
    'lingui/no-unlocalized-strings',
  ]);
});

async function rulesBrokenBy(filePath: string, text: string): Promise<(string | null)[]> {
  const results = await lint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}
