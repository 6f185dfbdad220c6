import type { Context } from 'hono';
import { core } from 'zod/mini';

import { fieldErrors } from './field-errors.ts';
import { invalid } from './problem.ts';

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

/** A key that stands for one value and is repeated stays a list, which its schema refuses. */
function read(values: string[], kind: string): unknown {
  const [value, ...more] = values;
  if (kind === 'array' || more.length > 0) return values;
  return kind === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value;
}

function kindOf(type: core.$ZodType): string {
  const { def } = type._zod;
  return 'innerType' in def ? kindOf(def.innerType as core.$ZodType) : def.type;
}
