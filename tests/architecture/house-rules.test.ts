import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { PlantedTree } from './planted-tree.ts';

const PROJECT = join(import.meta.dirname, '../..');

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
    'house/named-placeholders',
    'src/features/a/a.tsx',
    "export const a = <Trans>{some} of {plural(all, { one: '# row', other: '# rows' })}</Trans>;",
  ],
  [
    'house/named-placeholders',
    'src/features/a/a.messages.ts',
    "export const a = () => msg`${plural(rows.length, { one: '# row', other: '# rows' })}`;",
  ],
  [
    'house/named-placeholders',
    'src/features/a/a.tsx',
    'export const a = <Plural value={rows.length} one="# row" other="# rows" />;',
  ],
  [
    'house/explained-disable',
    'src/lib/a.ts',
    '// eslint-disable-next-line eqeqeq\nexport const same = one == two;',
  ],
  // Of the linters, what this project has configured itself.
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
  [
    'lingui/no-unlocalized-strings',
    'src/main.tsx',
    "import { createElement } from 'react';\n\nexport const a = createElement('p', null, 'Say hello');",
  ],
  [
    'Unused eslint-disable directive (no problems were reported).',
    'src/lib/a.ts',
    '// eslint-disable-next-line eqeqeq -- null and undefined alike\nexport const one = 1;',
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
    'a number with a name',
    'src/features/a/a.messages.ts',
    "export const a = () => msg`${some} of ${plural(all, { one: '# row', other: '# rows' })}`;",
  ],
  [
    'a reason',
    'src/lib/a.ts',
    '// eslint-disable-next-line eqeqeq -- null and undefined alike\nexport const no = one == null;',
  ],
];

describe('a line is caught', () => {
  const brokenBy = lint([...CAUGHT, ...LET_THROUGH], {
    // Without types, so that planted files need not compile.
    'oxlint.config.ts': `import config from '${PROJECT}/oxlint.config.ts'; export default { ...config, options: { reportUnusedDisableDirectives: 'error' } };`,
  });

  it.each(CAUGHT)('by %s in %s: %s', (rule, path, text) => {
    expect(brokenBy(path, text)).toContain(rule);
  });

  it.each(LET_THROUGH)('unless allowed: %s', (_why, path, text) => {
    expect(brokenBy(path, text)).toEqual([]);
  });
});

describe('a line is caught for its types', () => {
  const lines = [
    ['TS2322', 'src/sdk/generated/a.ts', "export const one: number = 'one';"],
    ['typescript/no-floating-promises', 'src/sdk/a.ts', 'export function a(): void { load(); }'],
    ['typescript/no-unsafe-return', 'src/sdk/a.ts', "export const a = (): string => JSON.parse('1');"],
  ] as const;
  const brokenBy = lint(lines, {
    'oxlint.config.ts': readFileSync(join(PROJECT, 'oxlint.config.ts'), 'utf8'),
    'src/sdk/load.d.ts': 'declare function load(): Promise<void>;',
  });

  it.each(lines)('by %s in %s: %s', (rule, path, text) => {
    expect(brokenBy(path, text)).toEqual([rule]);
  });
});

interface Report {
  readonly diagnostics: readonly { code?: string; message: string; filename: string }[];
}

/** Lints all lines in one run, each as a file of its own; answers which rules each breaks. */
function lint(
  lines: readonly (readonly [name: string, path: string, text: string])[],
  config: Readonly<Record<string, string>>,
): (path: string, text: string) => string[] {
  const files = new Map<string, string>();
  const fileOf = new Map<string, string>();
  for (const [, path, text] of lines) {
    let file = path;
    // The second `src/lib/a.ts` becomes `src/lib/a1.ts`, which the same rules are for.
    for (let more = 1; files.has(file); more += 1) file = path.replace(/(\w+)((?:\.\w+)+)$/, `$1${more}$2`);
    files.set(file, text);
    fileOf.set(path + text, file);
  }
  const tsconfig = readFileSync(join(PROJECT, 'tsconfig.json'), 'utf8');
  using tree = new PlantedTree({ 'tsconfig.json': tsconfig, ...config, ...Object.fromEntries(files) }, []);
  for (const path of ['node_modules', 'scripts']) symlinkSync(join(PROJECT, path), join(tree.folder, path));
  const args = [join(PROJECT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...files.keys()];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree.folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return (path, text) =>
    diagnostics.filter(({ filename }) => filename === fileOf.get(path + text)).map(ruleName);
}

/** `eslint(eqeqeq)` is `eqeqeq`, `house(no-sleep)` is `house/no-sleep`, `typescript(TS2322)` is `TS2322`. */
function ruleName({ code, message }: { code?: string; message: string }): string {
  return (code ?? message).replace(/^([\w-]+)\((.+)\)$/, (_, plugin: string, rule: string) =>
    plugin === 'eslint' || rule.startsWith('TS') ? rule : `${plugin}/${rule}`,
  );
}
