import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { PlantedTree } from './planted-tree.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** One line per violation: the file, what it imports, and the rules that must object. */
const PLANTED: readonly (readonly [from: string, to: string, rules: readonly string[]])[] = [
  ['machines/redemption/redemption.machine.ts', 'axios', ['machines']],
  ['machines/redemption/redemption.machine.ts', 'machines/feedback/feedback.machine.ts', ['machines']],
  ['machines/redemption/redemption.machine.ts', 'machines/shared/testing/deferred.ts', ['machines']],
  ['machines/redemption/redemption.machine.test.ts', 'src/lib/decimal.ts', ['machines-tests']],
  ['src/lib/dates.ts', 'react', ['lib']],
  ['src/routes.ts', 'src/pages/home.page.tsx', ['routes']],
  ['src/sdk/http.ts', 'machines/token/token.machine.ts', ['sdk']],
  ['src/sdk/generated/deals.ts', 'react', ['sdk-generated']],
  ['src/domain/earnings-columns.ts', 'src/sdk/http.ts', ['domain']],
  ['src/queries/earnings.ts', 'src/session/use-session.ts', ['queries']],
  ['src/queries/plans.ts', 'src/domain/subscriptions.ts', ['queries']],
  ['src/i18n/language.ts', 'src/ui/alert/alert.tsx', ['i18n']],
  ['src/ui/alert/alert.tsx', 'src/routes.ts', ['ui']],
  ['src/ui/alert/alert.tsx', 'wouter', ['ui']],
  ['src/ui/alert/alert.tsx', 'src/ui/gallery/specimen.tsx', ['ui']],
  ['src/ui/link/link.tsx', 'src/sdk/http.ts', ['ui-link']],
  ['src/ui/gallery/alert.gallery.tsx', 'src/routes.ts', ['ui-gallery']],
  ['src/forms/form-failure.tsx', 'src/sdk/http.ts', ['forms']],
  ['src/loading/load-error.tsx', 'src/sdk/http.ts', ['loading']],
  ['src/hooks/use-now.ts', 'src/ui/alert/alert.tsx', ['hooks']],
  ['src/forms/form-failure.tsx', 'src/features/redemption/redemption/use-redemption.ts', ['forms']],
  ['src/inspection/use-machine.ts', 'dev/inspection/inspect.ts', ['inspection']],
  ['src/session/use-session.ts', 'machines/redemption/redemption.machine.ts', ['session']],
  [
    'src/features/redemption/redemption/use-redemption.ts',
    'src/features/site/feedback/use-feedback.ts',
    ['features'],
  ],
  ['src/features/redemption/redemption/use-redemption.ts', 'wouter', ['features']],
  ['src/pages/home.page.tsx', 'src/sdk/http.ts', ['pages']],
  ['src/pages/home.page.tsx', 'src/features/site/feedback/parts/stars.tsx', ['pages', 'parts-are-private']],
  ['src/app/shell.tsx', 'src/features/site/feedback/parts/stars.tsx', ['parts-are-private']],
  ['src/app/shell.tsx', 'machines/token/token.machine.ts', ['app']],
  ['src/main.tsx', 'reference-api/server.ts', ['app']],
  ['src/helpers/format.ts', 'src/lib/decimal.ts', ['src-elsewhere']],
  ['dev/flows/main.tsx', 'src/lib/decimal.ts', ['dev']],
  ['src/app/shell.tsx', 'dev/inspection/inspect.ts', ['app']],
  ['api-spec/check.ts', 'zod', ['api-spec']],
  ['pacts/consumer/account.pact.ts', 'reference-api/server.ts', ['pacts']],
  ['pacts/consumer/account.pact.ts', 'axios', ['pacts']],
  ['reference-api/app.ts', 'pacts/contract.ts', ['reference-api']],
  ['pacts/verify.ts', 'src/lib/decimal.ts', ['pacts-commands']],
  ['reference-api/server.ts', 'src/lib/decimal.ts', ['reference-api']],
  ['reference-api/server.ts', 'src/routes.ts', ['reference-api']],
  ['reference-api/server.ts', 'hosting/site-pages.ts', ['reference-api']],
  ['reference-api/main.ts', 'src/lib/decimal.ts', ['reference-api-command']],
  ['reference-api/server.ts', 'machines/token/token.machine.ts', ['reference-api']],
  ['reference-api/server.ts', 'reference-api/testing/start-test-api.ts', ['reference-api']],
  ['reference-api/server.test.ts', 'src/sdk/http.ts', ['reference-api-tests']],
  ['hosting/site-pages.ts', 'src/lib/decimal.ts', ['hosting']],
  ['scripts/start.ts', 'src/lib/decimal.ts', ['tools']],
  ['scripts/start.ts', 'tests/fixtures/world.ts', ['nobody-imports-tests', 'tools']],
  ['src/app/shell.tsx', 'bench/grid.ts', ['app', 'nobody-imports-tests']],
  ['src/app/shell.tsx', 'src/sdk/generated/deals.msw.ts', ['no-mocks-in-src']],
  ['src/lib/decimal.ts', 'src/lib/format-decimal.ts', ['no-cycles']],
  ['tests/fixtures/world.ts', './missing.ts', ['resolvable']],
];

/** What the table allows, so that a rule which forbids everything does not pass. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['machines/redemption/redemption.machine.ts', 'xstate'],
  ['machines/redemption/redemption.machine.ts', 'machines/shared/problem.ts'],
  ['machines/redemption/redemption.machine.test.ts', 'machines/shared/testing/deferred.ts'],
  ['machines/redemption/redemption.machine.test.ts', 'fast-check'],
  ['src/forms/form-failure.tsx', 'src/ui/alert/alert.tsx'],
  ['src/loading/load-error.tsx', 'src/ui/empty-state/empty-state.tsx'],
  ['src/features/redemption/redemption/redemption-form.tsx', 'src/forms/form-failure.tsx'],
  ['src/lib/dates.ts', 'zod/mini'],
  ['src/routes.ts', '@lingui/core/macro'],
  ['src/sdk/http.ts', 'axios'],
  ['src/domain/earnings-columns.ts', 'src/sdk/generated/model/earnings.ts'],
  ['src/domain/earnings-columns.ts', 'src/lib/decimal.ts'],
  ['src/domain/earnings-columns.ts', 'src/queries/earnings.ts'],
  ['src/queries/earnings.ts', '@tanstack/react-query'],
  ['src/features/redemption/redemption/use-redemption.ts', 'src/queries/earnings.ts'],
  [
    'src/features/redemption/redemption/use-redemption.ts',
    'src/features/redemption/plan-choice/plan-choice.tsx',
  ],
  ['src/features/redemption/redemption/use-redemption.ts', 'src/domain/earnings-columns.ts'],
  ['src/ui/link/link.tsx', 'wouter'],
  ['src/ui/alert/alert.tsx', '@vanilla-extract/css'],
  ['src/ui/gallery/alert.gallery.tsx', 'src/ui/gallery/specimen.tsx'],
  ['src/ui/gallery/sample-text.ts', 'pseudolocale'],
  ['src/inspection/use-machine.ts', '@xstate/react'],
  ['src/session/use-session.ts', 'src/inspection/create-actor.ts'],
  ['src/features/redemption/redemption/use-redemption.ts', 'src/inspection/use-machine.ts'],
  ['dev/flows/main.tsx', 'elkjs'],
  ['dev/flows/main.tsx', 'machines/shared/testing/chart.ts'],
  ['src/session/use-session.ts', 'machines/token/token.machine.ts'],
  ['src/features/redemption/redemption/use-redemption.ts', 'machines/redemption/redemption.machine.ts'],
  ['src/features/redemption/redemption/use-redemption.ts', 'src/routes.ts'],
  ['src/features/site/feedback/use-feedback.ts', 'src/features/site/feedback/parts/stars.tsx'],
  ['src/pages/home.page.tsx', 'src/features/site/feedback/use-feedback.ts'],
  ['src/app/shell.tsx', 'src/pages/home.page.tsx'],
  ['src/app/shell.test.tsx', 'src/sdk/generated/deals.msw.ts'],
  ['src/sdk/generated/deals.msw.ts', 'msw'],
  ['pacts/verify.ts', 'reference-api/server.ts'],
  ['pacts/mutate.ts', 'reference-api/server.ts'],
  ['reference-api/app.ts', 'pacts/states.ts'],
  ['pacts/consumer/account.pact.ts', 'src/sdk/http.ts'],
  ['reference-api/server.ts', 'node:sqlite'],
  ['reference-api/testing/start-test-api.ts', 'vitest'],
  ['reference-api/server.test.ts', 'reference-api/testing/start-test-api.ts'],
  ['reference-api/server.ts', 'src/sdk/generated/zod/deals.zod.ts'],
  ['reference-api/server.ts', 'hosting/site-headers.ts'],
  ['reference-api/main.ts', 'hosting/site-pages.ts'],
  ['hosting/site-pages.ts', 'src/routes.ts'],
  ['scripts/start.ts', 'reference-api/server.ts'],
  ['scripts/start.ts', 'src/routes.ts'],
  // The other half of the planted cycle; a cycle is reported once.
  ['src/lib/format-decimal.ts', 'src/lib/decimal.ts'],
  ['tests/fixtures/world.ts', 'reference-api/server.ts'],
];

it('every planted violation is caught by its rule, nothing else is, and no rule is left out', () => {
  using tree = new PlantedTree(sources(), ['zod', ...packages()]);
  const { violations, ruleSetUsed } = cruise(tree.folder);
  const caught = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const planted = PLANTED.flatMap(([from, to, rules]) =>
    rules.map((rule) => `${rule}: ${from} → ${target(to)}`),
  );

  expect(caught.toSorted()).toEqual(planted.toSorted());
  expect(new Set(violations.map(({ rule }) => rule.name))).toEqual(
    new Set(ruleSetUsed.forbidden.map(({ name }) => name)),
  );
});

it('a type import counts as an import', () => {
  const text = "import type { Account } from '../../machines/account.ts';\nexport type Name = Account;\n";
  const files = {
    'src/lib/name.ts': text,
    'machines/account.ts': 'export interface Account { name: string }',
  };
  using tree = new PlantedTree(files, []);

  expect(cruise(tree.folder).violations.map(({ rule, from }) => `${rule.name}: ${from}`)).toEqual([
    'lib: src/lib/name.ts',
  ]);
});

interface Summary {
  readonly violations: readonly {
    readonly rule: { readonly name: string };
    readonly from: string;
    readonly to: string;
  }[];
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
}

function cruise(folder: string): Summary {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(PROJECT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(PROJECT, '.dependency-cruiser.js'), '--output-type', 'json', ...folders],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: Summary }).summary;
}

/** Every file named above, importing what it is paired with. */
function sources(): Record<string, string> {
  const lines = new Map<string, string[]>();
  for (const [from, to] of [...PLANTED, ...ALLOWED]) {
    lines.set(from, [...(lines.get(from) ?? []), `import '${specifier(from, to)}';`]);
    if (isFile(to) && !to.startsWith('.')) lines.set(to, lines.get(to) ?? ['export {};']);
  }
  return Object.fromEntries([...lines].map(([path, text]) => [path, text.join('\n')]));
}

function packages(): string[] {
  return [...PLANTED, ...ALLOWED]
    .map(([, to]) => to)
    .filter((to) => !isFile(to) && !to.startsWith('node:'))
    .map(packageName);
}

function specifier(from: string, to: string): string {
  return isFile(to) && !to.startsWith('.')
    ? `${'../'.repeat(from.split('/').length - 1)}${to}`.replace(/^(?!\.)/, './')
    : to;
}

/** How dependency-cruiser names what was imported. */
function target(to: string): string {
  return isFile(to) ? to : `node_modules/${packageName(to)}/index.js`;
}

function isFile(to: string): boolean {
  return /\.tsx?$/.test(to);
}

function packageName(to: string): string {
  return to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/');
}
