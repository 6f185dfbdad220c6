import type { Context } from 'hono';
import { core } from 'zod/mini';

import { invalid, notJson, type FieldErrors } from './problem.ts';

const SECRET = /password|refresh|token/;

/**
 * The body if it is what the description promises; otherwise a 400 with messages per field, or 415 for anything but JSON.
 *
 * @param judge rules beyond the schema; sees only the fields that fit the schema, so that all faults are reported at once
 */
export async function validBody<Output extends object>(
  c: Context,
  schema: core.$ZodType<Output>,
  judge: (draft: Partial<Output>) => FieldErrors = () => ({}),
): Promise<Output> {
  const body = trimmed(await readJson(c));
  const parsed = core.safeParse(schema, body);
  const refused = parsed.success ? {} : fieldErrors(parsed.error.issues, body);
  const judged = judge(fieldsOutside(body, refused) as Partial<Output>);
  if (!parsed.success || Object.keys(judged).length > 0) throw invalid({ ...judged, ...refused });
  return parsed.data;
}

async function readJson(c: Context): Promise<unknown> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== undefined && mediaType !== 'application/json') throw notJson();
  const text = await bodyText(c);
  if (mediaType === undefined && text !== '') throw notJson();
  return parsedJson(text);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ non_field_errors: ['The request body is not valid JSON.'] });
  }
}

/** As `validBody`, for a page that is left: it can only send plain text, and gets no answer. */
export async function validTextBody<Output>(c: Context, schema: core.$ZodType<Output>): Promise<Output> {
  const body = parsedJson(await bodyText(c));
  const parsed = core.safeParse(schema, body);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues, body));
  return parsed.data;
}

/** As Django REST Framework does: outer spaces of text do not count, except in secrets. */
function trimmed(body: unknown): unknown {
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' && !SECRET.test(field) ? tidy(value) : value,
    ]),
  );
}

function tidy(text: string): string {
  return text.replaceAll(/[\u200B\u2060\uFEFF]/gu, '').trim();
}

function fieldsOutside(body: unknown, refused: FieldErrors): Record<string, unknown> {
  if (!isObject(body)) return {};
  return Object.fromEntries(Object.entries(body).filter(([field]) => !(field in refused)));
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** The query if it is what the description promises; otherwise a 400 with messages per parameter. */
export function validQuery<Schema extends core.$ZodObject>(c: Context, schema: Schema): core.output<Schema> {
  const given = c.req.queries();
  const query = Object.fromEntries(
    Object.entries(schema._zod.def.shape).flatMap(([name, type]) => {
      const values = given[name];
      return values === undefined ? [] : [[name, read(values, kindOf(type))] as const];
    }),
  );
  const parsed = core.safeParse(schema, query);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues, query));
  return parsed.data;
}

/** A key that takes one value and is repeated stays a list, which its schema refuses. */
function read(values: string[], kind: string): unknown {
  const [value, ...more] = values;
  if (kind === 'array' || more.length > 0) return values;
  return kind === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value;
}

function kindOf(type: core.$ZodType): string {
  const { def } = type._zod;
  return 'innerType' in def ? kindOf(def.innerType as core.$ZodType) : def.type;
}

/** Turns schema issues into the messages Django REST Framework would give. */
export function fieldErrors(issues: readonly core.$ZodIssue[], body: unknown): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    for (const [field, message] of messagesOf(issue, body)) {
      const messages = (fields[field] ??= []);
      if (!messages.includes(message)) messages.push(message);
    }
  }
  return fields;
}

function messagesOf(issue: core.$ZodIssue, body: unknown): [string, string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [key, 'This field is not known.']);
  const [field] = issue.path;
  if (field === undefined) return [['non_field_errors', 'Invalid data. Expected an object.']];
  return [[String(field), messageOf(issue, valueAt(body, issue.path))]];
}

function messageOf(issue: core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'This field is required.';
  if (value === null) return 'This field may not be null.';
  if (value === '') return 'This field may not be blank.';
  switch (issue.code) {
    case 'invalid_type':
      return `Not a valid ${issue.expected}.`;
    case 'too_small':
      return `Ensure this field has at least ${String(issue.minimum)} characters.`;
    case 'too_big':
      return `Ensure this field has no more than ${String(issue.maximum)} characters.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter a valid email address.' : 'Enter a valid value.';
    case 'invalid_value':
      return `${JSON.stringify(value)} is not a valid choice.`;
    default:
      return 'Enter a valid value.';
  }
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}

const MAX_BYTES = 64 * 1024;

/** The whole body; 400 for a large one. Read only where a body is described: elsewhere its size is no fault. */
async function bodyText(c: Context): Promise<string> {
  // Before anything is read, so that the answer reaches a caller who is still sending.
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function tooLarge() {
  return invalid({ non_field_errors: ['The request body is too large.'] });
}
