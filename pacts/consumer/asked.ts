import { MatchersV3 } from '@pact-foundation/pact';
import type { $ZodCheckRegex, $ZodType } from 'zod/v4/core';

import { partFor, type Schema } from '../readers.ts';
import { day, secret, text, timestamp } from './shapes.ts';

const { arrayContaining, boolean, eachLike, integer, string } = MatchersV3;

/**
 * What the contract asks of an answer: every field that the site reads, by this schema, and no other. The example says
 * which of several forms a value has; a matcher in it stands as it is. Null is asked for as null. A list of one example
 * stands for any list that is not empty; of none for the empty list; of more for exactly so many.
 */
export function asked(schema: $ZodType, example: unknown): unknown {
  if (isMatcher(example) || example === null) return example;
  const { def } = partFor(schema, exampleOf(example))._zod;
  switch (def.type) {
    case 'object':
      return askedFields(def.shape, example as Readonly<Record<string, unknown>>);
    case 'array': {
      const elements = (example as readonly unknown[]).map((one) => asked(def.element, one));
      return elements.length === 1 ? eachLike(elements[0] as never) : elements;
    }
    case 'enum':
      return text(`^(${Object.values(def.entries).join('|')})$`, example as string);
    case 'number':
      return integer(example as number);
    case 'boolean':
      return boolean(example as boolean);
    case 'string':
      return askedText(def, example as string);
    default:
      throw new Error(`The contract has no way yet to ask for "${def.type}".`);
  }
}

function askedFields(
  shape: Readonly<Record<string, $ZodType>>,
  example: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = Object.entries(shape).filter(
    ([name, inner]) => name in example || (inner as Schema)._zod.def.type !== 'optional',
  );
  return Object.fromEntries(
    fields.map(([name, inner]) => {
      if (!(name in example)) throw new Error(`The example has no ${name}.`);
      return [name, asked(inner, example[name])];
    }),
  );
}

type TextDef = Extract<Schema, { _zod: { def: { type: 'string' } } }>['_zod']['def'];

const FORMATS: Readonly<Record<string, (example: string) => unknown>> = {
  datetime: timestamp,
  date: day,
  // Compared with a key of our own, which is written so.
  uuid: (example) => text('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', example),
};

function askedText(def: TextDef, example: string): unknown {
  const format = 'format' in def ? FORMATS[String(def.format)] : undefined;
  if (format !== undefined) return format(example);
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const pattern = checks.find((check): check is $ZodCheckRegex['_zod']['def'] => 'pattern' in check)?.pattern;
  if (pattern !== undefined) return text(pattern.source, example);
  return checks.some(({ check }) => check === 'min_length') ? secret(example) : string(example);
}

function isMatcher(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'pact:matcher:type' in value;
}

/** A list that has at least these elements, in any order. */
export function containing(element: $ZodType, ...examples: readonly unknown[]): unknown {
  return arrayContaining(...examples.map((example) => asked(element, example) as never));
}

/** The example that a shape holds. Pact's own `reify` does not know `arrayContaining`. */
export function exampleOf(shape: unknown): unknown {
  if (typeof shape !== 'object' || shape === null) return shape;
  if (Array.isArray(shape)) return shape.map(exampleOf);
  if (isMatcher(shape)) return exampleOf('variants' in shape ? shape.variants : Reflect.get(shape, 'value'));
  return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, exampleOf(inner)]));
}
