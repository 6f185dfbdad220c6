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
  readonly statuses: readonly string[];
}

interface Document {
  security: Operation['security'];
  paths: Record<string, Record<string, OperationObject>>;
}

interface OperationObject {
  operationId: string;
  tags?: string[];
  security?: Operation['security'];
  responses: Record<string, unknown>;
  'x-origin'?: string;
  'x-public'?: boolean;
}

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** Every operation of openapi.yaml, in its order. */
export function operations(): Operation[] {
  const document = parse(readFileSync(new URL('openapi.yaml', import.meta.url), 'utf8')) as Document;
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
        statuses: Object.keys(operation.responses),
      })),
  );
}
