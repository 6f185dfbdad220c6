import { Comparator } from '@pactflow/openapi-pact-comparator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { Operation } from '#api-spec/description.ts';
import type { Contract, Interaction } from './contract.ts';
import { byOperation, operationOf } from './coverage.ts';

/** What we read of the comparator's results; its own types cannot be resolved from outside. */
interface Finding {
  readonly type: string;
  readonly message: string;
  readonly mockDetails?: {
    readonly interactionDescription?: string | null;
    /** Such as `[root].interactions[7].response.body.edge_balance`. */
    readonly location?: string;
  };
}

/** What Pact finds when it compares the contract with a description (OpenAPI 3.0 or 3.1); its warnings count too. */
async function compared(contract: Contract, description: object) {
  const findings: AsyncIterable<Finding> = new Comparator({ oas: description }).compare(contract);
  const found: { interaction: string; place: string; message: string }[] = [];
  for await (const { type, message, mockDetails } of findings) {
    if (type === 'info') continue;
    const place = mockDetails?.location?.replace(/^.*?interactions\[\d+\]\./, '') ?? '';
    found.push({ interaction: mockDetails?.interactionDescription ?? '', place, message });
  }
  return found;
}

/**
 * One sentence for each difference between the contract and somebody's own description, with the operation and an
 * interaction that shows it.
 */
export async function differences(
  contract: Contract,
  description: object,
  operations: readonly Operation[],
): Promise<string[]> {
  const found = await compared(contract, description);
  return byOperation(operations, contract.interactions).flatMap(({ operation: { id }, interactions }) => {
    const names = new Set(interactions.map((one) => one.description));
    const own = found.filter(({ interaction }) => names.has(interaction));
    const alike = Map.groupBy(own, ({ place, message }) => {
      const [, short = message] = /incompatible with the .* in the spec file: (.*)/s.exec(message) ?? [];
      return `${id} ${place}: ${short}`;
    });
    return [...alike].map(([sentence, shown]) => {
      const [first, ...more] = new Set(shown.map(({ interaction }) => interaction));
      return `${sentence}, as in "${first}"${more.length === 0 ? '' : ` and ${more.length} more`}.`;
    });
  });
}

/**
 * One sentence for each difference between the contract and the description. The whole schemas are checked besides
 * Pact's comparison, which accepts partial bodies.
 */
export async function departures(
  contract: Contract,
  description: object,
  operations: readonly Operation[],
): Promise<string[]> {
  const byPact = (await compared(contract, description)).map(
    ({ interaction, message }) => `"${interaction}": ${message}`,
  );
  const checks = {
    request: schemaCheck(description, { partial: false }),
    answer: schemaCheck(description, { partial: true }),
  };
  const bySchemas = contract.interactions.flatMap((interaction) => {
    const operation = operationOf(interaction, operations);
    if (operation === undefined) return [];
    const call = describedCall(description, operation);
    return [
      ...requestFaults(call, interaction, checks.request).map((fault) => `request ${fault}`),
      ...answerFaults(call, interaction, checks.answer).map((fault) => `answer ${fault}`),
    ].map((fault) => `"${interaction.description}": ${fault}`);
  });
  return [...byPact, ...bySchemas];
}

/** A request is whole: nothing required is missing. It has no query parameter that is not described. */
function requestFaults(call: DescribedCall, interaction: Interaction, check: SchemaCheck): string[] {
  const { query = {}, headers = {}, body } = interaction.request;
  // A 400 is what a request gets that breaks the description on purpose.
  const isBroken = interaction.response.status === 400;
  const faults: string[] = [];
  if (body === undefined && call.body !== null) faults.push('has no body.');
  if (body !== undefined && call.body === null) faults.push('has a body, which is not described.');
  if (body !== undefined && call.body !== null && !isBroken) faults.push(...check(call.body, body.content));
  const described = call.parameters.filter((parameter) => parameter.in === 'query');
  for (const [name, values] of Object.entries(query)) {
    const parameter = described.find((one) => one.name === name);
    if (parameter === undefined) faults.push(`query has "${name}", which is not described.`);
    else if (!isBroken) {
      const { type } = parameter.schema;
      const value = type === 'array' ? values : parsed(values[0] ?? '', type);
      faults.push(...check(parameter.pointer, value).map((fault) => `query "${name}" ${fault}`));
    }
  }
  const sent = Object.keys(headers).map((name) => name.toLowerCase());
  for (const { in: place, name, required } of call.parameters) {
    if (place === 'header' && required === true && !sent.includes(name.toLowerCase()))
      faults.push(`has no header ${name}.`);
  }
  return faults;
}

/** An answer names only what the application reads, so nothing is required. */
function answerFaults({ answers }: DescribedCall, { response }: Interaction, check: SchemaCheck): string[] {
  const pointer = answers[response.status];
  if (pointer === undefined || response.body === undefined) return [];
  return pointer === null ? ['has a body, which is not described.'] : check(pointer, response.body.content);
}

function parsed(text: string, type: string | undefined): unknown {
  return type === 'boolean' || type === 'integer' ? (JSON.parse(text) as unknown) : text;
}

/** The parts of a description (OpenAPI 3.1) that say what a message may carry. */
interface Content {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

interface DescribedCall {
  /** JSON pointers to schemas; null for no body. */
  readonly body: string | null;
  readonly answers: Readonly<Record<string, string | null>>;
  readonly parameters: readonly (Parameter & { readonly pointer: string })[];
}

/** Where in the document the schemas of an operation stand. */
function describedCall(description: object, { path, method }: Operation): DescribedCall {
  const place = `/paths/${escaped(path)}/${method.toLowerCase()}`;
  const {
    requestBody,
    responses,
    parameters = [],
  } = lookUp(description, place) as {
    requestBody?: Content;
    responses: Record<string, Content>;
    parameters?: Parameter[];
  };
  const bodyOf = (content: Content, pointer: string): string | null => {
    const at = content.$ref?.slice(1) ?? pointer;
    const isEmpty = (lookUp(description, at) as Content).content === undefined;
    return isEmpty ? null : `${at}/content/${escaped('application/json')}/schema`;
  };
  return {
    body: requestBody === undefined ? null : bodyOf(requestBody, `${place}/requestBody`),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        bodyOf(answer, `${place}/responses/${status}`),
      ]),
    ),
    parameters: parameters.map((parameter, index) => {
      const at = parameter.$ref?.slice(1) ?? `${place}/parameters/${index}`;
      return { ...(lookUp(description, at) as Parameter), pointer: `${at}/schema` };
    }),
  };
}

function lookUp(document: object, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Says what is wrong with a value; empty when it fits the schema at this JSON pointer of the description. */
type SchemaCheck = (pointer: string, value: unknown) => string[];

/** In these schemas a field that is not described is a fault. With `partial` nothing is required. */
function schemaCheck(description: object, { partial }: { partial: boolean }): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addSchema(closed(description, partial) as object, 'api');
  return (pointer, value) => {
    // In a URI fragment the braces of a path template are percent-encoded.
    if (ajv.validate({ $ref: `api#${encodeURI(pointer)}` }, value)) return [];
    return (ajv.errors ?? []).map(({ instancePath, message = '', params }) =>
      `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
    );
  };
}

function closed(value: unknown, partial: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, partial));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    // Examples are data, and `required: true` of a parameter is no list of names.
    .filter(([key, inner]) => key !== 'examples' && !(partial && key === 'required' && Array.isArray(inner)))
    .map(([key, inner]): [string, unknown] => [key, closed(inner, partial)]);
  const isObject = 'properties' in value && !('additionalProperties' in value);
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) };
}
