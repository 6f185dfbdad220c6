import * as z from 'zod';

import type { Interaction } from './contract.ts';
import { states } from './states.ts';

interface CataloguedState {
  readonly name: string;
  readonly sentence: string;
  /** JSON Schemas. */
  readonly params: object;
  readonly values: object;
  /** Descriptions of the interactions that need it. */
  readonly interactions: readonly string[];
}

/** Every state of the glossary, with the shapes of its parameters and values and with who needs it. */
export function stateCatalogue(interactions: readonly Interaction[]): CataloguedState[] {
  return Object.entries(states).map(([name, { sentence, params, values }]) => ({
    name,
    sentence,
    params: z.toJSONSchema(params),
    values: z.toJSONSchema(values),
    interactions: interactions
      .filter(({ providerStates = [] }) => providerStates.some((state) => state.name === name))
      .map(({ description }) => description),
  }));
}

/** The catalogue for people. */
export function stateCataloguePage(catalogue: readonly CataloguedState[]): string {
  const rows = catalogue.map(({ name, sentence, params, values, interactions }) =>
    [name, namesOf(params), namesOf(values), sentence, String(interactions.length)].join(' | '),
  );
  return `# Provider states

Written by \`npm run contract\` from \`pacts/states\`. \`states.json\` has the JSON Schemas of parameters and values, and
the interactions that need each state. Where a state speaks of the member, another one before it signs the member in.

| State | Parameters | Values | What has to be true | Interactions |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}

function namesOf(schema: object): string {
  const { properties = {} } = schema as { properties?: object };
  const names = Object.keys(properties).map((name) => `\`${name}\``);
  return names.length === 0 ? '–' : names.join(', ');
}
