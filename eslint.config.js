import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { houseRules } from './scripts/lint/house-rules.ts';

const TESTS = ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}', '**/*.pact.ts', '**/*.journey.ts'];
// The pages of dev/ are not here: their words are for those who build the product, in English, like its code.
const TEXT = ['src/{pages,features,app,ui}/**/*.{ts,tsx}', 'src/routes.ts', 'src/main.tsx'];

const FULL_ZOD = { name: 'zod', message: "Browsers get 'zod/mini'; the full build costs 15 KiB more." };
/** What starts an actor that no inspector sees. */
const UNWATCHED_STARTS = [
  { name: 'xstate', importNames: ['createActor'], message: 'Take it from src/inspection/create-actor.ts.' },
  {
    name: 'xstate',
    importNames: ['fromPromise'],
    message: 'Take it from machines/shared/from-promise.ts: a call that was given up must settle nothing.',
  },
  {
    name: '@xstate/react',
    importNames: ['useMachine', 'useActor', 'useActorRef', 'createActorContext'],
    message: 'Take useMachine from src/inspection/use-machine.ts.',
  },
];

export default defineConfig(
  globalIgnores([
    'dist/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    '.data/',
    '.cache/',
    'src/sdk/generated/',
    'src/i18n/locales/',
    'public/',
  ]),

  {
    files: ['**/*.{js,ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: { house: { rules: houseRules } },
    rules: {
      'house/explained-disable': 'error',
      eqeqeq: 'error',
      'no-var': 'error',
      'no-alert': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
    },
  },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/array-type': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // There are no enums (`erasableSyntaxOnly`), and these two ask for the type of every expression.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // `fromPromise<void, Input>` says that an actor answers nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Spreading a string to reach its code points is meant.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',
      // A port promises a promise; whether its body awaits is its own business.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },

  {
    // Where components and hooks are; the rules run the React Compiler, which is slow on files without.
    files: ['src/**/*.tsx', 'src/**/use-*.ts', 'dev/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'house/no-class-name-prop': 'error', 'no-console': 'error' },
  },

  // The one place that may write to the console.
  { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },

  {
    files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'pacts/**/*.ts'],
    ignores: ['src/routes.ts', ...TESTS],
    rules: { 'house/no-typed-url': 'error' },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/**', ...TESTS],
    rules: {
      'house/storage-behind-lib': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'navigator', property: 'locks', message: 'It may be refused: src/lib/locks.ts.' },
        { object: 'navigator', property: 'clipboard', message: 'It may be refused: src/lib/clipboard.ts.' },
        { object: 'crypto', property: 'randomUUID', message: 'It may be missing: src/lib/new-id.ts.' },
      ],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', { paths: [FULL_ZOD, ...UNWATCHED_STARTS] }],
    },
  },
  { files: ['src/inspection/**'], rules: { 'no-restricted-imports': ['error', { paths: [FULL_ZOD] }] } },

  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: { 'house/no-class-name-prop': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/**', ...TESTS],
    rules: { 'house/no-raw-colour': 'error', 'house/no-raw-measure': 'error' },
  },

  {
    files: ['**/*.css.ts'],
    rules: { 'house/logical-properties': 'error', 'house/no-raw-colour': 'error' },
  },
  { files: ['src/ui/theme/**'], rules: { 'house/no-raw-colour': 'off' } },

  {
    files: TEXT,
    ignores: ['**/*.test.{ts,tsx}', '**/*.css.ts', 'src/ui/theme/**', 'src/ui/gallery/**'],
    plugins: { lingui },
    rules: {
      'lingui/consistent-plural-format': 'error',
      'lingui/no-expression-in-message': 'error',
      'lingui/no-plural-inside-trans': 'error',
      'lingui/no-single-tag-to-translate': 'error',
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-trans-inside-trans': 'error',
      'lingui/t-call-in-function': 'error',
      'lingui/no-unlocalized-strings': ['error', unlocalizedStrings()],
    },
  },

  {
    // Nobody translates the gallery; its texts go through `say`, which knows the pseudo-language.
    files: ['src/ui/**/*.gallery.tsx'],
    rules: { 'lingui/no-unlocalized-strings': ['error', unlocalizedStrings(['say'])] },
  },

  {
    files: ['machines/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-console': 'error',
      // A machine reaches a state; whoever watches it navigates, stores, waits and calls.
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
        ...['fetch', 'XMLHttpRequest', 'BroadcastChannel', 'setTimeout', 'setInterval', 'process'],
      ],
    },
  },
  { files: ['machines/**/*.machine.ts'], rules: { 'max-lines': ['error', 200] } },

  {
    files: ['pacts/consumer/**/*.ts'],
    // An interaction proves the calls our own client makes, so it is made by our own client.
    rules: { 'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest'] },
  },

  {
    files: TESTS,
    rules: {
      'house/no-focused-test': 'error',
      'house/no-sleep': 'error',
      'house/whole-values': 'error',
      // `expect(port.save)` names a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);

/** What reads like a sentence needs translating; single lower-case words, constants and the technical attributes below do not. */
function unlocalizedStrings(alsoFunctions = []) {
  return {
    useTsTypes: true,
    // The product's name is a name.
    ignore: ['^(?![A-Z])\\S+$', '^[A-Z0-9_-]+$', '^\\W*Rakeback( Wizard)?$', '^Wizard$'],
    ignoreNames: [
      { regex: { pattern: 'className$', flags: 'i' } },
      { regex: { pattern: '^[A-Z0-9_]+$' } },
      { regex: { pattern: '^data-' } },
      ...[
        'id',
        'key',
        'name',
        'type',
        'rel',
        'src',
        'srcSet',
        'sizes',
        'media',
        'href',
        'style',
        'displayName',
      ],
      ...[
        'd',
        'viewBox',
        'points',
        'transform',
        'strokeDasharray',
        'gridTemplateAreas',
        'mutationKey',
        'queryKey',
      ],
    ],
    ignoreFunctions: [
      ...alsoFunctions,
      ...['Error', '*Error', 'logFailure', 'CustomEvent', 'Event', 'URL', 'URLSearchParams', 'RegExp'],
      ...['*.addEventListener', '*.removeEventListener', '*.getItem', '*.setItem', '*.removeItem'],
      ...[
        '*.querySelector',
        '*.querySelectorAll',
        '*.closest',
        '*.matches',
        '*.getAttribute',
        '*.setAttribute',
      ],
      ...['useFlag', '*.startsWith', '*.endsWith', '*.includes', '*.split', '*.can', '*.hasTag'],
    ],
    ignoreMethodsOnTypes: [
      'Map.get',
      'Map.has',
      'Map.set',
      'Set.has',
      'Set.add',
      'Headers.get',
      'Headers.set',
    ],
  };
}
