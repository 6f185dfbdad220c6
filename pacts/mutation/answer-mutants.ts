import type { Interaction } from '../contract.ts';
import type { RecordedAnswer } from './proxy.ts';

/** One wrong answer: a description of the change, and the answer. */
export interface Mutant {
  readonly change: string;
  readonly answer: RecordedAnswer;
}

type Path = readonly (string | number)[];

/** Every way in which this answer could go wrong: in each field that the contract names, in the status, in the headers. */
export function answerMutants(interaction: Interaction, answer: RecordedAnswer): Mutant[] {
  const { headers = {}, body } = interaction.response;
  const status = answer.status === 200 ? 202 : 200;
  const changes = body === undefined ? [] : fieldChanges(body.content, answer.body, ruleOf(interaction));
  return [
    { change: 'another status', answer: { ...answer, status } },
    ...Object.keys(headers).flatMap((header) => headerChanges(header, answer)),
    ...changes.map(({ change, body: changed }) => ({
      change,
      answer: { ...answer, body: JSON.stringify(changed) },
    })),
  ];
}

function headerChanges(header: string, answer: RecordedAnswer): Mutant[] {
  const name = header.toLowerCase();
  const { [name]: _, ...others } = answer.headers;
  const other = name === 'content-type' ? 'text/plain' : '';
  const changed = { ...answer, headers: { ...others, [name]: other } };
  return [
    { change: `${header} is something else`, answer: changed },
    ...(other === '' ? [{ change: `${header} is missing`, answer: { ...answer, headers: others } }] : []),
  ];
}

interface Change {
  readonly change: string;
  readonly body: unknown;
}

/** Changes of each field that `expected` names, in a body that has it. */
function fieldChanges(expected: unknown, text: string, rule: (path: Path) => string): Change[] {
  const body: unknown = JSON.parse(text);
  return pathsIn(expected).flatMap((path) => {
    const value = valueAt(body, path);
    const field = path.length === 0 ? 'the body' : path.join('.');
    const last = path.at(-1);
    const to = (change: string, replacement: unknown): Change => ({
      change: `${field} ${change}`,
      body: replaced(body, path, replacement),
    });
    return [
      ...(typeof last === 'string' ? [to('is missing', undefined)] : []),
      ...(value === null
        ? [to('is not null', 'mutated')]
        : [to('is null', null), to('has another type', retyped(value))]),
      ...(Array.isArray(value) && value.length > 0 ? [to('is empty', [])] : []),
      // Below a list Pact lets any list pass for an empty one; the schemas check what is in it.
      ...(Array.isArray(value) && value.length === 0 && path.every((key) => typeof key === 'string')
        ? [to('is not empty', ['mutated'])]
        : []),
      ...(typeof value === 'string' ? [to('has another text', 'a-value-that-nobody-knows')] : []),
      ...(rule(path) === 'exact' && typeof value === 'boolean' ? [to('has another value', !value)] : []),
      ...(rule(path) === 'regex' && typeof value === 'string' ? [to('has another format', '')] : []),
    ];
  });
}

/** Fields and, of a list, its first element; the body itself too. */
function pathsIn(expected: unknown, at: Path = []): Path[] {
  if (Array.isArray(expected)) {
    return expected.length === 0
      ? [at]
      : [at, ...pathsIn(expected[0], [...at, 0]).filter((path) => path.length > at.length + 1)];
  }
  if (typeof expected !== 'object' || expected === null) return [at];
  return [at, ...Object.entries(expected).flatMap(([key, value]) => pathsIn(value, [...at, key]))];
}

/** How the contract compares a field: by `type`, `regex`, `integer`…, or `exact` where no rule loosens it. */
function ruleOf({ response }: Interaction): (path: Path) => string {
  const rules = response.matchingRules?.body ?? {};
  const named = (path: Path, index: (at: number) => string) =>
    rules[`$${path.map((key) => (typeof key === 'number' ? index(key) : `.${key}`)).join('')}`];
  return (path) => {
    const rule = named(path, () => '[*]') ?? named(path, (at) => `[${at}]`);
    return rule?.matchers.at(-1)?.match ?? 'exact';
  };
}

function retyped(value: unknown): unknown {
  // A number that is printed like an amount.
  if (typeof value === 'string') return 12.34;
  if (Array.isArray(value)) return { mutated: true };
  return 'mutated';
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Record<string | number, unknown>)[key], body);
}

/** `undefined` leaves a field out of the JSON. */
function replaced(body: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(body))
    return body.map((one: unknown, index) => (index === key ? replaced(one, rest, replacement) : one));
  const fields = body as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, replacement) };
}
