import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Says what is wrong with a value; empty when it fits the schema at this JSON pointer of the description. */
export type SchemaCheck = (pointer: string, value: unknown) => string[];

/**
 * Checks against the schemas of a description, which are closed here: a field that is not described is a fault.
 *
 * @param partial nothing is required: for what names only the fields that somebody reads
 */
export function schemaCheck(description: object, { partial }: { partial: boolean }): SchemaCheck {
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
