import { http, HttpResponse, type HttpHandler } from 'msw';

import { description, operations } from '#api-spec/description.ts';
import { describedCall, type DescribedCall } from '#pacts/conformance/described-message.ts';
import { schemaCheck } from '#pacts/conformance/schemas.ts';
import { operationOf } from '#pacts/coverage/operation-of.ts';

const described = operations();
const document = description();
const faults = schemaCheck(document, { partial: false });

type Fields = Readonly<Record<string, readonly string[]>>;

/** 400 for what breaks the description, then for what breaks its rules in words. */
export const refusals: readonly HttpHandler[] = [
  http.all('*/api/v1/*', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = operationOf({ request: { method: request.method, path: pathname } }, described);
    if (operation === undefined) return undefined;
    const call = describedCall(document, operation.path, operation.method);
    const body = await bodyOf(request);
    const refused = {
      ...malformedBody(call, body),
      ...malformedQuery(call, searchParams),
      ...brokenRules(body),
    };
    return Object.keys(refused).length === 0 ? undefined : HttpResponse.json(refused, { status: 400 });
  }),
];

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.clone().text();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function malformedBody({ body: pointer }: DescribedCall, body: Record<string, unknown>): Fields {
  if (pointer === null) return {};
  return inFields(faults(pointer, body).filter((fault) => fault.startsWith('/')));
}

function malformedQuery({ parameters }: DescribedCall, query: URLSearchParams): Fields {
  const refused = parameters
    .filter((parameter) => parameter.in === 'query' && query.has(parameter.name))
    .filter(({ name, pointer, schema }) => {
      const values = query.getAll(name);
      const value =
        schema.type === 'array' ? values : schema.type === 'boolean' ? values[0] === 'true' : values[0];
      return faults(pointer, value).length > 0;
    });
  return {
    ...Object.fromEntries(refused.map(({ name }) => [name, ['Not valid.']])),
    ...(query.has('period') && query.has('month') && { non_field_errors: ['A period or a month.'] }),
    ...((query.get('from') ?? '') > (query.get('to') ?? '~') && { non_field_errors: ['The wrong order.'] }),
  };
}

/** `/email must match format "email"` belongs to `email`. */
function inFields(found: readonly string[]): Fields {
  return Object.fromEntries(
    found.map((fault) => [/^\/(\w+)/.exec(fault)?.[1] ?? 'non_field_errors', ['Not valid.']]),
  );
}

const STRONG = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d]).{8,}$/;

function brokenRules(body: Record<string, unknown>): Fields {
  const field = 'new_password' in body ? 'new_password' : 're_password' in body ? 'password' : null;
  const repeated = body[`re_${field ?? ''}`];
  return {
    ...(field !== null && !STRONG.test(String(body[field])) && { [field]: ['Too weak.'] }),
    ...(field !== null && repeated !== body[field] && { non_field_errors: ['The passwords do not match.'] }),
    ...(body['terms_accepted'] === false && { terms_accepted: ['Accept the terms.'] }),
  };
}
