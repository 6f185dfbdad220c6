import { builtinModules } from 'node:module';

/**
 * The import rules of design section 3, one per layer. A layer lists its allowed imports, and any other import is an error,
 * including type imports. `tests/architecture/architecture.test.ts` checks that every rule reports a violation.
 */

const TEST_FILE = '\\.test\\.tsx?$';
const TEST_TOOLS = npm('vitest', 'fast-check');
const STYLING = npm('@vanilla-extract/css', '@vanilla-extract/recipes', '@vanilla-extract/sprinkles');
const LINGUI = npm('@lingui/core', '@lingui/react');
const NODE = `^(node:)?(${builtinModules.map((name) => name.replace(/^node:/, '')).join('|')})(/|$)`;

const UI = [
  '^src/(ui|lib)/',
  npm('react', 'react-dom', 'react-aria-components', '@internationalized/date', 'lucide-react'),
  STYLING,
];
const UI_PRODUCT = ['^src/(ui/(?!gallery/)|lib/)', ...UI.slice(1)];
const PACTS = [
  '^pacts/',
  '^src/(sdk|queries)/',
  '^api-spec/',
  npm('@pact-foundation/pact', '@pactflow/openapi-pact-comparator', 'commander', 'vitest', 'zod'),
  NODE,
];
const REFERENCE_API = [
  '^(reference-api/(?!testing/)|api-spec/|pacts/states(/|\\.ts$))',
  '^hosting/site-(headers|paths)\\.ts$',
  '^src/sdk/generated/(zod|model)/',
  npm(
    'hono',
    '@hono/node-server',
    'kysely',
    'jose',
    'nodemailer',
    '@types/nodemailer',
    'big.js',
    '@types/big.js',
    'zod',
    'yaml',
  ),
  NODE,
];

/** A parent flow imports a child flow only when a decision record names the pair: `[parent, child]`. */
const CHILD_FLOWS = [];

export default {
  forbidden: [
    layer('machines', {
      from: '^machines/([^/]+)/',
      fromNot: [
        TEST_FILE,
        '^machines/shared/testing/',
        ...CHILD_FLOWS.map(([parent]) => `^machines/${parent}/`),
      ],
      to: ['^machines/$1/', '^machines/shared/(?!testing/)', npm('xstate')],
    }),
    ...CHILD_FLOWS.map(([parent, child]) =>
      layer(`machines-${parent}`, {
        from: `^machines/${parent}/`,
        fromNot: [TEST_FILE],
        to: [`^machines/(${parent}|${child})/`, '^machines/shared/(?!testing/)', npm('xstate')],
      }),
    ),
    layer('machines-tests', {
      from: `^machines/([^/]+)/.*${TEST_FILE}|^machines/(shared)/testing/`,
      to: ['^machines/($1|$2)/', '^machines/shared/', npm('xstate'), TEST_TOOLS],
    }),
    layer('lib', { from: '^src/lib/', to: ['^src/lib/', npm('zod')] }),
    layer('routes', {
      from: '^src/routes\\.ts$',
      to: ['^src/lib/', '^src/i18n/language-list\\.ts$', npm('zod', 'regexparam', '@lingui/core')],
    }),
    layer('sdk', {
      from: '^src/sdk/',
      fromNot: [TEST_FILE, '^src/sdk/generated/'],
      to: ['^src/(sdk|lib)/', npm('axios', '@tanstack/react-query')],
    }),
    layer('sdk-generated', {
      from: '^src/sdk/generated/',
      to: ['^src/sdk/', npm('axios', '@tanstack/react-query', 'zod', 'msw', '@faker-js/faker')],
    }),
    // Business rules on the data of the API.
    layer('domain', {
      from: '^src/domain/',
      to: ['^src/(domain|lib)/', '^src/queries/', '^src/sdk/generated/model/'],
    }),
    // The queries, one file per tag of the API.
    layer('queries', {
      from: '^src/queries/',
      to: ['^src/(queries|sdk|lib)/', npm('@tanstack/react-query', 'zod')],
    }),
    layer('i18n', { from: '^src/i18n/', to: ['^src/(i18n|lib)/', LINGUI] }),
    layer('ui', {
      from: '^src/ui/',
      fromNot: [TEST_FILE, '^src/ui/(link|gallery)/'],
      to: UI_PRODUCT,
    }),
    // The component gallery for developers. The product does not import it.
    layer('ui-gallery', {
      from: '^src/ui/gallery/',
      to: [...UI, npm('pseudolocale')],
    }),
    layer('ui-link', {
      from: '^src/ui/link/',
      fromNot: [TEST_FILE],
      to: [...UI_PRODUCT, npm('wouter')],
    }),
    layer('forms', {
      from: '^src/forms/',
      to: ['^src/(forms|loading|ui|i18n|lib)/', '^src/routes\\.ts$', npm('react'), LINGUI],
    }),
    layer('hooks', {
      from: '^src/hooks/',
      to: ['^src/(hooks|domain|lib)/', '^src/ui/data-grid/', npm('react')],
    }),
    layer('loading', {
      from: '^src/loading/',
      to: ['^src/(loading|hooks|ui|i18n|lib)/', '^src/routes\\.ts$', npm('react'), LINGUI],
    }),
    // The functions that start actors. `npm run inspect` replaces them by dev/inspection.
    layer('inspection', { from: '^src/inspection/', to: [npm('xstate', '@xstate/react')] }),
    layer('session', {
      from: '^src/session/',
      to: [
        '^src/(session|inspection|sdk|lib)/',
        '^machines/(session|token|shared/(?!testing/))',
        npm('react', 'xstate', '@xstate/react', '@tanstack/react-query'),
      ],
    }),
    layer('features', {
      from: '^src/features/([^/]+)/',
      to: [
        '^src/features/$1/',
        '^src/(session|inspection|queries|sdk|domain|forms|hooks|loading|ui|i18n|lib)/',
        '^src/routes\\.ts$',
        '^machines/(?!shared/testing/)',
        npm('react', 'xstate', '@xstate/react', '@tanstack/react-query', 'zod'),
        LINGUI,
      ],
    }),
    layer('pages', {
      from: '^src/pages/',
      to: [
        '^src/pages/',
        '^src/features/[^/]+/[^/]+/[^/]+$',
        '^src/(session|queries|hooks|loading|ui|i18n|lib)/',
        '^src/routes\\.ts$',
        npm('react', 'wouter', '@tanstack/react-query'),
        LINGUI,
      ],
    }),
    layer('app', {
      from: '^src/(app/|main\\.tsx$)',
      to: [
        '^src/',
        npm('react', 'react-dom', 'react-aria-components', 'wouter', '@tanstack/react-query', 'zod'),
        npm('web-vitals', 'xstate', '@xstate/react'),
        LINGUI,
      ],
    }),
    // Every folder of src is a layer above; a new one needs a line in design section 3 first.
    layer('src-elsewhere', {
      from: '^src/',
      fromNot: [
        TEST_FILE,
        '^src/(lib|sdk|domain|queries|i18n|ui|forms|hooks|loading|inspection|session|features|pages|app)/',
        '^src/(routes\\.ts|main\\.tsx)$',
      ],
      to: ['^$'],
    }),
    // Pages for developers, which only the development server serves. They read charts and nothing from src.
    layer('dev', {
      from: '^dev/',
      to: [
        '^dev/',
        '^machines/shared/testing/chart\\.ts$',
        npm('react', 'react-dom', 'xstate', '@xstate/react', '@statelyai/inspect', '@xyflow/react', 'elkjs'),
        npm('@fontsource-variable/inter'),
      ],
    }),
    // The API description depends on no other code of ours. The module beside it only reads it.
    layer('api-spec', { from: '^api-spec/', to: ['^api-spec/', npm('yaml'), NODE] }),
    layer('pacts', { from: '^pacts/', fromNot: [TEST_FILE, '^pacts/(verify|mutate)\\.ts$'], to: PACTS }),
    layer('pacts-commands', { from: '^pacts/(verify|mutate)\\.ts$', to: [...PACTS, '^reference-api/'] }),
    layer('reference-api', {
      from: '^reference-api/',
      fromNot: [TEST_FILE, '^reference-api/(testing/|main\\.ts$)'],
      to: REFERENCE_API,
    }),
    // The server can also serve the built site, and needs its pages for that.
    layer('reference-api-command', {
      from: '^reference-api/main\\.ts$',
      to: [...REFERENCE_API, '^hosting/site-pages\\.ts$'],
    }),
    layer('reference-api-tests', {
      from: `^reference-api/(testing/|.*${TEST_FILE})`,
      to: [...REFERENCE_API, '^reference-api/testing/', TEST_TOOLS],
    }),
    // What servers of the built site answer.
    layer('hosting', {
      from: '^hosting/',
      to: ['^hosting/', '^src/(routes|i18n/language-list)\\.ts$', NODE],
    }),
    layer('tools', {
      from: '^(scripts/|[^/]+\\.(js|ts)$)',
      to: [
        '^(scripts|machines|reference-api|api-spec|pacts|hosting)/',
        '^src/(routes|i18n/language-list)\\.ts$',
        // The source of the colours of index.html, of the brand images, and of the font files.
        '^src/(lib/theme-choice|ui/theme/(palette|inter))\\.ts$',
        // The settings of the site.
        '^src/lib/config\\.ts$',
        // What runs in a page before its scripts, and what the build renders.
        '^src/(lib/(early-input|language-base)\\.ts|session/token-vault\\.ts|app/prerender\\.tsx)$',
        '^[^/]+\\.(js|ts|json)$',
        'node_modules/',
        NODE,
      ],
    }),
    {
      name: 'parts-are-private',
      comment:
        'What lies in parts/ belongs to its feature alone; the rule `features` keeps other features out.',
      severity: 'error',
      from: { pathNot: '^(src/features|tests|bench)/' },
      to: { path: '^src/features/[^/]+/[^/]+/parts/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: ['^(tests|bench)/', TEST_FILE, '\\.(pact|journey)\\.ts$'] },
      to: { path: ['^(tests|bench)/', TEST_FILE, '\\.(pact|journey)\\.ts$'] },
    },
    {
      name: 'no-mocks-in-src',
      comment: 'Handlers and fakers are for tests; imported by src they would reach the bundle.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST_FILE, '\\.(msw|faker)\\.ts$'] },
      to: { path: '\\.(msw|faker)\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|test-results|playwright-report|public|docs|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};

/** A test file in a layer may import anything, unless the layer includes tests. */
function layer(name, { from, fromNot = [TEST_FILE], to }) {
  return {
    name,
    severity: 'error',
    from: from.includes(TEST_FILE) ? { path: from } : { path: from, pathNot: fromNot },
    to: { pathNot: to },
  };
}

/** Matches the packages and all their subpaths. */
function npm(...names) {
  return `(^|/)node_modules/(${names.join('|')})/`;
}
