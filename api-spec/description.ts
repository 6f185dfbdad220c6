import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly origin: string | undefined;
  readonly public: boolean;
  /** Its own requirements, or those of the whole API. Empty: no bearer. With `{}` among them: optional. */
  readonly security: readonly Readonly<Record<string, unknown>>[];
  /** What is sent, if anything, and every answer by its status. */
  readonly body: Examples | null;
  readonly answers: Readonly<Record<string, Examples>>;
  /** Answers that need no contract, each with its reason (`x-contract`). */
  readonly exemptions: Readonly<Record<string, string>>;
}

/** References like `examples/token.json#/pair`. */
type Examples = readonly string[];

interface Document {
  security: Operation['security'];
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, Content> };
}

interface Content {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, { $ref: string }> }>;
}

interface OperationObject {
  operationId: string;
  tags?: string[];
  security?: Operation['security'];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-origin'?: string;
  'x-public'?: boolean;
  'x-contract'?: Record<string, string>;
}

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** The description as it is written, or another one, in YAML or JSON. */
export function description(file: URL | string = new URL('openapi.yaml', import.meta.url)): object {
  return parse(readFileSync(file, 'utf8')) as object;
}

/** Every operation of openapi.yaml, in its order. */
export function operations(): Operation[] {
  const document = description() as Document;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tags: operation.tags ?? [],
        origin: operation['x-origin'],
        public: operation['x-public'] ?? false,
        security: operation.security ?? document.security,
        exemptions: operation['x-contract'] ?? {},
        body: operation.requestBody === undefined ? null : examplesOf(operation.requestBody),
        answers: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            examplesOf(resolved(document, response)),
          ]),
        ),
      })),
  );
}

function resolved(document: Document, response: Content): Content {
  const shared = response.$ref?.split('/').at(-1);
  return shared === undefined ? response : (document.components.responses[shared] ?? {});
}

function examplesOf({ content }: Content): Examples {
  return Object.values(content?.['application/json']?.examples ?? {}).map(({ $ref }) => $ref);
}
