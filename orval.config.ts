import { readdirSync } from 'node:fs';

import { defineConfig } from 'orval';
import type { OpenApiDocument } from 'orval';

const target = './api-spec/openapi.yaml';
const parserOptions = {
  externalRefs: { allow: readdirSync('api-spec/examples').map((file) => `examples/${file}`) },
};

const shared = {
  mode: 'tags-split',
  namingConvention: 'kebab-case',
  // Relative imports end in `.ts`, because tsconfig.json has `allowImportingTsExtensions`: Node runs these files.
  tsconfig: './tsconfig.json',
  indexFiles: false,
  clean: true,
} as const;

const header = () => ['Written by Orval from api-spec/openapi.yaml. Never edited by hand: npm run generate.'];

export default defineConfig({
  client: {
    input: { target, parserOptions },
    output: {
      ...shared,
      target: './src/sdk/generated/api',
      schemas: './src/sdk/generated/model',
      client: 'axios-functions',
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: false,
        generators: [
          { type: 'msw', delay: false, useExamples: true, generateEachHttpStatus: true, locale: 'en' },
        ],
      },
      override: {
        header,
        mutator: { path: './src/sdk/http.ts', name: 'http' },
        enumGenerationType: 'union',
      },
    },
  },
  schemas: {
    input: { target, parserOptions, override: { transformer: withoutDescriptions } },
    output: {
      ...shared,
      target: './src/sdk/generated/zod',
      // A file for each, so that a page loads those that it reads by, and no others.
      schemas: './src/sdk/generated/zod/schemas',
      client: 'zod',
      fileExtension: '.zod.ts',
      override: {
        header,
        zod: {
          version: 4,
          variant: 'mini',
          dateTimeOptions: { offset: true },
          exactOptional: true,
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
        },
      },
    },
  },
});

type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

/** The schemas go to the browser; prose in them would only cost bytes. */
function withoutDescriptions(document: OpenApiDocument): OpenApiDocument {
  const schemas = JSON.stringify(document.components?.schemas, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
  return { ...document, components: { ...document.components, schemas: JSON.parse(schemas) as Schemas } };
}
