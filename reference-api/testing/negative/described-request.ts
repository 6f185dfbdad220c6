import { readFileSync } from 'node:fs';

import { description, operations, type Operation } from '#api-spec/description.ts';

/** The part of JSON Schema that the description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface DescribedRequest {
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** Null for an operation without a body. */
  readonly body: { readonly schema: Schema; readonly examples: readonly object[] } | null;
}

interface RequestObject {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const document = description() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RequestObject>> & RequestObject>>;
};

/** What every operation of the description may be sent. */
export function describedRequests(): DescribedRequest[] {
  return operations().map((operation) => {
    const path = document.paths[operation.path] ?? {};
    const { parameters = [], requestBody } = path[operation.method.toLowerCase()] ?? {};
    const schema = requestBody?.content['application/json']?.schema;
    return {
      operation,
      parameters: [...(path.parameters ?? []), ...parameters].map(resolved<Parameter>),
      body: schema === undefined ? null : { schema, examples: (operation.body ?? []).map(exampleAt) },
    };
  });
}

/** The value itself, or what its `$ref` names. */
export function resolved<Value extends object>(value: Value | { readonly $ref: string }): Value {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Value;
  const keys = value.$ref.split('/').slice(1);
  return keys.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), document) as Value;
}

function exampleAt(reference: string): object {
  const [file = '', key = ''] = reference.split('#/');
  const examples = readFileSync(new URL(`../../../api-spec/${file}`, import.meta.url), 'utf8');
  return (JSON.parse(examples) as Record<string, { value: object }>)[key]?.value ?? {};
}
