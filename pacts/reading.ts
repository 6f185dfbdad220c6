import { safeParse, type $ZodType } from 'zod/v4/core';

import type { Operation } from '#api-spec/description.ts';
import type { Interaction, MatchingRule } from './contract.ts';
import { operationOf } from './coverage.ts';
import { enumsIn, fieldsOf, joined, type Path } from './readers.ts';

/**
 * One sentence for each difference between what the site reads of successful answers and what the contract asks:
 * a field that an interaction lacks, a field that nobody reads, an enum that takes any text, and a field that no
 * interaction of an operation has with a value in it.
 */
export function readingFaults(
  readers: Readonly<Record<string, $ZodType>>,
  interactions: readonly Interaction[],
  operations: readonly Operation[],
): string[] {
  const successes = interactions.filter(({ response }) => response.status < 300);
  return operations.flatMap((operation) => {
    const own = successes.filter((one) => operationOf(one, operations) === operation);
    const reader = readers[operation.id];
    if (reader === undefined) {
      const unread = own.filter(({ response }) => response.body !== undefined);
      return unread.map(({ description }) => `"${description}" has a body, of which the site reads nothing.`);
    }
    const asked = new Set(own.flatMap(({ response }) => fieldsIn(response.body?.content, { empty: false })));
    return [
      ...own.flatMap((interaction) => faultsOf(interaction, reader)),
      ...fieldsOf(reader)
        .filter((field) => !asked.has(field))
        .map((field) => `No interaction of ${operation.id} has a value in ${field}, which the site reads.`),
    ];
  });
}

function faultsOf(interaction: Interaction, reader: $ZodType): string[] {
  const content = interaction.response.body?.content;
  const { data, error } = safeParse(reader, content);
  const missing = (error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} is not as the site reads it: ${message}`,
  );
  // Reading leaves out what the reader does not have.
  const read = new Set(fieldsIn(error === undefined ? data : content, { empty: true }));
  const excess = fieldsIn(content, { empty: true })
    .filter((field) => !read.has(field))
    .map((field) => `${field} is asked for, and the site does not read it.`);
  const free = enumsIn(reader, content)
    .filter(strictnessOf(interaction))
    .map((path) => `${path.join('.')} takes any text.`);
  return [...missing, ...excess, ...free].map((fault) => `"${interaction.description}": ${fault}`);
}

const NO_VALUE = 'a-value-that-nobody-knows';

/** Whether the contract accepts any text at a path: below a rule by type everything is compared by type. */
function strictnessOf({ response }: Interaction): (path: Path) => boolean {
  const rules = response.matchingRules?.body ?? {};
  return (path) => {
    const own = ruleAt(rules, path);
    if (own !== undefined) return own.matchers.every(acceptsAnyText);
    return path.some((_, depth) =>
      (ruleAt(rules, path.slice(0, depth))?.matchers ?? []).some(({ match }) => match === 'type'),
    );
  };
}

function acceptsAnyText({ match, regex }: MatchingRule['matchers'][number]): boolean {
  return match === 'regex' ? new RegExp(regex ?? '').test(NO_VALUE) : match === 'type';
}

function ruleAt(rules: Readonly<Record<string, MatchingRule>>, path: Path): MatchingRule | undefined {
  const keys = path.map((key) => (typeof key === 'number' ? `\\[(\\*|${key})\\]` : `\\.${key}`));
  const pattern = new RegExp(`^\\$${keys.join('')}$`);
  return Object.entries(rules).find(([at]) => pattern.test(at))?.[1];
}

/** The fields of an answer, with those that are null or an empty list or without: `results.*.room.name`. */
function fieldsIn(value: unknown, which: { empty: boolean }): string[] {
  const isList = Array.isArray(value);
  if (value === null || value === undefined || (isList && value.length === 0)) return which.empty ? [''] : [];
  if (typeof value !== 'object') return [''];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsIn(inner, which).map((field) => joined(isList ? '*' : name, field)),
  );
}
