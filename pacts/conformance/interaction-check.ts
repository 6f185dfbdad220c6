import type { Operation } from '#api-spec/description.ts';
import type { Interaction } from '../contract.ts';
import { operationOf } from '../coverage/operation-of.ts';
import { describedCall, type DescribedCall } from './described-message.ts';
import { schemaCheck, type SchemaCheck } from './schemas.ts';

/**
 * A check of one interaction against the schemas. A request is whole: nothing required is missing. An answer names
 * only what the application reads, so there nothing is required. Neither has a field that is not described.
 */
export function interactionCheck(
  description: object,
  operations: readonly Operation[],
): (interaction: Interaction) => string[] {
  const whole = schemaCheck(description, { partial: false });
  const partial = schemaCheck(description, { partial: true });
  return (interaction) => {
    const operation = operationOf(interaction, operations);
    if (operation === undefined) return [];
    const call = describedCall(description, operation.path, operation.method);
    return [
      ...bodyFaults(call, interaction, whole).map((fault) => `request ${fault}`),
      ...parameterFaults(call, interaction, whole).map((fault) => `request ${fault}`),
      ...answerFaults(call, interaction, partial).map((fault) => `answer ${fault}`),
    ].map((fault) => `"${interaction.description}": ${fault}`);
  };
}

function bodyFaults(
  { body }: DescribedCall,
  { request, response }: Interaction,
  check: SchemaCheck,
): string[] {
  if (request.body === undefined) return body === null ? [] : ['has no body.'];
  if (body === null) return ['has a body, which is not described.'];
  // A 400 is what a body gets that breaks the description on purpose.
  return response.status === 400 ? [] : check(body, request.body.content);
}

function parameterFaults(
  call: DescribedCall,
  { request, response }: Interaction,
  check: SchemaCheck,
): string[] {
  const query = request.query ?? {};
  const headers = Object.keys(request.headers ?? {}).map((name) => name.toLowerCase());
  const described = call.parameters.filter((parameter) => parameter.in === 'query');
  const unknown = Object.keys(query).filter((name) =>
    described.every((parameter) => parameter.name !== name),
  );
  const missing = call.parameters.filter(
    ({ in: place, name, required }) =>
      required === true && place === 'header' && !headers.includes(name.toLowerCase()),
  );
  return [
    ...unknown.map((name) => `query has "${name}", which is not described.`),
    ...missing.map(({ name }) => `has no header ${name}.`),
    ...(response.status === 400 ? [] : described.flatMap(valueFaults)),
  ];

  function valueFaults({ name, pointer, schema }: DescribedCall['parameters'][number]): string[] {
    const values = query[name];
    if (values === undefined) return [];
    const value = schema.type === 'array' ? values : parsed(values[0] ?? '', schema.type);
    return check(pointer, value).map((fault) => `query "${name}" ${fault}`);
  }
}

function answerFaults({ answers }: DescribedCall, { response }: Interaction, check: SchemaCheck): string[] {
  const pointer = answers[response.status];
  if (pointer === undefined) return [];
  if (response.body === undefined) return [];
  return pointer === null ? ['has a body, which is not described.'] : check(pointer, response.body.content);
}

function parsed(text: string, type: string | undefined): unknown {
  return type === 'boolean' || type === 'integer' ? (JSON.parse(text) as unknown) : text;
}
