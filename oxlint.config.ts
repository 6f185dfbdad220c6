import { defineConfig } from 'oxlint';

const TESTS = ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}', '**/*.pact.ts', '**/*.journey.ts'];
// Excludes dev/: its pages are for developers and in English only.
const TEXT = ['src/{pages,features,app,ui}/**/*.{ts,tsx}', 'src/routes.ts', 'src/main.tsx'];

const FULL_ZOD = { name: 'zod', message: "Browsers get 'zod/mini'; the full build costs 15 KiB more." };
/** Imports that start an actor without the inspector. */
const UNWATCHED_STARTS = [
  { name: 'xstate', importNames: ['createActor'], message: 'Take it from src/inspection/create-actor.ts.' },
  {
    name: 'xstate',
    importNames: ['fromPromise'],
    message: 'Take it from machines/shared/from-promise.ts: an aborted call must not settle.',
  },
  {
    name: '@xstate/react',
    importNames: ['useMachine', 'useActor', 'useActorRef', 'createActorContext'],
    message: 'Take useMachine from src/inspection/use-machine.ts.',
  },
];

export default defineConfig({
  ignorePatterns: [
    'dist/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    '.data/',
    '.cache/',
    'src/i18n/locales/',
    'public/',
  ],
  // `typeCheck` reports the errors of `tsc --noEmit` with the compiler that the type-aware rules load anyway.
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'oxc'],
  jsPlugins: [
    { name: 'house', specifier: './scripts/lint/house-rules.ts' },
    { name: 'lingui', specifier: 'eslint-plugin-lingui' },
  ],
  // Code that is wrong or useless. The rules below are stricter.
  categories: { correctness: 'error' },
  rules: {
    'house/explained-disable': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'no-alert': 'error',
    'prefer-const': 'error',
    'object-shorthand': 'error',
    // Playwright requires an object pattern even for a fixture without dependencies.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
  },
  overrides: [
    {
      files: ['src/sdk/generated/**'],
      // The generator writes an error type per status, even if two have the same shape.
      rules: { 'typescript/no-duplicate-type-constituents': 'off' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: ['src/sdk/generated/**'],
      rules: {
        // The `strict` rules of typescript-eslint that are not in `correctness`.
        'no-array-constructor': 'error',
        'no-useless-constructor': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-deprecated': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',

        'no-unused-expressions': [
          'error',
          { allowShortCircuit: false, allowTaggedTemplates: false, allowTernary: false },
        ],
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', ignoreRestSiblings: true, caughtErrors: 'all' },
        ],
        'typescript/array-type': 'error',
        'typescript/consistent-type-definitions': ['error', 'interface'],
        'typescript/consistent-type-imports': 'error',
        'typescript/no-import-type-side-effects': 'error',
        // We spread strings on purpose to get their code points.
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/no-unnecessary-condition': [
          'error',
          { allowConstantLoopConditions: 'only-allowed-literals' },
        ],
        'typescript/prefer-nullish-coalescing': 'error',
        'typescript/prefer-optional-chain': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },

    {
      // Components and hooks.
      files: ['src/**/*.tsx', 'src/**/use-*.ts', 'dev/**/*.tsx'],
      plugins: ['typescript', 'oxc', 'react'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'house/no-class-name-prop': 'error', 'no-console': 'error' },
    },

    // Only this place may write to the console.
    { files: ['src/lib/log.ts'], rules: { 'no-console': 'off' } },

    {
      files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'pacts/**/*.ts'],
      excludeFiles: ['src/routes.ts', ...TESTS],
      rules: { 'house/no-typed-url': 'error' },
    },

    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/lib/**', ...TESTS],
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
      excludeFiles: TESTS,
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
      excludeFiles: ['src/ui/**', ...TESTS],
      rules: { 'house/no-raw-colour': 'error', 'house/no-raw-measure': 'error' },
    },

    {
      files: ['**/*.css.ts'],
      rules: { 'house/logical-properties': 'error', 'house/no-raw-colour': 'error' },
    },
    { files: ['src/ui/theme/**'], rules: { 'house/no-raw-colour': 'off' } },

    {
      files: TEXT,
      excludeFiles: ['**/*.test.{ts,tsx}', '**/*.css.ts', 'src/ui/theme/**', 'src/ui/gallery/**'],
      rules: {
        'house/named-placeholders': 'error',
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
      files: ['machines/**/*.ts'],
      excludeFiles: TESTS,
      rules: {
        'no-console': 'error',
        // A machine only changes state. Actors and subscribers do the side effects: navigation, storage, timers, requests.
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
      // An interaction must be made by our own client, because it verifies the requests of that client.
      rules: { 'no-restricted-globals': ['error', 'fetch', 'XMLHttpRequest'] },
    },

    {
      files: TESTS,
      rules: {
        'house/no-focused-test': 'error',
        'house/no-sleep': 'error',
        'house/whole-values': 'error',
        // `expect(port.save)` names a method without calling it.
        'typescript/unbound-method': 'off',
      },
    },
  ],
});

/** Sentences need translation. Single lower-case words, constants and the technical attributes below do not. */
function unlocalizedStrings() {
  return {
    // The product name is not translated.
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
        'placement',
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
  };
}
