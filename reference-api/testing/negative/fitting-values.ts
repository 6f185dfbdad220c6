import * as fc from 'fast-check';

import { resolved, type Schema } from './described-request.ts';

/** Values that fit a schema of the description. */
export function fitting(written: Schema): fc.Arbitrary<unknown> {
  const schema: Schema = resolved(written);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'object':
      return fittingObject(schema);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
    case 'string':
      return fc.oneof(fittingText(schema), ...(schema.examples ?? []).map((one) => fc.constant(one)));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 53), max: schema.maximum ?? 2 ** 53 });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function fittingText({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const instant = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  switch (format) {
    case 'email':
      return fc.oneof(fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.com$/), fc.emailAddress());
    case 'uuid':
      return fc.uuid();
    case 'date':
      return instant.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return instant.map((date) => date.toISOString());
    default:
      return fc.string({ unit: 'grapheme', minLength, maxLength });
  }
}
