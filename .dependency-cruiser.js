import { builtinModules } from 'node:module';

/**
 * Who may import whom: design section 3, one rule per layer. A layer lists what it may import and anything
 * else is an error; type imports count. `tests/architecture/architecture.test.ts` plants a violation of
 * every rule and expects to see it caught.
 */

const TEST_FILE = '\\.test\\.tsx?$';
const GALLERY = '\\.gallery\\.tsx$';
const TEST_TOOLS = npm('vitest', 'fast-check');
const STYLING = npm('@vanilla-extract/css', '@vanilla-extract/recipes', '@vanilla-extract/sprinkles');
const LINGUI = npm('@lingui/core', '@lingui/react');
const NODE = `^(node:)?(${builtinModules.map((name) => name.replace(/^node:/, '')).join('|')})(/|$)`;

const UI = [
  '^src/(ui|lib)/',
  npm(
    'react',
    'react-dom',
    'react-aria-components',
    '@internationalized/date',
    'lucide-react',
    '@fontsource-variable/[^/]+',
  ),
  STYLING,
];
const UI_PRODUCT = ['^src/(ui/(?!gallery/)|lib/)', ...UI.slice(1)];
const PACTS = [
  '^pacts/',
  '^src/sdk/',
  '^api-spec/',
  npm('@pact-foundation/pact', '@pactflow/openapi-pact-comparator', 'ajv', 'ajv-formats', 'vitest', 'zod'),
  NODE,
];
const REFERENCE_API = [
  '^(reference-api/(?!testing/)|api-spec/|pacts/states(/|\\.ts$))',
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
      to: ['^src/lib/', npm('zod', 'regexparam', '@lingui/core')],
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
    // Rules on what the API sends, each written once.
    layer('domain', {
      from: '^src/domain/',
      to: ['^src/(domain|lib)/', '^src/sdk/generated/model/'],
    }),
    // What is read from the server, one file for each tag of the API.
    layer('queries', {
      from: '^src/queries/',
      to: ['^src/(queries|domain|sdk|lib)/', npm('@tanstack/react-query')],
    }),
    layer('i18n', { from: '^src/i18n/', to: ['^src/(i18n|lib)/', LINGUI] }),
    layer('ui', {
      from: '^src/ui/',
      fromNot: [TEST_FILE, GALLERY, '^src/ui/(link|gallery)/'],
      to: UI_PRODUCT,
    }),
    // What shows the components to those who build them; nothing of the product imports it.
    layer('ui-gallery', {
      from: `${GALLERY}|^src/ui/gallery/`,
      to: [...UI, npm('pseudolocale')],
    }),
    layer('ui-link', {
      from: '^src/ui/link/',
      fromNot: [TEST_FILE, GALLERY],
      to: [...UI_PRODUCT, npm('wouter')],
    }),
    layer('forms', {
      from: '^src/forms/',
      to: ['^src/(forms|ui|i18n|lib)/', '^src/routes\\.ts$', npm('react'), LINGUI],
    }),
    layer('hooks', {
      from: '^src/hooks/',
      to: ['^src/(hooks|domain|lib)/', '^src/ui/data-grid/', npm('react')],
    }),
    layer('loading', {
      from: '^src/loading/',
      to: ['^src/(loading|hooks|ui|i18n|lib)/', '^src/routes\\.ts$', npm('react'), LINGUI],
    }),
    // What starts actors. With `npm run inspect`, dev/inspection stands in its place.
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
        npm('xstate', '@xstate/react'),
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
    // Pages for those who build the product, which only a development server serves. They read charts, and nothing of src.
    layer('dev', {
      from: '^dev/',
      to: [
        '^dev/',
        '^machines/shared/testing/chart\\.ts$',
        npm('react', 'react-dom', 'xstate', '@xstate/react', '@statelyai/inspect', '@xyflow/react', 'elkjs'),
        npm('@fontsource-variable/inter'),
      ],
    }),
    // The promise rests on nothing of ours; the module beside it only reads it.
    layer('api-spec', { from: '^api-spec/', to: ['^api-spec/', npm('yaml'), NODE] }),
    layer('pacts', { from: '^pacts/', fromNot: [TEST_FILE, '^pacts/(verify|mutate)\\.ts$'], to: PACTS }),
    layer('pacts-commands', { from: '^pacts/(verify|mutate)\\.ts$', to: [...PACTS, '^reference-api/'] }),
    layer('reference-api', {
      from: '^reference-api/',
      fromNot: [TEST_FILE, '^reference-api/(testing/|main\\.ts$)'],
      to: REFERENCE_API,
    }),
    // Where it serves the built site too, it has to know which pages there are.
    layer('reference-api-command', {
      from: '^reference-api/main\\.ts$',
      to: [...REFERENCE_API, '^src/routes\\.ts$'],
    }),
    layer('reference-api-tests', {
      from: `^reference-api/(testing/|.*${TEST_FILE})`,
      to: [...REFERENCE_API, '^reference-api/testing/', TEST_TOOLS],
    }),
    layer('tools', {
      from: '^(scripts/|[^/]+\\.(js|ts)$)',
      to: [
        '^(scripts|machines|reference-api|api-spec|pacts)/',
        '^src/routes\\.ts$',
        // What the page and the pictures of the brand take their colours from.
        '^src/(lib/theme-choice|ui/theme/palette)\\.ts$',
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

/** Tests beside the code of a layer may import anything, unless the layer says otherwise. */
function layer(name, { from, fromNot = [TEST_FILE], to }) {
  return {
    name,
    severity: 'error',
    from: from.includes(TEST_FILE) ? { path: from } : { path: from, pathNot: fromNot },
    to: { pathNot: to },
  };
}

/** The packages, with whatever subpath. */
function npm(...names) {
  return `(^|/)node_modules/(${names.join('|')})/`;
}
