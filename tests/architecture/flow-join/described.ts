import { description, operations } from '#api-spec/description.ts';
import { CONTRACT_FILE, readContract } from '#pacts/contract.ts';
import type { Contract, Refusal } from './flow-join.ts';

/** The contract beside what the description says of its operations. */
export function readJoinContract(): Contract {
  const document = description();
  return {
    interactions: readContract(CONTRACT_FILE).interactions,
    operations: operations(),
    refusalsOf: (operation) => describedRefusals(document, operation),
  };
}

interface Node {
  readonly $ref?: string;
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly additionalProperties?: unknown;
  readonly content?: Readonly<Record<string, { readonly schema: Node }>>;
}

type Paths = Readonly<
  Record<string, Readonly<Record<string, { operationId?: string; responses: Record<string, Node> }>>>
>;

/** Every refusal that the description has for an operation: one for each code that a schema lists. */
function describedRefusals(document: object, operation: string): Refusal[] {
  const { paths } = document as { readonly paths: Paths };
  const found = Object.values(paths).flatMap(Object.values<Paths[string][string]>);
  const { responses = {} } = found.find(({ operationId }) => operationId === operation) ?? {};
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, answer]) => {
      const schema = lookUp(document, answer).content?.['application/json']?.schema ?? {};
      return kindsOf(document, schema).map((kind) => ({ status: Number(status), ...kind }));
    });
}

function kindsOf(document: object, written: Node): Omit<Refusal, 'status'>[] {
  const schema = lookUp(document, written);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => kindsOf(document, one));
  if (schema.additionalProperties !== undefined) return [{ code: null, hasFields: true }];
  const codes = schema.properties?.['code']?.enum ?? [null];
  return codes.map((code) => ({ code, hasFields: false }));
}

function lookUp(document: object, node: Node): Node {
  if (node.$ref === undefined) return node;
  const keys = node.$ref.split('/').slice(1);
  return lookUp(
    document,
    keys.reduce<unknown>((value, key) => Reflect.get(value as object, key), document) as Node,
  );
}
