import type { Context } from 'hono';
import { core } from 'zod/mini';

import { bodyText } from './body-text.ts';
import { fieldErrors } from './field-errors.ts';
import { invalid, notJson, type FieldErrors } from './problem.ts';

const SECRET = /password|refresh|token/;

/**
 * The body if it is what the description promises; otherwise a 400 with messages per field, or 415 for anything but JSON.
 *
 * @param judge rules beyond the schema; sees only the fields that fit the schema, so that all faults are told at once
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
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ non_field_errors: ['The request body is not valid JSON.'] });
  }
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
